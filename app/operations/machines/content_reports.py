"""The repository of web machines. PostgreSQL alone: an SQLite file belongs to one machine."""

from datetime import timedelta

from sqlalchemy import delete, func, select

from app.database.dialects import POSTGRESQL, insert_into
from app.database.extensions import db
from app.operations.machines.models import WebMachine

ALIVE_FOR = timedelta(seconds=15)
"""A machine that has not been heard of for so long is not waited for."""
FORGOTTEN_AFTER = timedelta(days=1)


def report_content(machine: str, content_ready: str) -> dict[str, str]:
    """Note which content a machine has ready; return what the other living ones have, by name."""
    now = func.now()
    values = {"content_ready": content_ready, "seen_at": now}
    statement = insert_into(WebMachine, POSTGRESQL).values(name=machine, **values)
    others = select(WebMachine.name, WebMachine.content_ready).where(
        WebMachine.name != machine, WebMachine.seen_at > now - ALIVE_FOR
    )
    with db.engine.begin() as connection:
        connection.execute(statement.on_conflict_do_update(index_elements=[WebMachine.name], set_=values))
        connection.execute(delete(WebMachine).where(WebMachine.seen_at < now - FORGOTTEN_AFTER))
        return {row.name: row.content_ready for row in connection.execute(others)}
