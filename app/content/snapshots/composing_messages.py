"""What a process that composes, or judges a draft as if it were published, is asked for and answers."""

from datetime import date
from pathlib import Path

from pydantic import BaseModel

from app.configuration.root import PICTURES_DIR
from app.content.editions.findings import Change, Finding
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault
from app.content.snapshots.variant import SiteVariant

CANDIDATE = "candidate"
"""The argument with which the process judges a draft."""


class ContentJob(BaseModel):
    """Read content and what is published, of this day in India; its pictures are converted into `pictures_dir`."""

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


class CandidateJob(ContentJob):
    """Judge `candidate` over it; `renders` also asks for its page."""

    candidate: PublishedEdition
    renders: bool = False


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
