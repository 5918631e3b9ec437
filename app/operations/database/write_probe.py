"""Proves by one write that the database takes writes now."""

from datetime import UTC, datetime

from sqlalchemy import Connection, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime, db
from app.database.revision import found_revision, is_behind, wanted_revision
from app.database.trouble import kind_of_trouble
from app.web.bounded_check import Check, Health


class WriteProbe(Model):
    """One row, written anew by each probe."""

    __tablename__ = "write_probe"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    written_at: Mapped[datetime] = mapped_column(UtcDateTime)


ONLY_ROW = 1


def check_database() -> Check:
    """Down if nothing can be stored; degraded if the database is of a later release than this code.

    Details name the kind of trouble. They never quote the driver, whose words may hold a host or a password.
    """
    try:
        with db.engine.connect() as connection:
            found = found_revision(connection)
        if is_behind(found):
            return _off_revision("down", found)
        with db.engine.begin() as connection:
            is_written = write_probe_row(connection)
    except SQLAlchemyError as error:
        return Check("down", {"detail": kind_of_trouble(error)})
    if not is_written:
        return Check("down", {"detail": "the probe's row is missing: run `flask database check`"})
    return Check("ok") if found == wanted_revision() else _off_revision("degraded", found)


def write_probe_row(connection: Connection) -> bool:
    """Write the probe's row without committing it; return whether there is one."""
    statement = update(WriteProbe).where(WriteProbe.id == ONLY_ROW).values(written_at=datetime.now(UTC))
    return connection.execute(statement).rowcount == 1


def _off_revision(health: Health, found: str) -> Check:
    wanted = wanted_revision()
    remedy = "run `flask db upgrade`" if health == "down" else "it is of a later release"
    return Check(health, {"detail": f"the schema is at {found}, this code's is {wanted}: {remedy}"})
