"""The folder changed below an edition: the fault that says so carries what the folder holds now."""

from collections.abc import Iterable

from app.content.editions.published import Kind
from app.content.errors import Fault

_MARK = "base"


def cause_of(kind: Kind, subject: str, digest: str | None) -> str:
    """Return the cause of that fault; `digest` is of what the folder holds of the subject, None where it has none."""
    return " ".join((_MARK, kind, subject, digest or ""))


def changed_base(faults: Iterable[Fault], kind: Kind, subject: str) -> str | None:
    """Return the digest of what the folder holds now where it changed below what is published, else None."""
    beginning = cause_of(kind, subject, "")
    found = (fault.cause for fault in faults if fault.cause.startswith(beginning))
    return next((cause.removeprefix(beginning) for cause in found), None)
