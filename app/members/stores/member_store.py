"""The store of staff members."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from app.database.extensions import db
from app.database.storable_text import UNSTORABLE, is_one_line
from app.members.stores.models import EMAIL_LENGTH, NAME_LENGTH, StaffPermission, StaffUser
from app.members.stores.permission_store import Permission, holders

CREDENTIAL_COLUMNS = (
    *(StaffUser.id, StaffUser.email, StaffUser.password_hash),
    *(StaffUser.disabled_at.is_not(None), StaffUser.password_ends_at),
)
_EMAIL = re.compile(rf"[^@\s{UNSTORABLE}]+@[^@\s{UNSTORABLE}]+")


class StaffStoreError(Exception):
    """The change is refused. The message names the reason."""


@dataclass(frozen=True)
class Credentials:
    """The stored data that a sign-in is checked against. `password_ends_at` is set for a temporary password."""

    user_id: int
    email: str
    password_hash: str
    is_ended: bool
    password_ends_at: datetime | None

    def admits(self, now: datetime) -> bool:
        """Return whether this account accepts its right password now."""
        return not self.is_ended and (self.password_ends_at is None or now < self.password_ends_at)


def add_staff_user(
    email: str,
    password_hash: str,
    *,
    now: datetime,
    name: str = "",
    password_ends_at: datetime | None = None,
    permissions: Collection[Permission] = (),
) -> int:
    """Add a member and commit; return the id. Permissions must be named; there is no default.

    Raises StaffStoreError if `email` is not an e-mail address or belongs to a member already, in any case, or if `name`
    is too long or more than a line.
    """
    if len(name) > NAME_LENGTH or not is_one_line(name):
        raise StaffStoreError(f"{email}: a name is one line of at most {NAME_LENGTH} characters")
    values = {"email": _checked_email(email), "password_hash": password_hash, "created_at": now}
    values |= {"name": name, "password_ends_at": password_ends_at}
    statement = insert(StaffUser).values(values).returning(StaffUser.id)
    try:
        with db.engine.begin() as connection:
            user_id = connection.execute(statement).scalar_one()
            for permission in permissions:
                connection.execute(insert(StaffPermission).values(staff_user_id=user_id, permission=permission))
    except IntegrityError:
        raise StaffStoreError(f"{email}: there is a staff member with this e-mail address already") from None
    return user_id


def count_staff_users() -> int:
    """Return how many members there are, disabled ones included."""
    return db.session.scalar(select(func.count()).select_from(StaffUser)) or 0


def list_holders(permission: Permission) -> Sequence[str]:
    """Return the e-mail addresses of the members who have a permission and can sign in."""
    return db.session.scalars(holders(permission)).all()


def lock_approvers(connection: Connection) -> Sequence[str]:
    """Return who may approve, and lock these rows until the transaction ends; in SQLite, once it has written."""
    return connection.scalars(holders(Permission.APPROVE).with_for_update(read=True)).all()


def find_credentials(username: str) -> Credentials | None:
    """Return the member of this e-mail address, in any case, or None."""
    if not _is_email(normal_email(username)):
        return None
    statement = select(*CREDENTIAL_COLUMNS).where(StaffUser.email == normal_email(username))
    with db.engine.connect() as connection:
        row = connection.execute(statement).one_or_none()
    return None if row is None else Credentials(*row)


def member_named(email: str) -> Credentials:
    """Return the member of this e-mail address. Raises StaffStoreError if there is no such member."""
    found = find_credentials(email)
    if found is None:
        raise StaffStoreError(f"{email}: there is no staff member with this e-mail address")
    return found


def normal_email(email: str) -> str:
    """Return an e-mail address as it is stored."""
    return email.strip().lower()


def _checked_email(email: str) -> str:
    normal = normal_email(email)
    if not _is_email(normal) or not is_one_line(normal):
        raise StaffStoreError(f"{email!r}: not an e-mail address of at most {EMAIL_LENGTH} characters")
    return normal


def _is_email(text: str) -> bool:
    return _EMAIL.fullmatch(text) is not None and len(text) <= EMAIL_LENGTH
