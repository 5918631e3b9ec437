"""A published edition as `edition.yaml` tells it."""

from datetime import date
from typing import Annotated, Any

from pydantic import AwareDatetime, Field, StringConstraints

from app.content.editions.published import Kind
from app.content.models.base import ContentModel
from app.publishing.records import NAME_LENGTH, SUBJECT_LENGTH, WHY_LENGTH

FILE_NAME = "edition.yaml"

_Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LENGTH)]
_Subject = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+(/[a-z0-9-]+)*$", max_length=SUBJECT_LENGTH)]
_Count = Annotated[int, Field(ge=1)]


class EditionFile(ContentModel):
    """All that the history knows of one publication. `data` None: the content folder's own state was brought back.

    `number` counts the subject's publications, `sequence` those of the whole site.
    """

    kind: Kind
    subject: _Subject
    number: _Count
    sequence: _Count
    as_on: date | None = None
    published_at: AwareDatetime
    id: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{24}$")]
    revision: _Count
    base_digest: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
    again_of: Annotated[int, Field(ge=0)] | None = None
    why: Annotated[str, StringConstraints(max_length=WHY_LENGTH)] | None = None
    created_by: _Name
    created_at: AwareDatetime
    changed_by: _Name
    changed_at: AwareDatetime
    authors: list[_Name]
    proposed_by: _Name | None = None
    proposed_at: AwareDatetime | None = None
    approved_by: _Name | None = None
    approved_at: AwareDatetime | None = None
    approved_alone: bool = False
    approvals: list[_Name] = []
    publish_at: AwareDatetime | None = None
    data: dict[str, Any] | None

    @property
    def place(self) -> str:
        """Return its folder below that of all editions."""
        day = "" if self.as_on is None else f"-{self.as_on.isoformat()}"
        return f"{self.subject}/{self.number}{day}"
