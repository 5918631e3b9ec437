"""What the store takes and gives."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import ClassVar, Literal

from pydantic import BaseModel

LEASE = timedelta(minutes=5)
"""How long a worker has a mail to itself: longer than a worker without progress is left alive."""

KEPT_AFTER_SENDING = timedelta(days=30)
GIVE_UP_AFTER = timedelta(hours=24)
MAIL_ID_BYTES = 12
PERIOD_LENGTH = 10


class MailState(StrEnum):
    """What became of a mail. A dead letter was given up and waits for a person."""

    WAITING = "waiting"
    SENT = "sent"
    DEAD = "dead"


class NoticeKind(StrEnum):
    """What a mail that is of no query tells of.

    Figures to be renewed, a schedule not kept, a step of an edition, a change of a staff account.
    """

    FIGURES = "figures"
    REFUSED = "refused"
    EDITION = "edition"
    ACCOUNT = "account"


class DatedFigures(BaseModel):
    """A strategy whose stated figures are old: its name, their day, and how many days ago that was."""

    name: str
    as_on: date
    age_days: int


class OldFigures(BaseModel):
    """What a notice of the kind FIGURES tells: strategies whose figures are older than a limit, the oldest first."""

    kind: ClassVar = NoticeKind.FIGURES

    limit_days: int
    strategies: list[DatedFigures]


class RefusedEdition(BaseModel):
    """What a notice of the kind REFUSED tells: an edition that was not published at its moment, and is a draft again.

    `name` is what staff call its subject, `faults` the first of them in words, a line each, `more_faults` how many
    more there are. `recipients` are told beside those of every notice.
    """

    kind: ClassVar = NoticeKind.REFUSED

    edition_id: str
    edition_kind: Literal["figures", "words"]
    subject: str
    name: str
    as_on: date | None
    publish_at: datetime
    approved_by: str
    recipients: list[str] = []
    faults: list[str]
    more_faults: int


EditionEvent = Literal["proposed", "approved in part", "sent back", "scheduled", "published"]


class EditionStep(BaseModel):
    """What a notice of the kind EDITION tells `recipients`: a step that the member `by` took."""

    kind: ClassVar = NoticeKind.EDITION

    event: EditionEvent
    edition_id: str
    edition_kind: Literal["figures", "words"]
    subject: str
    name: str
    as_on: date | None
    by: str
    brings_back: bool
    recipients: list[str]


AccountEvent = Literal["new browser", "password", "factor", "one-time code", "guessed codes", "permission"]


class AccountChange(BaseModel):
    """What a notice of the kind ACCOUNT tells `recipients`: what happened to the account of the member `username`.

    `what` says it in words, `by` who did it: a member's e-mail address or the command line.
    """

    kind: ClassVar = NoticeKind.ACCOUNT

    event: AccountEvent
    username: str
    what: str
    by: str
    recipients: list[str]


NoticeFacts = OldFigures | RefusedEdition | EditionStep | AccountChange


@dataclass(frozen=True)
class ClaimedMail:
    """A mail in this worker's hand. `attempts` counts this one too; `queued_at` is when it began to wait.

    `kind` is the name of the query's list, `told` what the mail says of the query, by label.
    """

    id: str
    lead_id: str
    kind: str
    told: Mapping[str, str]
    suspected: bool
    query_at: datetime
    queued_at: datetime
    attempts: int


@dataclass(frozen=True)
class ClaimedNotice:
    """A mail of no query in this worker's hand, as it was when it was made."""

    id: str
    made_at: datetime
    facts: NoticeFacts
    queued_at: datetime
    attempts: int


@dataclass(frozen=True)
class DeadLetter:
    """A mail that was given up, and why, in words without any address. `made_at` is when what it tells of came.

    `lead_id` is None where it is of no query.
    """

    id: str
    lead_id: str | None
    kind: str
    made_at: datetime
    failed_at: datetime
    attempts: int
    reason: str
