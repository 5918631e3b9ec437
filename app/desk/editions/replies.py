"""Replies of the desk."""

from typing import Any, Literal

from typing_extensions import TypedDict

from app.content.editions.published import DeskSubject, Kind
from app.content.snapshots.job import CandidateOutcome, Change, Finding
from app.desk.publishing.records import EditionRecord
from app.web.api_view import Reply
from app.web.wire_values import Count, DayInIndia, Moment

EditionState = Literal["draft", "proposed", "scheduled", "published", "discarded"]
StatedParts = Literal["all", "some", "none"]
JsonObject = dict[str, Any]


class EditionReply(Reply):
    """An edition without its data. `isCurrent`: visitors see it. `baseChanged`: the content folder changed below it."""

    id: str
    kind: Kind
    subject: str
    title: str
    number: Count | None
    state: EditionState
    revision: Count
    as_on: DayInIndia | None
    note: str | None
    why: str | None
    created_by: str
    created_at: Moment
    changed_by: str
    changed_at: Moment
    authors: list[str]
    proposed_by: str | None
    proposed_at: Moment | None
    approved_by: str | None
    approved_at: Moment | None
    approvals: list[str]
    approved_alone: bool
    publish_at: Moment | None
    published_at: Moment | None
    again_of: Count | None
    is_current: bool
    base_changed: bool


class ApprovalReply(TypedDict):
    """The effect of an approval by this member: `complete`, `alone` or `in part`; or why it is refused."""

    refusal: str | None
    verdict: Literal["complete", "alone", "in part"] | None


class FindingsReply(Reply):
    """The findings of a check. `asks` are questions and block nothing; `approval` is None if none is waited for."""

    faults: list[Finding]
    asks: list[Finding]
    changes: list[Change]
    approval: ApprovalReply | None


class FaultyEditionReply(TypedDict):
    """The faults that kept an edition from being proposed or published."""

    message: str
    errors: dict[str, str]
    findings: FindingsReply


class EditionStepReply(TypedDict):
    """The edition after a step."""

    edition: EditionReply


class LiveReply(TypedDict):
    """Whether all web processes of this machine show the edition or something newer."""

    isLive: bool


class NewEditionReply(TypedDict):
    """A new draft and its initial data."""

    edition: EditionReply
    data: JsonObject | None


class EditionViewReply(TypedDict):
    """An edition, its data, and the published data of its subject."""

    edition: EditionReply
    data: JsonObject | None
    published: JsonObject


class PreviewReply(TypedDict):
    """The address of a preview, the saved state it shows, and when it ends. Anybody who knows it may look."""

    address: str
    savedAt: Moment
    endsAt: Moment


class SubjectInList(TypedDict):
    """A strategy in the desk's list. `ageDays` counts from the as-on date to today in India."""

    slug: str
    name: str
    path: str | None
    asOn: DayInIndia | None
    ageDays: int | None
    stated: StatedParts
    edition: EditionReply | None
    baseChanged: bool


class FiguresOverview(TypedDict):
    """All strategies.

    `contentFaults` are faults of the content folder together with published editions. While there are any, visitors see
    the last good content.
    """

    today: DayInIndia
    contentFaults: list[str]
    strategies: list[SubjectInList]


class TermReply(Reply):
    """A stated figure of a strategy."""

    name: str
    label: str


class DatasetReply(Reply):
    """A dataset of a strategy; `stated` lists the sums that a document may state of it."""

    id: str
    title: str
    kind: str
    columns: list[str]
    stated: list[TermReply]


class MetricsReply(Reply):
    """A block of single figures."""

    id: str
    title: str
    labels: list[str]


class StrategyDesk(Reply):
    """One strategy's desk. `history` has the newest publication first; number 0 is the repository's own."""

    slug: str
    name: str
    path: str | None
    current: JsonObject
    number: Count
    datasets: list[DatasetReply]
    terms: list[TermReply]
    metrics: list[MetricsReply]
    open: EditionReply | None
    history: list[EditionReply]


class SectionInList(TypedDict):
    """A section of words in the list of the desk."""

    id: str
    title: str
    page: str | None
    group: str | None
    edition: EditionReply | None
    baseChanged: bool


class WordsOverview(TypedDict):
    """All sections of words; `contentFaults` as for figures."""

    contentFaults: list[str]
    sections: list[SectionInList]


class SectionDesk(TypedDict):
    """One section's desk. `schema` is the JSON Schema of `value`."""

    id: str
    title: str
    page: str | None
    schema: JsonObject
    value: Any
    number: Count
    open: EditionReply | None
    history: list[EditionReply]


def edition_as_json(record: EditionRecord, subject: DeskSubject | None, note: str | None = None) -> EditionReply:
    """Return an edition; `subject` is its subject as it is now, None if it no longer exists."""
    return EditionReply(
        **vars(record),
        title=record.subject if subject is None else subject.title,
        note=note,
        is_current=record.number is not None and subject is not None and record.number == subject.number,
        base_changed=subject is not None and record.base_digest != subject.base_digest,
    )


def note_of(data: JsonObject | None) -> str | None:
    """Return the staff's note of an edition."""
    note = None if data is None else data.get("note")
    return note if isinstance(note, str) else None


def findings_as_json(outcome: CandidateOutcome, approval: ApprovalReply | None = None) -> FindingsReply:
    """Return the findings of a check."""
    return FindingsReply(faults=outcome.faults, asks=outcome.asks, changes=outcome.changes, approval=approval)


def stated_parts(subject: DeskSubject) -> StatedParts:
    """Return whether all, some or none of a strategy's datasets have stated rows."""
    stated = [bool(dataset["rows"]) for dataset in subject.data.get("datasets", {}).values()]
    if not any(stated):
        return "none"
    return "all" if all(stated) else "some"
