"""The store of permissions. One that a manager grants waits a day, unless a second manager confirms it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, or_, select, update
from sqlalchemy.orm import aliased

from app.database.extensions import change, db, insert_into, read
from app.members.stores.models import StaffPermission, StaffUser

WAIT = timedelta(hours=24)


class Permission(StrEnum):
    """The permissions: to publish what others entered, and to manage members."""

    APPROVE = "approve"
    MANAGE = "manage"


class LastManagerError(Exception):
    """The change would leave nobody who may manage members."""


class NothingToConfirmError(Exception):
    """The permission works already, was not granted, or must be confirmed by another manager."""


@dataclass(frozen=True)
class Grant:
    """A permission of a member.

    `granted_by` is None for a command. It works from `works_from` on; None means at once.
    """

    user_id: int
    permission: Permission
    granted_by_id: int | None
    granted_by: str | None
    works_from: datetime | None

    def works(self, now: datetime) -> bool:
        """Return whether it works at this moment."""
        return self.works_from is None or self.works_from <= now

    def may_be_confirmed_by(self, manager_id: int, now: datetime) -> bool:
        """Return whether it waits and this manager neither granted nor received it."""
        return not self.works(now) and manager_id not in (self.granted_by_id, self.user_id)


def has_permission(permission: Permission, now: datetime) -> ColumnElement[bool]:
    """Return an SQL condition: the statement's member has the permission, and it works."""
    return exists().where(StaffPermission.staff_user_id == StaffUser.id, *_works(permission, now))


def holders(permission: Permission, now: datetime) -> Select[str]:
    """Return a statement for the e-mail addresses of members who can sign in and have the permission.

    It is a join, so that PostgreSQL rechecks the rows of both tables when it locks them.
    """
    return (
        select(StaffUser.email)
        .join(StaffPermission, StaffPermission.staff_user_id == StaffUser.id)
        .where(StaffUser.disabled_at.is_(None), *_works(permission, now))
        .order_by(StaffUser.email)
    )


def _works(permission: Permission, now: datetime) -> tuple[ColumnElement[bool], ...]:
    works = or_(StaffPermission.works_from.is_(None), StaffPermission.works_from <= now)
    return StaffPermission.permission == permission, works


def all_grants() -> list[Grant]:
    """Return the permissions of all members."""
    granter = aliased(StaffUser)
    columns = (StaffPermission.staff_user_id, StaffPermission.permission, StaffPermission.granted_by_id)
    statement = select(*columns, granter.email, StaffPermission.works_from).outerjoin(
        granter, granter.id == StaffPermission.granted_by_id
    )
    rows = read(statement.order_by(StaffPermission.permission))
    return [Grant(user_id, Permission(name), by_id, by, at) for user_id, name, by_id, by, at in rows]


def grant(user_id: int, permission: Permission, *, by_id: int | None, now: datetime) -> bool:
    """Grant a permission; one that a member grants waits a day. Return False if it was granted already."""
    with db.engine.begin() as connection:
        return grant_within(connection, user_id, permission, by_id=by_id, now=now)


def grant_within(
    connection: Connection, user_id: int, permission: Permission, *, by_id: int | None, now: datetime
) -> bool:
    """Grant within the caller's transaction. A command makes a waiting permission work at once."""
    values = {"staff_user_id": user_id, "permission": permission, "granted_by_id": by_id}
    values["works_from"] = None if by_id is None else now + WAIT
    statement = insert_into(StaffPermission).values(values)
    keys = [StaffPermission.staff_user_id, StaffPermission.permission]
    if by_id is None:
        once = statement.on_conflict_do_update(index_elements=keys, set_={"granted_by_id": None, "works_from": None})
    else:
        once = statement.on_conflict_do_nothing(index_elements=keys)
    return connection.scalar(once.returning(StaffPermission.staff_user_id)) is not None


def withdraw(user_id: int, permission: Permission, now: datetime) -> None:
    """Withdraw a permission. Raises LastManagerError."""
    with db.engine.begin() as connection, require_a_manager(connection, now):
        withdraw_within(connection, user_id, permission, now=now)


def withdraw_within(connection: Connection, user_id: int, *permissions: Permission, now: datetime) -> None:
    """Withdraw permissions within the caller's transaction; with a manager's also those it granted that still wait."""
    if Permission.MANAGE in permissions:
        waiting = StaffPermission.granted_by_id == user_id, StaffPermission.works_from > now
        connection.execute(delete(StaffPermission).where(*waiting))
    withdrawn = StaffPermission.staff_user_id == user_id, StaffPermission.permission.in_(permissions)
    connection.execute(delete(StaffPermission).where(*withdrawn))
    if Permission.APPROVE in permissions:
        connection.execute(update(StaffUser).where(StaffUser.id == user_id).values(may_approve=False))


def confirm(user_id: int, permission: Permission, *, by_id: int, now: datetime) -> None:
    """Make a permission that another manager granted work at once. Raises NothingToConfirmError."""
    waiting = (
        StaffPermission.staff_user_id == user_id,
        StaffPermission.permission == permission,
        StaffPermission.works_from > now,
        StaffPermission.granted_by_id != by_id,
        StaffPermission.staff_user_id != by_id,
    )
    if change(update(StaffPermission).where(*waiting).values(works_from=None)) == 0:
        raise NothingToConfirmError


def wait_anew(connection: Connection, user_id: int, *, by_id: int, now: datetime) -> None:
    """Make all permissions of a member wait again: somebody else may control its account now."""
    values = {"works_from": now + WAIT, "granted_by_id": by_id}
    connection.execute(update(StaffPermission).where(StaffPermission.staff_user_id == user_id).values(values))


@contextmanager
def require_a_manager(connection: Connection, now: datetime) -> Iterator[None]:
    """Raise LastManagerError if the block inside removes the last manager."""
    # The update locks these rows first, so that two managers cannot end each other at the same time.
    managing = StaffPermission.permission == Permission.MANAGE
    connection.execute(update(StaffPermission).where(managing).values(permission=Permission.MANAGE))
    first = holders(Permission.MANAGE, now).limit(1)
    was_one = connection.scalar(first) is not None
    yield
    if was_one and connection.scalar(first) is None:
        raise LastManagerError
