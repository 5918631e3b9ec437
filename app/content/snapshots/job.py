"""The input and the answer of a process that composes, or judges a draft as if it were published; and how it is run."""

import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, Field, ValidationError

from app.configuration.root import PICTURES_DIR, ROOT
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.models.base import ContentModel
from app.content.snapshots.variant import SiteVariant

Outcome = TypeVar("Outcome", bound=BaseModel)

COMMAND = (sys.executable, "-m", "app.content.composing")
# A thousand strategies take ten seconds; a process that takes longer than this hangs.
PATIENCE_S = 300
CANDIDATE = "candidate"


class ContentJob(BaseModel):
    """Read content, and what is published over it, as of this day in India.

    Pictures that pages name are converted into `pictures_dir`.
    """

    content_dir: Path
    publications_file: Path | None
    pictures_dir: Path = PICTURES_DIR
    variant: SiteVariant
    today: date


class ComposeJob(ContentJob):
    """Compose it, and keep the snapshot in `folder`.

    `variant_name` is the variant's name as the asking process computes it; other code on the disk would compute
    another.
    """

    folder: Path
    variant_name: str


class ComposeOutcome(BaseModel):
    """The reasons why there is no snapshot. Without faults there is one."""

    faults: list[Fault]


class ComposerFailed(Exception):  # noqa: N818 - what happened, not a mistake of the content
    """The process ended without an answer."""


def run_composer(job: ComposeJob) -> ComposeOutcome:
    """Do the job in its own process. Raises ComposerFailed if it ends without an answer."""
    return answer_of(COMMAND, job, ComposeOutcome)


def answer_of(command: Sequence[str], job: BaseModel, outcome: type[Outcome]) -> Outcome:
    """Give a job to a process and return its answer.

    Raises ComposerFailed if the process ends without an answer, or is killed because it gives none within PATIENCE_S.
    Its exit status is ignored, because gunicorn's master may have collected it already.
    """
    try:
        finished = subprocess.run(  # noqa: S603 - our own module
            command,
            cwd=ROOT,
            input=job.model_dump_json().encode(),
            capture_output=True,
            timeout=PATIENCE_S,
            check=False,
        )
        return outcome.model_validate_json(finished.stdout)
    except (subprocess.TimeoutExpired, OSError) as error:
        raise ComposerFailed(str(error)) from None
    except ValidationError:
        lines = finished.stderr.decode(errors="replace").strip().splitlines()
        raise ComposerFailed(lines[-1] if lines else "it ended without output") from None


class CandidateJob(ContentJob):
    """Judge `candidate` over it; `renders` also asks for its page."""

    candidate: PublishedEdition
    renders: bool = False


class Finding(ContentModel):
    """A fault or question and its place: a row of a dataset, counted from 0, or a field.

    A place outside the edition is named by the message. `mayBeConfirmed`: staff may confirm that the value is right;
    then it is not a fault.
    """

    dataset: str | None = None
    row: int | None = Field(ge=0, default=None)
    column: str | None = None
    field: str = ""
    message: str
    may_be_confirmed: bool = False


class Change(ContentModel):
    """One change by an edition; null on the side that has no value."""

    label: str
    before: str | None
    after: str | None


class CandidateOutcome(BaseModel):
    """The result. `is_published_faulty`: what is published now has faults too, without the candidate.

    `original_digest` is of the subject's original values now, None beside faults. `questions` are about values that are
    possible but unlikely. `request_json` is the RenderRequest of the subject's page, for a candidate without faults and
    if it was asked for.
    """

    faults: list[Finding]
    original_digest: str | None = None
    is_published_faulty: bool = False
    questions: list[Finding] = []
    changes: list[Change] = []
    page_path: str | None = None
    request_json: str | None = None


def judge_candidate(job: CandidateJob) -> CandidateOutcome:
    """Do the job in its own process. Raises ComposerFailed if it ends without an answer."""
    return answer_of((*COMMAND, CANDIDATE), job, CandidateOutcome)
