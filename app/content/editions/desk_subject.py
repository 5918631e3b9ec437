"""What the panel's desk knows of a subject: what is published of it now, and what a draft stands over."""

from typing import Any

from app.content.editions.published import Kind
from app.content.models.base import ContentModel


class DeskTerm(ContentModel):
    """A stated figure by its name in the file and as staff read it."""

    name: str
    label: str


class DeskDataset(ContentModel):
    """A dataset of a strategy; `columns` are those of its rows, `stated` are sums that may be stated of them.

    `names` are what the page calls a column, by the column's own name: first as in heads of tables.
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

    `data` is what is published now, in the shape of an edition's; `number` 0 says it is the content folder's own.
    `base_digest` is of what the folder holds. `page` is where it is seen, `group` under what a section is listed.
    """

    kind: Kind
    subject: str
    title: str
    group: str | None
    page: str | None
    number: int
    base_digest: str
    data: dict[str, Any]
    datasets: list[DeskDataset] = []
    terms: list[DeskTerm] = []
    metrics: list[DeskMetrics] = []
    value_schema: dict[str, Any] | None = None
