"""A subject of the desk: what is published of it now, and what a draft stands over."""

from dataclasses import dataclass
from typing import Any

from app.content.editions.published import Kind
from app.content.models.base import ContentModel


@dataclass(frozen=True)
class Subject:
    """A strategy's figures or a section of words.

    `data` is what is published now, in the shape of an edition's; `number` 0 means the content folder's own.
    `base_digest` is the digest of what that stands over. `base_changed`: the folder holds something else since.
    """

    kind: Kind
    subject: str
    number: int
    base_digest: str
    base_changed: bool
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


class DeskSubject(ContentModel):
    """A strategy or a section of words.

    `page` is the page that shows it; `group` is the heading under which a section is listed. The other fields are those
    of `Subject`.
    """

    kind: Kind
    subject: str
    title: str
    group: str | None
    page: str | None
    number: int
    base_digest: str
    base_changed: bool
    data: dict[str, Any]
    datasets: list[DeskDataset] = []
    terms: list[DeskTerm] = []
    metrics: list[DeskMetrics] = []
    value_schema: dict[str, Any] | None = None
