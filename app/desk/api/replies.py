"""Replies of the desk."""

from typing import Any, Literal

from typing_extensions import TypedDict

from app.content.editions.findings import Change, Finding
from app.content.editions.published import DeskSubject, Kind
from app.content.snapshots.composing_messages import CandidateOutcome
from app.desk.publishing.edition_store import edition_data
from app.desk.publishing.records import EditionRecord
from app.web.api_view import Reply
from app.web.wire_values import Count, DayInIndia, Moment

EditionState = Literal["draft", "proposed", "scheduled", "published", "discarded"]
StatedParts = Literal["all", "some", "none"]
JsonObject = dict[str, Any]


class EditionReply(Reply):
    """An edition without its data. `note` is for staff."""

    id: str
    kind: Kind
    subject: str
    number: Count | None
    state: EditionState
    revision: Count
    as_on: DayInIndia | None
    note: str | None
    why: str | None
    created_by: str
    changed_by: str
    changed_at: Moment
    authors: list[str]
    proposed_by: str | None
    proposed_at: Moment | None
    approved_by: str | None
    approvals: list[str]
    approved_alone: bool
    publish_at: Moment | None
    published_at: Moment | None
    again_of: Count | None


class ApprovalReply(TypedDict):
    """The effect of an approval by this member: `complete`, `alone` or `in part`; or why it is refused."""

    refusal: str | None
    verdict: Literal["complete", "alone", "in part"] | None


class FindingsReply(Reply):
    """The findings of a check. `questions` block nothing; `approval` is None if none is waited for."""

    faults: list[Finding]
    questions: list[Finding]
    changes: list[Change]
    approval: ApprovalReply | None


class FaultyEditionReply(TypedDict):
    """The faults that kept an edition from being proposed or published."""

    message: str
    errors: dict[str, str]
    findings: FindingsReply


class EditionStepReply(TypedDict):
    """The edition after a step, or a new one."""

    edition: EditionReply


class LiveReply(TypedDict):
    """Whether all web processes of this machine show the edition or something newer."""

    isLive: bool


class EditionViewReply(TypedDict):
    """An edition and its data."""

    edition: EditionReply
    data: JsonObject | None


class PreviewReply(TypedDict):
    """The address of a preview, the saved state it shows, and when it ends. Anybody who knows it may look."""

    address: str
    savedAt: Moment
    endsAt: Moment


class SubjectInList(Reply):
    """A strategy or a section of words in the desk's list.

    `asOn` and `ageDays`, counted to today in India, are of stated figures. `number` is the published edition's, 0
    without one. `originalsChanged`: the original values are no longer those that it replaced.
    """

    subject: str
    title: str
    group: str | None
    as_on: DayInIndia | None
    age_days: int | None
    stated: StatedParts
    number: int
    edition: EditionReply | None
    originals_changed: bool


class SubjectListReply(TypedDict):
    """All strategies, or all sections of words.

    `contentFaults` are faults of the content folder together with published editions. While there are any, visitors see
    the last good content.
    """

    today: DayInIndia
    contentFaults: list[str]
    subjects: list[SubjectInList]


class SubjectViewReply(TypedDict):
    """A subject, its open edition, and its publications, newest first."""

    subject: DeskSubject
    open: EditionReply | None
    history: list[EditionReply]


def edition_as_json(record: EditionRecord) -> EditionReply:
    """Return an edition with its note."""
    return EditionReply(**vars(record), note=(edition_data(record.id) or {}).get("note"))


def findings_as_json(outcome: CandidateOutcome, approval: ApprovalReply | None = None) -> FindingsReply:
    """Return the findings of a check."""
    return FindingsReply(faults=outcome.faults, questions=outcome.questions, changes=outcome.changes, approval=approval)


def stated_parts(subject: DeskSubject) -> StatedParts:
    """Return whether all, some or none of a strategy's datasets have stated rows."""
    stated = [bool(dataset["rows"]) for dataset in subject.data.get("datasets", {}).values()]
    if not any(stated):
        return "none"
    return "all" if all(stated) else "some"
