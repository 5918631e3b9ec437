"""The model of `edition.yaml`, one published edition."""

from datetime import date, datetime
from typing import Any

from app.content.editions.published import Kind
from app.content.models.base import ContentModel

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
