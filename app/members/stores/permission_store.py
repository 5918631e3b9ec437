"""The repository of permissions: granted by a manager they wait a day, unless a second manager confirms them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, or_, select, update
from sqlalchemy.orm import aliased

from app.database.extensions import db, insert_into
from app.members.stores.models import StaffPermission, StaffUser

WAIT = timedelta(hours=24)


class Permission(StrEnum):
    """What may be granted: to publish what others entered, and to manage members."""

    APPROVE = "approve"
    MANAGE = "manage"


class LastManagerError(Exception):
    """Nobody could manage members any more."""


class NothingToConfirmError(Exception):
    """The permission works already, was not granted, or waits for another manager than this one."""


@dataclass(frozen=True)
class Grant:
    """A permission of a member. `granted_by` is None for a command; it works from `works_from` on, None is at once."""

    user_id: int
    permission: Permission
    granted_by_id: int | None
    granted_by: str | None
    works_from: datetime | None

    def works(self, now: datetime) -> bool:
        """Tell whether it works at this moment."""
        return self.works_from is None or self.works_from <= now

    def may_be_confirmed_by(self, manager_id: int, now: datetime) -> bool:
        """Tell whether it waits, and this manager is neither who granted it nor who was granted it."""
        return not self.works(now) and manager_id not in (self.granted_by_id, self.user_id)


def has_permission(permission: Permission, now: datetime) -> ColumnElement[bool]:
    """Return the condition that the member of a statement has a permission that works."""
    return exists().where(
        StaffPermission.staff_user_id == StaffUser.id,
        StaffPermission.permission == permission,
        or_(StaffPermission.works_from.is_(None), StaffPermission.works_from <= now),
    )


def holders(permission: Permission, now: datetime) -> Select[str]:
    """Return the statement of the addresses of members who can sign in and have the permission.

    A join: where it locks what it finds, PostgreSQL looks again at the rows of both tables.
    """
    works = or_(StaffPermission.works_from.is_(None), StaffPermission.works_from <= now)
    return (
        select(StaffUser.email)
        .join(StaffPermission, StaffPermission.staff_user_id == StaffUser.id)
        .where(StaffUser.disabled_at.is_(None), StaffPermission.permission == permission, works)
        .order_by(StaffUser.email)
    )


def all_grants() -> list[Grant]:
    """Return the permissions of all members."""
    granter = aliased(StaffUser)
    columns = (StaffPermission.staff_user_id, StaffPermission.permission, StaffPermission.granted_by_id)
    statement = select(*columns, granter.email, StaffPermission.works_from).outerjoin(
        granter, granter.id == StaffPermission.granted_by_id
    )
    with db.engine.connect() as connection:
        rows = connection.execute(statement.order_by(StaffPermission.permission)).all()
    return [Grant(user_id, Permission(name), by_id, by, at) for user_id, name, by_id, by, at in rows]


def grant(user_id: int, permission: Permission, *, by_id: int | None, now: datetime) -> bool:
    """Grant a permission, which waits a day where a member grants it. Return False where it was granted already."""
    with db.engine.begin() as connection:
        return grant_within(connection, user_id, permission, by_id=by_id, now=now)


def grant_within(
    connection: Connection, user_id: int, permission: Permission, *, by_id: int | None, now: datetime
) -> bool:
    """Do so within a transaction. What waits works at once where a command grants it anew."""
    values = {"staff_user_id": user_id, "permission": permission, "granted_by_id": by_id}
    values["works_from"] = None if by_id is None else now + WAIT
    statement = insert_into(StaffPermission, connection.dialect.name).values(values)
    keys = [StaffPermission.staff_user_id, StaffPermission.permission]
    if by_id is None:
        once = statement.on_conflict_do_update(index_elements=keys, set_={"granted_by_id": None, "works_from": None})
    else:
        once = statement.on_conflict_do_nothing(index_elements=keys)
    return connection.scalar(once.returning(StaffPermission.staff_user_id)) is not None


def withdraw(user_id: int, permission: Permission, now: datetime) -> None:
    """Take a permission back.

    Raises LastManagerError.
    """
    with db.engine.begin() as connection, a_manager_stays(connection, now):
        withdraw_within(connection, user_id, permission, now=now)


def withdraw_within(connection: Connection, user_id: int, *permissions: Permission, now: datetime) -> None:
    """Take permissions back within a transaction; from a manager also what it granted and what still waits."""
    if Permission.MANAGE in permissions:
        waiting = StaffPermission.granted_by_id == user_id, StaffPermission.works_from > now
        connection.execute(delete(StaffPermission).where(*waiting))
    taken = StaffPermission.staff_user_id == user_id, StaffPermission.permission.in_(permissions)
    connection.execute(delete(StaffPermission).where(*taken))
    if Permission.APPROVE in permissions:
        connection.execute(update(StaffUser).where(StaffUser.id == user_id).values(may_approve=False))


def confirm(user_id: int, permission: Permission, *, by_id: int, now: datetime) -> None:
    """Let a permission work that another manager granted.

    Raises NothingToConfirmError.
    """
    waiting = (
        StaffPermission.staff_user_id == user_id,
        StaffPermission.permission == permission,
        StaffPermission.works_from > now,
        StaffPermission.granted_by_id != by_id,
        StaffPermission.staff_user_id != by_id,
    )
    with db.engine.begin() as connection:
        statement = update(StaffPermission).where(*waiting).values(works_from=None)
        if connection.execute(statement).rowcount == 0:
            raise NothingToConfirmError


def wait_anew(connection: Connection, user_id: int, *, by_id: int, now: datetime) -> None:
    """Let all permissions of a member wait again: somebody else may have its account in hand now."""
    values = {"works_from": now + WAIT, "granted_by_id": by_id}
    connection.execute(update(StaffPermission).where(StaffPermission.staff_user_id == user_id).values(values))


@contextmanager
def a_manager_stays(connection: Connection, now: datetime) -> Iterator[None]:
    """Refuse what happens inside if there is a manager before it and none after it.

    Raises LastManagerError.
    """
    # Writes first: it locks these rows, so that two managers do not end each other at once.
    managing = StaffPermission.permission == Permission.MANAGE
    connection.execute(update(StaffPermission).where(managing).values(permission=Permission.MANAGE))
    first = holders(Permission.MANAGE, now).limit(1)
    was_one = connection.scalar(first) is not None
    yield
    if was_one and connection.scalar(first) is None:
        raise LastManagerError
