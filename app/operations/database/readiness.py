"""The check of the database in `/readyz`: one write proves that it takes writes now."""

from datetime import datetime

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Mapped, mapped_column

from app.configuration.command_name import site_command
from app.database.errors import short_reason
from app.database.extensions import Model, UtcDateTime, change, db, insert_into, utc_now
from app.database.revision import found_revision, is_behind, wanted_revision
from app.web.bounded_check import CheckResult, Health


class WriteProbe(Model):
    """One row, rewritten by each probe."""

    __tablename__ = "write_probe"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    written_at: Mapped[datetime] = mapped_column(UtcDateTime)


_ONLY_ROW = 1


def check_database() -> CheckResult:
    """Down if nothing can be stored, degraded if the database is of a later release. The driver is never quoted."""
    try:
        with db.engine.connect() as connection:
            found = found_revision(connection)
        if is_behind(found):
            return _off_revision("down", found)
        written = {"written_at": utc_now()}
        statement = insert_into(WriteProbe).values(id=_ONLY_ROW, **written)
        change(statement.on_conflict_do_update(index_elements=[WriteProbe.id], set_=written))
    except SQLAlchemyError as error:
        return CheckResult("down", {"detail": short_reason(error)})
    return CheckResult("ok") if found == wanted_revision() else _off_revision("degraded", found)


def _off_revision(health: Health, found: str) -> CheckResult:
    wanted = wanted_revision()
    remedy = f"run `{site_command('db upgrade')}`" if health == "down" else "it is of a later release"
    return CheckResult(health, {"detail": f"the schema is at {found}, this code's is {wanted}: {remedy}"})
