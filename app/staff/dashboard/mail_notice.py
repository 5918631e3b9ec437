"""How mail fares, as the dashboard's JSON."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from app.http.wire_values import Count, Minutes, Moment, utc_iso, utc_iso_or_none
from app.leads.query_record import QueryKind
from app.leads.records import Id
from app.outbox.condition import MailCondition, State
from app.outbox.records import DeadLetter, NoticeKind

SHOWN_DEAD_LETTERS = 20


class DeadMail(TypedDict):
    """A mail that was given up. `reason` is the server's, without addresses.

    `queryId` is null for a mail of no query, such as that of old figures; `createdAt` is when what it tells of came.
    """

    _id: Id
    queryId: Id | None
    kind: QueryKind | NoticeKind
    createdAt: Moment
    failedAt: Moment
    attempts: Count
    reason: str


class MailFigures(TypedDict):
    """How mail fares. `deadLetters` are the newest of `deadTotal`."""

    configured: bool
    state: State
    waiting: Count
    oldestWaitingMinutes: Minutes | None
    lastSeenAt: Moment | None
    deadTotal: Count
    deadLetters: Annotated[list[DeadMail], Field(max_length=SHOWN_DEAD_LETTERS)]


def mail_as_json(condition: MailCondition, dead_letters: Sequence[DeadLetter]) -> MailFigures:
    """Return the notice above the three cards."""
    return {
        "configured": condition.state != "off",
        "state": condition.state,
        "waiting": condition.waiting,
        "oldestWaitingMinutes": condition.oldest_waiting_minutes,
        "lastSeenAt": utc_iso_or_none(condition.last_seen_at),
        "deadTotal": condition.dead_letters,
        "deadLetters": [_dead_mail(letter) for letter in dead_letters],
    }


def _dead_mail(letter: DeadLetter) -> DeadMail:
    return {
        "_id": letter.id,
        "queryId": letter.lead_id,
        "kind": letter.kind,
        "createdAt": utc_iso(letter.made_at),
        "failedAt": utc_iso(letter.failed_at),
        "attempts": letter.attempts,
        "reason": letter.reason,
    }
