"""Which form a lead came through, and how."""

from collections.abc import Mapping
from enum import StrEnum

from app.outbox.query_kinds import QueryKind


class LeadKind(StrEnum):
    """The two forms. Staff see them as "Contact Query" and "Speak Query"."""

    CONTACT = "contact"
    ADVISOR = "advisor"


QUERY_KINDS: Mapping[LeadKind, QueryKind] = {LeadKind.CONTACT: QueryKind.CONTACT, LeadKind.ADVISOR: QueryKind.SPEAK}
"""What staff call the queries of a form."""

LISTS: Mapping[str, LeadKind] = {query_kind.value: kind for kind, query_kind in QUERY_KINDS.items()}
"""The staff lists by their name on the wire."""


class Via(StrEnum):
    """How a lead reached the server: sent by the form's script, as a plain form post, or by another program."""

    SCRIPT = "script"
    FORM = "form"
    API = "api"
