"""Which form a lead came through, and how."""

from collections.abc import Mapping
from enum import StrEnum

from app.outbox.sections import Section


class LeadKind(StrEnum):
    """The two forms. Staff see them as "Contact Query" and "Speak Query"."""

    CONTACT = "contact"
    ADVISOR = "advisor"


SECTIONS: Mapping[LeadKind, Section] = {LeadKind.CONTACT: Section.CONTACT, LeadKind.ADVISOR: Section.SPEAK}
"""Where staff find the queries of a kind."""

LISTS: Mapping[str, LeadKind] = {section.value: kind for kind, section in SECTIONS.items()}
"""The staff lists by their name on the wire."""


class Via(StrEnum):
    """How a lead reached the server: sent by the form's script, as a plain form post, or by another program."""

    SCRIPT = "script"
    FORM = "form"
    API = "api"
