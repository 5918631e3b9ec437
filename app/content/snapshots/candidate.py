"""A draft that is judged and composed in its own process, as if it were published."""

from pydantic import BaseModel, Field

from app.content.editions.published import PublishedEdition
from app.content.models.base import ContentModel
from app.content.snapshots.job import COMMAND, ContentJob, answer_of

CANDIDATE = "candidate"


class CandidateJob(ContentJob):
    """Judge `candidate` over it; `draws` also asks for its page."""

    candidate: PublishedEdition
    draws: bool = False


class Finding(ContentModel):
    """A fault or question and its place: a row of a dataset, counted from 0, or a field.

    A place outside the edition is named by the message. `mayBeConfirmed`: staff may confirm that the value is right;
    then it is no fault.
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

    `base_digest` is of what the folder holds of the subject now, None if it has none. `asks` are values that are
    possible but unlikely. `request_json` is the RenderRequest of the subject's page and `downloads` are its CSVs by
    dataset; both exist for a candidate without faults, if they were asked for.
    """

    faults: list[Finding]
    base_digest: str | None
    is_published_faulty: bool = False
    asks: list[Finding] = []
    changes: list[Change] = []
    page_path: str | None = None
    request_json: str | None = None
    downloads: dict[str, str] = {}


def judge_candidate(job: CandidateJob) -> CandidateOutcome:
    """Do the job in its own process. Raises ComposerFailed if it ends without an answer."""
    return answer_of((*COMMAND, CANDIDATE), job, CandidateOutcome)
