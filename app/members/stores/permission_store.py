"""The store of permissions."""

from enum import StrEnum

from sqlalchemy import ColumnElement, Select, delete, exists, select

from app.database.extensions import change, insert_into
from app.members.stores.models import StaffPermission, StaffUser


class Permission(StrEnum):
    """The permissions: to approve what others entered, and to manage members as an administrator does."""

    APPROVE = "approve"
    MANAGE = "manage"


def has_permission(permission: Permission) -> ColumnElement[bool]:
    """Return an SQL condition: the statement's member has the permission."""
    return exists().where(StaffPermission.staff_user_id == StaffUser.id, StaffPermission.permission == permission)


def holders(permission: Permission) -> Select[str]:
    """Select the addresses of holders who can sign in: a join, as PostgreSQL rechecks both tables to lock."""
    return (
        select(StaffUser.email)
        .join(StaffPermission, StaffPermission.staff_user_id == StaffUser.id)
        .where(StaffUser.disabled_at.is_(None), StaffPermission.permission == permission)
        .order_by(StaffUser.email)
    )


def grant(user_id: int, permission: Permission) -> None:
    """Grant a permission, if the member does not have it."""
    values = {"staff_user_id": user_id, "permission": permission}
    change(insert_into(StaffPermission).values(values).on_conflict_do_nothing())


def withdraw(user_id: int, permission: Permission) -> None:
    """Withdraw a permission."""
    change(
        delete(StaffPermission).where(
            StaffPermission.staff_user_id == user_id, StaffPermission.permission == permission
        )
    )
