"""A published edition as files: `edition.yaml`, and a CSV file for the rows of each dataset."""

from datetime import date, datetime
from typing import Any

from app.content.editions.figures_data import figures_in
from app.content.editions.published import Kind
from app.content.errors import ContentError, Fault
from app.content.models.base import ContentModel
from app.content.reading.overlay.figures_overlay import csv_of
from app.desk.publishing.history.edition_yaml import write_yaml

FILE_NAME = "edition.yaml"


class EditionFile(ContentModel):
    """One publication in the history.

    `data` is None if it brought back the content folder's own state. `number` counts the subject's publications,
    `sequence` those of the whole site.
    """

    kind: Kind
    subject: str
    number: int
    sequence: int
    as_on: date | None = None
    published_at: datetime
    id: str
    revision: int
    base_digest: str
    again_of: int | None = None
    why: str | None = None
    created_by: str
    created_at: datetime
    changed_by: str
    changed_at: datetime
    authors: list[str]
    proposed_by: str | None = None
    proposed_at: datetime | None = None
    approved_by: str | None = None
    approved_at: datetime | None = None
    approved_alone: bool = False
    approvals: list[str] = []
    publish_at: datetime | None = None
    data: dict[str, Any] | None

    @property
    def place(self) -> str:
        """Return its folder, relative to the folder of all editions."""
        day = "" if self.as_on is None else f"-{self.as_on.isoformat()}"
        return f"{self.subject}/{self.number}{day}"


def files_of(edition: EditionFile) -> dict[str, str]:
    """Return the texts of an edition's files by their names. Raises ContentError for figures of another shape."""
    described = edition.model_dump(by_alias=True, mode="json", exclude_defaults=True, exclude={"data"})
    data, tables = edition.data, {}
    if edition.kind == "figures" and data is not None:
        try:
            figures = figures_in(data)
        except ValueError as error:
            raise ContentError([Fault(edition.place, 1, "", str(error))]) from None
        rows = {"datasets": {"__all__": {"columns", "rows"}}}
        data = figures.model_dump(by_alias=True, mode="json", exclude_defaults=True, exclude=rows)
        # The kind first, as in the content folder.
        data["datasets"] = {name: {"kind": one["kind"], **one} for name, one in data["datasets"].items()}
        tables = {f"{name}.csv": csv_of(cells) for name, cells in figures.datasets.items()}
    return {FILE_NAME: write_yaml({**described, "data": data}), **tables}
