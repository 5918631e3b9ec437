"""A draft that is judged and composed in its own process, as if it were published."""

from datetime import date
from pathlib import Path

from pydantic import BaseModel

from app.configuration.root import PICTURES_DIR
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.snapshots.job import COMMAND, answer_of
from app.content.snapshots.variant import SiteVariant

CANDIDATE = "candidate"


class CandidateJob(BaseModel):
    """Judge `candidate` over a folder and what is published, on this day in India; `draws` also asks for its page."""

    content_dir: Path
    publications_file: Path | None
    pictures_dir: Path = PICTURES_DIR
    candidate: PublishedEdition
    variant: SiteVariant
    today: date
    draws: bool = False


ELSEWHERE = "elsewhere"
"""The file name of faults outside the edition. Their message gives the place."""


def figures_file(strategy: str) -> str:
    """Return the file name of faults in a strategy's fields, which have their paths in the edition's data.

    Faults of its rows stand in `<dataset>.csv` below it.
    """
    return f"figures/{strategy}"


def words_file(section: str) -> str:
    """Return the file name of faults in a section's words, whose fields are those of its form."""
    return f"words/{section}"


class Change(BaseModel):
    """A figure or text that the candidate changes; None if there was or will be none."""

    label: str
    before: str | None
    after: str | None


class CandidateOutcome(BaseModel):
    """The result. `is_published_faulty`: what is published now has faults too, without the candidate.

    `base_digest` is of what the folder holds of the subject now, None if it has none. `asks` are values that are
    possible but unlikely. `request_json` is the RenderRequest of the subject's page and `downloads` are its CSVs by
    dataset; both exist for a candidate without faults, if they were asked for.
    """

    faults: list[Fault]
    base_digest: str | None
    is_published_faulty: bool = False
    asks: list[Fault] = []
    changes: list[Change] = []
    page_path: str | None = None
    request_json: str | None = None
    downloads: dict[str, str] = {}


def judge_candidate(job: CandidateJob) -> CandidateOutcome:
    """Do the job in its own process. Raises ComposerFailed if it ends without an answer."""
    return answer_of((*COMMAND, CANDIDATE), job, CandidateOutcome)
