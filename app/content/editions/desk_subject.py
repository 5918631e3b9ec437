"""A subject of the desk: what is published of it now, what a draft stands over, and faults of a changed base."""

from collections.abc import Iterable
from typing import Any

from app.content.editions.published import Kind
from app.content.errors import Fault
from app.content.models.base import ContentModel

_BASE_CHANGED = "base"


class Subject(ContentModel):
    """A strategy's figures or a section of words.

    `data` is what is published now, in the shape of an edition's; `number` 0 means the content folder's own.
    `base_digest` is the digest of what the folder holds, with nothing laid over.
    """

    kind: Kind
    subject: str
    number: int
    base_digest: str
    data: dict[str, Any]


class DeskTerm(ContentModel):
    """A stated figure: its name in the file and its name for staff."""

    name: str
    label: str


class DeskDataset(ContentModel):
    """A dataset of a strategy; `columns` are those of its rows, `stated` are the sums that may be stated.

    `names` are the page's names for a column, by the column's own name. The first one stands in heads of tables.
    """

    id: str
    title: str
    kind: str
    columns: list[str]
    names: dict[str, list[str]] = {}
    stated: list[DeskTerm] = []


class DeskMetrics(ContentModel):
    """A block of single figures."""

    id: str
    title: str
    labels: list[str]


class DeskSubject(Subject):
    """A subject under the names that staff use.

    `page` is the page that shows it; `group` is the heading under which a section is listed.
    """

    title: str
    group: str | None
    page: str | None
    datasets: list[DeskDataset] = []
    terms: list[DeskTerm] = []
    metrics: list[DeskMetrics] = []
    value_schema: dict[str, Any] | None = None


def cause_of(kind: Kind, subject: str, digest: str | None) -> str:
    """Return the cause of the fault that the folder has changed; `digest` is of what it holds now, None for nothing."""
    return " ".join((_BASE_CHANGED, kind, subject, digest or ""))


def changed_base(faults: Iterable[Fault], kind: Kind, subject: str) -> str | None:
    """Return the digest of what the folder holds now if it changed below what is published, else None."""
    beginning = cause_of(kind, subject, "")
    found = (fault.cause for fault in faults if fault.cause.startswith(beginning))
    return next((cause.removeprefix(beginning) for cause in found), None)
