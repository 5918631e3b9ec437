"""Which form a lead came through, and how."""

from enum import StrEnum


class LeadKind(StrEnum):
    """The two forms. Staff see them as "Contact Query" and "Speak Query"."""

    CONTACT = "contact"
    ADVISOR = "advisor"


class Via(StrEnum):
    """How a lead reached the server: sent by the form's script, as a plain form post, or by another program."""

    SCRIPT = "script"
    FORM = "form"
    API = "api"
