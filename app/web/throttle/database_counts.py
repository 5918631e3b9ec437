"""A sliding log in a table, for SQLite and PostgreSQL."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, Index, String, and_, delete, func, insert, literal, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.sql.dml import ReturningInsert

from app.database.extensions import POSTGRESQL, Model, UtcDateTime, db, utc_now
from app.database.trouble import kind_of_trouble

LONGEST_WINDOW_S = 300
"""The longest window of a limit."""
SWEEP_BATCH = 1000
# An entry that ends later than any window allows was made while a clock was ahead. It must not lock anybody out. Twice
# a window, because clocks of several machines may differ.
_FROM_A_CLOCK_AHEAD = timedelta(seconds=2 * LONGEST_WINDOW_S)
# One new entry in so many also deletes expired ones.
_SWEEP_ONE_IN = 200
_ID_BYTES = 16


class ThrottleEntry(Model):
    """One counted event. `key` is a digest; the entry is pending before `settles_at` and expires at `expires_at`."""

    __tablename__ = "throttle_log"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    key: Mapped[str] = mapped_column(String(64))
    settles_at: Mapped[datetime] = mapped_column(UtcDateTime)
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)

    __table_args__ = (Index("ix_throttle_log_key_expires_at", "key", "expires_at"),)


@dataclass(frozen=True)
class Entry:
    """One counted event: its key and its own id."""

    key: str
    id: str


@dataclass(frozen=True)
class Full:
    """The limit is reached.

    After `frees_in_s` there is room for certain; None while pending entries, which may be given back at any moment,
    fill it.
    """

    frees_in_s: float | None


class CountsError(Exception):
    """Counting failed. The message names the kind of failure."""


class DatabaseCounts:
    """A sliding log by key in `throttle_log`: each entry counts for `window_s` seconds from the moment it was made.

    Needs an app context. All raise CountsError. `now` is a parameter for tests.
    """

    def __init__(self, now: Callable[[], datetime] = utc_now) -> None:
        self._now = now

    def peek(self, key: str, maximum: int) -> Full | None:
        """Return Full if `maximum` entries count at this moment, None if there is room. Nothing is written."""
        with _failures_as_counts_error(), db.engine.connect() as connection:
            return _fullness(connection, key, maximum, self._now())

    def add(self, key: str, maximum: int, window_s: int, pending_s: float) -> Entry | Full:
        """Add an entry unless `maximum` count already, atomically; a refusal writes nothing.

        The entry is pending for `pending_s` seconds; the caller settles it or gives it back within them.
        """
        # Read first, without a lock: refused attacks then block no writer.
        full = self.peek(key, maximum)
        if full is not None:
            return full
        entry = Entry(key, secrets.token_hex(_ID_BYTES))
        with _failures_as_counts_error(), db.engine.begin() as connection:
            _take_turn(connection, key)
            now = self._now()
            settles_at, expires_at = now + timedelta(seconds=pending_s), now + timedelta(seconds=window_s)
            statement = _insert_unless_full(entry, maximum, now, settles_at, expires_at)
            if connection.scalar(statement) is None:
                # Entries may have been given back since: then try again.
                return _fullness(connection, key, maximum, now) or Full(None)
        if secrets.randbelow(_SWEEP_ONE_IN) == 0:
            self.forget_ended()
        return entry

    def settle(self, entry: Entry) -> None:
        """Make a pending entry count until its window has passed."""
        with _failures_as_counts_error(), db.engine.begin() as connection:
            connection.execute(update(ThrottleEntry).where(ThrottleEntry.id == entry.id).values(settles_at=self._now()))

    def give_back(self, entry: Entry) -> None:
        """Delete an entry, as if it had never been made."""
        with _failures_as_counts_error(), db.engine.begin() as connection:
            connection.execute(delete(ThrottleEntry).where(ThrottleEntry.id == entry.id))

    def forget_ended(self) -> int:
        """Delete expired entries, at most SWEEP_BATCH; return how many."""
        ended = select(ThrottleEntry.id).where(ThrottleEntry.expires_at <= self._now()).limit(SWEEP_BATCH)
        statement = delete(ThrottleEntry).where(ThrottleEntry.id.in_(ended.scalar_subquery()))
        with _failures_as_counts_error(), db.engine.begin() as connection:
            return connection.execute(statement).rowcount


@contextmanager
def _failures_as_counts_error() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        raise CountsError(kind_of_trouble(error)) from error


def _fullness(connection: Connection, key: str, maximum: int, now: datetime) -> Full | None:
    newest_first = select(ThrottleEntry.expires_at).order_by(ThrottleEntry.expires_at.desc())
    # When this entry expires, fewer than the maximum are left.
    decisive = newest_first.where(_counts_at(now, key)).offset(maximum - 1).limit(1)
    if connection.scalar(decisive) is None:
        return None
    frees_at = connection.scalar(decisive.where(ThrottleEntry.settles_at <= now))
    return Full(None if frees_at is None else (frees_at - now).total_seconds())


def _take_turn(connection: Connection, key: str) -> None:
    """Let only one transaction at a time count and insert for a key, until it ends.

    SQLite needs no lock: its insert takes the only write lock before it counts.
    """
    if connection.dialect.name == POSTGRESQL:
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(key, 0))))


def _insert_unless_full(
    entry: Entry, maximum: int, now: datetime, settles_at: datetime, expires_at: datetime
) -> ReturningInsert[str]:
    counted = select(func.count()).select_from(ThrottleEntry).where(_counts_at(now, entry.key)).scalar_subquery()
    moments = (literal(moment, UtcDateTime()) for moment in (settles_at, expires_at))
    values = select(literal(entry.id, String()), literal(entry.key, String()), *moments).where(counted < maximum)
    columns = ["id", "key", "settles_at", "expires_at"]
    return insert(ThrottleEntry).from_select(columns, values).returning(ThrottleEntry.id)


def _counts_at(now: datetime, key: str) -> ColumnElement[bool]:
    return and_(
        ThrottleEntry.key == key,
        ThrottleEntry.expires_at > now,
        ThrottleEntry.expires_at <= now + _FROM_A_CLOCK_AHEAD,
    )
