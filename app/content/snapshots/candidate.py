"""A draft, judged and composed in a process of its own as if it were published."""

from datetime import date
from pathlib import Path

from pydantic import BaseModel

from app.configuration.root import PICTURES_DIR
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.snapshots.edition import Edition
from app.content.snapshots.job import COMMAND, answer_of

CANDIDATE = "candidate"


class CandidateJob(BaseModel):
    """Judge `candidate` over a folder and what is published, as of this day in India; `draws` asks for its page too."""

    content_dir: Path
    publications_file: Path | None
    pictures_dir: Path = PICTURES_DIR
    candidate: PublishedEdition
    edition: Edition
    today: date
    draws: bool = False


ELSEWHERE = "elsewhere"
"""The file of faults that lie outside of the edition: the message says where."""


def figures_file(strategy: str) -> str:
    """Return the name under which faults of a strategy's fields stand, with their paths in the edition's data.

    Those of its rows stand in `<dataset>.csv` below it.
    """
    return f"figures/{strategy}"


def words_file(section: str) -> str:
    """Return the name under which faults of a section's words stand, their fields as its form has them."""
    return f"words/{section}"


class Change(BaseModel):
    """A figure or text that the candidate changes; None where there was or will be none."""

    label: str
    before: str | None
    after: str | None


class CandidateOutcome(BaseModel):
    """What was found.

    `is_published_faulty` says whether what is published now has faults as well, without the candidate. `base_digest`
    is of what the folder holds of the subject now, None where it has none. `asks` are values that are
    possible and unlikely. `request_json` is the RenderRequest of the subject's page and `downloads` are its CSVs by
    dataset, both for a candidate without faults and if they were asked for.
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
    """Do the job in a process of its own. Raises ComposerFailed when it ends without an answer."""
    return answer_of((*COMMAND, CANDIDATE), job, CandidateOutcome)
