"""Counts in a table: one atomic upsert for each time, the same on SQLite and PostgreSQL."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from sqlalchemy import case, delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.dml import ReturningInsert

from app.extensions import db
from app.throttle.counts import Count, CountsError
from app.throttle.models import ThrottleCount

# One new window in so many also clears away the ended ones.
_SWEEP_ONE_IN = 200


def _utc_now() -> datetime:
    return datetime.now(UTC)


class DatabaseCounts:
    """Counts kept in `throttle_count`; needs an app context. `now` is a parameter for tests."""

    def __init__(self, now: Callable[[], datetime] = _utc_now) -> None:
        self._now = now

    def add(self, key: str, window_s: int) -> Count:
        """Count one more time; a window that has ended begins anew.

        Raises CountsError if the database refuses.
        """
        now = self._now()
        try:
            with db.engine.begin() as connection:
                statement = _upsert(connection.dialect.name, key, now, now + timedelta(seconds=window_s))
                times, expires_at = connection.execute(statement).one()
        except SQLAlchemyError as error:
            raise CountsError(type(error).__name__) from error
        if times == 1 and secrets.randbelow(_SWEEP_ONE_IN) == 0:
            self.forget_ended()
        return Count(times, (expires_at - now).total_seconds())

    def forget_ended(self) -> int:
        """Delete the rows of ended windows; return how many there were."""
        with db.engine.begin() as connection:
            return connection.execute(delete(ThrottleCount).where(ThrottleCount.expires_at <= self._now())).rowcount


def _upsert(dialect: str, key: str, now: datetime, expires_at: datetime) -> ReturningInsert[int, datetime]:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    statement = insert(ThrottleCount).values(key=key, count=1, expires_at=expires_at)
    has_ended = ThrottleCount.expires_at <= now
    return statement.on_conflict_do_update(
        index_elements=[ThrottleCount.key],
        set_={
            "count": case((has_ended, 1), else_=ThrottleCount.count + 1),
            "expires_at": case((has_ended, statement.excluded.expires_at), else_=ThrottleCount.expires_at),
        },
    ).returning(ThrottleCount.count, ThrottleCount.expires_at)
