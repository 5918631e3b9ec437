"""The list of members for administrators."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, or_, select

from app.database.extensions import db
from app.members.stores.models import KnownDevice, StaffPasskey, StaffPermission, StaffSession, StaffUser
from app.members.stores.permission_store import Permission


@dataclass(frozen=True)
class ListedMember:
    """A member. `last_seen_at` is its last request while signed in, or its last sign-in."""

    id: int
    username: str
    name: str
    added_at: datetime
    ended_at: datetime | None
    waits_for_first_sign_in: bool
    has_factor: bool
    last_seen_at: datetime | None
    permissions: Sequence[Permission]


def list_members() -> list[ListedMember]:
    """Return all members in the order of their e-mail addresses."""
    has_passkey = select(StaffPasskey.id).where(StaffPasskey.staff_user_id == StaffUser.id).exists()
    seen, signed_in = (
        select(func.max(column)).where(table.staff_user_id == StaffUser.id).scalar_subquery()
        for table, column in ((StaffSession, StaffSession.last_seen_at), (KnownDevice, KnownDevice.last_sign_in_at))
    )
    columns = (
        *(StaffUser.id, StaffUser.email, StaffUser.name, StaffUser.created_at, StaffUser.disabled_at),
        StaffUser.password_ends_at.is_not(None),
        or_(StaffUser.totp_secret.is_not(None), has_passkey),
        func.coalesce(seen, signed_in),
    )
    granted = select(StaffPermission.staff_user_id, StaffPermission.permission).order_by(StaffPermission.permission)
    with db.engine.connect() as connection:
        rows = connection.execute(select(*columns).order_by(StaffUser.email)).all()
        grants = connection.execute(granted).all()
    return [
        ListedMember(*row, [Permission(permission) for holder_id, permission in grants if holder_id == row.id])
        for row in rows
    ]


def find_listed(user_id: int) -> ListedMember | None:
    """Return one member, or None."""
    return next((member for member in list_members() if member.id == user_id), None)
