"""The states of mail, and the facts of each kind of event."""

from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import ClassVar, Literal

from pydantic import BaseModel

LEASE = timedelta(minutes=5)
"""How long a leased mail belongs to one worker. A worker without progress is killed sooner."""

KEPT_AFTER_SENDING = timedelta(days=30)
GIVE_UP_AFTER = timedelta(hours=24)
PERIOD_LENGTH = 10


class MailState(StrEnum):
    """The state of a mail. A dead letter was given up and waits for a person."""

    WAITING = "waiting"
    SENT = "sent"
    DEAD = "dead"


class EventKind(StrEnum):
    """The event of a mail: old figures, an edition that missed its time, its step, or a change of an account."""

    FIGURES = "figures"
    REFUSED = "refused"
    EDITION = "edition"
    ACCOUNT = "account"


class DatedFigures(BaseModel):
    """A strategy whose stated figures are old: its name, their day, and how many days ago that was."""

    name: str
    as_on: date
    age_days: int


class OldFiguresFacts(BaseModel):
    """The facts of a FIGURES mail: strategies whose figures are older than a limit, oldest first."""

    kind: ClassVar = EventKind.FIGURES

    limit_days: int
    strategies: list[DatedFigures]


class RefusedEdition(BaseModel):
    """The facts of a REFUSED mail: an edition that was not published when it was due and is a draft again.

    `name` is the name of its subject for staff, `faults` has the first reasons, a line each: its faults, or that an
    approver lost the permission; `more_faults` is the number of others. `recipients` get it besides those of
    every mail.
    """

    kind: ClassVar = EventKind.REFUSED

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


class EditionStepFacts(BaseModel):
    """The facts of an EDITION mail to `recipients`: a step taken by the member `by`."""

    kind: ClassVar = EventKind.EDITION

    event: EditionEvent
    edition_id: str
    edition_kind: Literal["figures", "words"]
    subject: str
    name: str
    as_on: date | None
    by: str
    brings_back: bool
    why: str = ""
    recipients: list[str]


# "one-time code": nothing makes one now, but a mail of an earlier release may still wait.
AccountEvent = Literal["new browser", "password", "factor", "one-time code", "guessed codes", "permission"]


class AccountChange(BaseModel):
    """The facts of an ACCOUNT mail: `what` changed of the member `username`, `by` a member or the command line."""

    kind: ClassVar = EventKind.ACCOUNT

    event: AccountEvent
    username: str
    what: str
    by: str
    recipients: list[str]


EventFacts = OldFiguresFacts | RefusedEdition | EditionStepFacts | AccountChange
FACTS_OF_KIND: dict[str, type[EventFacts]] = {
    facts.kind: facts for facts in (OldFiguresFacts, RefusedEdition, EditionStepFacts, AccountChange)
}
