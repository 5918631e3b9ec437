"""The notices above the dashboard's cards: mail, old figures, and editions waiting for this member's approval."""

from collections.abc import Callable, Iterable
from datetime import date, datetime
from typing import Annotated, get_args

from pydantic import AliasChoices, Field
from typing_extensions import TypedDict

from app.content.calendar import OLD_AFTER_DAYS
from app.content.editions.published import Kind
from app.content.snapshots.facts import StrategyFigures, to_be_renewed
from app.database.row_id import RowId
from app.desk.publishing.edition_store import open_editions
from app.desk.publishing.records import EditionRecord, State
from app.mail.condition import DeliveryState, mail_condition
from app.mail.outbox import newest_dead_letters
from app.mail.records import EventKind
from app.members.stores.session_store import Member
from app.queries.query_record import ListName
from app.web.api_view import Reply
from app.web.wire_values import Count, DayInIndia, Minutes, Moment

SHOWN_DEAD_LETTERS = 20


class DeadMail(Reply):
    """A mail that was given up. `reason` is the server's, without addresses; `queryId` is null for an event's mail."""

    id: Annotated[RowId, Field(serialization_alias="_id")]
    query_id: Annotated[RowId | None, Field(validation_alias="query_id")]
    kind: Annotated[ListName | EventKind, Field(validation_alias=AliasChoices("list_name", "kind"))]
    created_at: Annotated[Moment, Field(validation_alias="made_at")]
    failed_at: Annotated[Moment, Field(validation_alias="settled_at")]
    attempts: Count
    reason: str


class MailStatus(Reply):
    """The state of mail. `deadLetters` are the newest of `deadTotal`."""

    configured: bool
    state: DeliveryState
    waiting: Count
    oldest_waiting_minutes: Minutes | None
    last_seen_at: Moment | None
    dead_total: Count
    dead_letters: Annotated[list[DeadMail], Field(max_length=SHOWN_DEAD_LETTERS)]


class OldStrategyFigures(TypedDict):
    """A strategy, by its subject at the desk, with the day of its oldest stated figures."""

    subject: str
    name: str
    asOn: DayInIndia
    ageDays: Count


class OldFiguresReply(TypedDict):
    """The strategies whose stated figures are older than `limitDays`, oldest first."""

    limitDays: Count
    strategies: list[OldStrategyFigures]


class WaitingEdition(Reply):
    """A proposed edition, by its kind, subject and id."""

    kind: Kind
    subject: str
    title: str
    edition: str
    proposed_by: str | None
    proposed_at: Moment | None


def mail_status(now: datetime, *, is_configured: bool) -> MailStatus:
    """Return the state of mail."""
    condition, dead_letters = mail_condition(now, is_configured=is_configured), newest_dead_letters(SHOWN_DEAD_LETTERS)
    facts = {**vars(condition), "dead_total": condition.dead_letters, "dead_letters": dead_letters}
    return MailStatus(**facts, configured=is_configured)


def old_figures(figures: Iterable[StrategyFigures], today: date) -> OldFiguresReply:
    """Return the strategies with old figures; `today` is the date in India. Samples are ignored."""
    return {
        "limitDays": OLD_AFTER_DAYS,
        "strategies": [
            {
                "subject": one.figures.strategy_id,
                "name": one.figures.name,
                "asOn": one.as_on.isoformat(),
                "ageDays": one.age_days,
            }
            for one in to_be_renewed(figures, today)
        ],
    }


def waiting_editions(member: Member, title_of: Callable[[Kind, str], str]) -> list[WaitingEdition]:
    """Return the editions that this member's approval would advance, longest waiting first."""
    if not member.may_approve:
        return []
    opened = [edition for kind in get_args(Kind) for edition in open_editions(kind).values()]
    waiting = [edition for edition in opened if edition.state is State.PROPOSED and _can_help(member, edition)]
    return [
        WaitingEdition(**vars(edition), title=title_of(edition.kind, edition.subject), edition=edition.id)
        for edition in sorted(waiting, key=lambda edition: str(edition.proposed_at))
    ]


def _can_help(member: Member, edition: EditionRecord) -> bool:
    """Return whether the member has not approved it yet and did not enter all of it."""
    is_own = set(edition.authors) == {member.email} and edition.again_of is None
    return member.email not in edition.approvals and not is_own
