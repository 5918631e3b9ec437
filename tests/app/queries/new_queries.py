"""Queries to store."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import insert, select

from app.database.extensions import db
from app.forms.declaration import Form
from app.forms.declared import CONTACT
from app.queries.models import Query, new_query_id
from app.queries.query_store import save_query

NOON_IN_INDIA = datetime(2026, 4, 15, 6, 30, tzinfo=UTC)


def new_query(form: Form = CONTACT, *, at: datetime = NOON_IN_INDIA, **changes: Any) -> Query:
    """An ordinary query, sent at this moment."""
    values: dict[str, Any] = {
        "name": "Asha Rao",
        "email": "asha@example.in",
        "phone": "+919876543210",
        "message": "Please call me.",
        "via": "api",
    } | changes
    suspected = values.get("suspicion") is not None
    return Query(id=new_query_id(at), kind=form.kind, created_at=at, suspected=suspected, **values)


def keep(*, minutes_ago: float = 0, **changes: Any) -> str:
    """Store one; return its id."""
    at = NOON_IN_INDIA - timedelta(minutes=minutes_ago)
    return save_query(new_query(at=at, **changes), queues_mail=False).id


def keep_many(count: int, *, minutes_ago: float = 0, **changes: Any) -> None:
    """Store this many queries that differ only in their ids, at once."""
    first = select(Query.__table__).where(Query.id == keep(minutes_ago=minutes_ago, **changes))
    with db.engine.begin() as connection:
        row = connection.execute(first).mappings().one()
        connection.execute(insert(Query), [{**row, "id": f"{number:024x}"} for number in range(1, count)])
