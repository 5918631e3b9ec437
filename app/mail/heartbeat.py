"""When a worker was last seen alive."""

from datetime import datetime

from sqlalchemy import select

from app.database.extensions import db, insert_into
from app.mail.models import WorkerHeartbeat

_ONLY_ROW = 1


def write_heartbeat(at: datetime) -> None:
    """Note that a worker is alive."""
    with db.engine.begin() as connection:
        statement = insert_into(WorkerHeartbeat, connection.dialect.name).values(id=_ONLY_ROW, seen_at=at)
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=[WorkerHeartbeat.id], set_={"seen_at": statement.excluded.seen_at}
            )
        )


def last_heartbeat() -> datetime | None:
    """Return when a worker was last seen, None if never."""
    with db.engine.connect() as connection:
        return connection.scalar(select(WorkerHeartbeat.seen_at).where(WorkerHeartbeat.id == _ONLY_ROW))
