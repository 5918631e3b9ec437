"""A page with the figures of an earlier edition, composed in a process of its own when somebody asks for it."""

from datetime import date
from pathlib import Path

from pydantic import BaseModel

from app.content.editions.page_editions import ReplacedEdition
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.snapshots.edition import Edition
from app.content.snapshots.job import COMMAND, answer_of

AS_ON = "as-on"
# A visitor waits for it.
PATIENCE_S = 25


class AsOnJob(BaseModel):
    """Compose the page of `figures` as if these were in force, saying that they are `replaced`.

    `others` are the page's other replaced editions. The day is today's in India.
    """

    content_dir: Path
    publications_file: Path
    edition: Edition
    today: date
    figures: PublishedEdition
    replaced: ReplacedEdition
    others: tuple[ReplacedEdition, ...]


class AsOnOutcome(BaseModel):
    """The RenderRequest and the CSVs by the name of each, or why there is none.

    `content_digest` is of what it was composed of; None where there are faults.
    """

    faults: list[Fault] = []
    content_digest: str | None = None
    request_json: str = ""
    files: dict[str, str] = {}


def compose_as_on(job: AsOnJob) -> AsOnOutcome:
    """Do the job in a process of its own. Raises ComposerFailed when it ends without an answer, or late."""
    return answer_of((*COMMAND, AS_ON), job, AsOnOutcome, patience_s=PATIENCE_S)
