"""A sliding log in a table: counts events of IP addresses and accounts, and refuses those above a limit."""

import hashlib
import hmac
import logging
import math
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, Index, Select, String, and_, delete, func, insert, literal, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Mapped, mapped_column

from app.database.errors import short_reason
from app.database.extensions import POSTGRESQL, Model, UtcDateTime, db, utc_now

# One event in so many also deletes expired entries.
_SWEEP_ONE_IN = 200
_ID_BYTES = 16

_log = logging.getLogger(__name__)


class ThrottleEntry(Model):
    """One counted event. `key` is a digest; only the release before reads `settles_at`."""

    __tablename__ = "throttle_log"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    key: Mapped[str] = mapped_column(String(64))
    settles_at: Mapped[datetime] = mapped_column(UtcDateTime)
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)

    __table_args__ = (Index("ix_throttle_log_key_expires_at", "key", "expires_at"),)


@dataclass(frozen=True)
class Limit:
    """At most `maximum` events of each subject in any `window_s` seconds. `purpose` names the limit."""

    purpose: str
    maximum: int
    window_s: int


Subjects = Sequence[tuple[Limit, str]]
"""The limits of one attempt, each with its subject, such as an IP address."""


class CountsError(Exception):
    """Counting failed. The message names the kind of failure."""


class LimitReachedError(Exception):
    """One of the limits is reached; `retry_after_s` is in whole seconds, at least 1."""

    def __init__(self, limit: Limit, subject: str, frees_in_s: float) -> None:
        super().__init__(limit.purpose)
        self.limit = limit
        self.subject = subject
        self.retry_after_s = max(1, math.ceil(frees_in_s))


@dataclass(frozen=True)
class Reservation:
    """The entries of an attempt, by their ids. They count as a failure unless they are given back."""

    ids: Sequence[str]

    def give_back(self) -> None:
        """Do not count the attempt. If the database does not answer, it counts."""
        try:
            with _failures_as_counts_error(), db.engine.begin() as connection:
                connection.execute(delete(ThrottleEntry).where(ThrottleEntry.id.in_(self.ids)))
        except CountsError as error:
            _log.warning("an attempt that succeeded still counts against its limit", extra={"reason": str(error)})


class Throttle:
    """Needs an app context. With `secret`, stored keys cannot be turned back into subjects; `now` is for tests."""

    def __init__(self, secret: str, now: Callable[[], datetime] = utc_now) -> None:
        self._secret = secret.encode()
        self._now = now

    def hit(self, limit: Limit, subject: str) -> None:
        """Count an event of `subject` if it is allowed. Raises LimitReachedError, CountsError."""
        self.reserve([(limit, subject)])

    def reserve(self, subjects: Subjects) -> Reservation:
        """Count an attempt for each limit, or for none. Raises LimitReachedError, CountsError."""
        keys = [self._key(limit, subject) for limit, subject in subjects]
        ids = [secrets.token_hex(_ID_BYTES) for _ in subjects]
        with _failures_as_counts_error():
            # Read first, without a lock: refused attacks then block no writer.
            with db.engine.connect() as connection:
                now = self._now()
                for key, (limit, subject) in zip(keys, subjects, strict=True):
                    frees_at = connection.scalar(_frees_at(key, limit, now))
                    if frees_at is not None:
                        raise LimitReachedError(limit, subject, (frees_at - now).total_seconds())
            with db.engine.begin() as connection:
                _take_turns(connection, keys)
                now = self._now()
                for entry_id, key, (limit, subject) in zip(ids, keys, subjects, strict=True):
                    if not _insert_unless_full(connection, entry_id, key, limit, now):
                        frees_at = connection.scalar(_frees_at(key, limit, now)) or now
                        raise LimitReachedError(limit, subject, (frees_at - now).total_seconds())
                if secrets.randbelow(_SWEEP_ONE_IN) == 0:
                    connection.execute(delete(ThrottleEntry).where(ThrottleEntry.expires_at <= now))
        return Reservation(ids)

    def _key(self, limit: Limit, subject: str) -> str:
        text = f"{limit.purpose}\n{limit.window_s}\n{subject}"
        return hmac.new(self._secret, text.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()


@contextmanager
def _failures_as_counts_error() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        raise CountsError(short_reason(error)) from error


def _take_turns(connection: Connection, keys: Sequence[str]) -> None:
    """Let one transaction at a time count and insert for a key. SQLite's insert takes its only write lock."""
    if connection.dialect.name == POSTGRESQL:
        # Always in one order, so that no two wait for each other.
        for key in sorted(keys):
            connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(key, 0))))


def _counts_at(key: str, limit: Limit, now: datetime) -> ColumnElement[bool]:
    # An entry that ends later than any window allows was made while a clock was ahead. It must not lock anybody out.
    # Twice a window, because clocks of several machines may differ.
    last = now + timedelta(seconds=2 * limit.window_s)
    return and_(ThrottleEntry.key == key, ThrottleEntry.expires_at > now, ThrottleEntry.expires_at <= last)


def _frees_at(key: str, limit: Limit, now: datetime) -> Select[datetime]:
    """Select the moment from which fewer entries than the maximum count; nothing while there is room."""
    newest_first = select(ThrottleEntry.expires_at).order_by(ThrottleEntry.expires_at.desc())
    return newest_first.where(_counts_at(key, limit, now)).offset(limit.maximum - 1).limit(1)


def _insert_unless_full(connection: Connection, entry_id: str, key: str, limit: Limit, now: datetime) -> bool:
    """Count and insert in one statement; return whether there was room."""
    counted = select(func.count()).select_from(ThrottleEntry).where(_counts_at(key, limit, now)).scalar_subquery()
    moments = (literal(moment, UtcDateTime()) for moment in (now, now + timedelta(seconds=limit.window_s)))
    values = select(literal(entry_id, String()), literal(key, String()), *moments).where(counted < limit.maximum)
    columns = ["id", "key", "settles_at", "expires_at"]
    statement = insert(ThrottleEntry).from_select(columns, values).returning(ThrottleEntry.id)
    return connection.scalar(statement) is not None
