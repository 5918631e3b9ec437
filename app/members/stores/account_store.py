"""Accounts: added with a temporary password, changed, ended, restored. All changes but a new name end open sessions."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, Update, delete, update

from app.database.extensions import Model, change, db
from app.members.stores.codes import token_digest
from app.members.stores.member_store import add_staff_user
from app.members.stores.models import (
    KnownDevice,
    PendingSignIn,
    StaffPasskey,
    StaffPermission,
    StaffRecoveryCode,
    StaffSession,
    StaffUser,
)
from app.members.stores.passwords import hash_password, make_password
from app.members.stores.permission_store import Permission

TEMPORARY_PASSWORD_LIFE = timedelta(hours=72)


@dataclass(frozen=True)
class TemporaryPassword:
    """A temporary password, shown only once, and when it expires."""

    password: str
    ends_at: datetime


def add_member(email: str, name: str, permissions: Collection[Permission], *, now: datetime) -> TemporaryPassword:
    """Add a member with a temporary password. Raises StaffStoreError."""
    password, ends_at = make_password(), now + TEMPORARY_PASSWORD_LIFE
    add_staff_user(
        email, hash_password(password), now=now, name=name, password_ends_at=ends_at, permissions=permissions
    )
    return TemporaryPassword(password, ends_at)


def give_temporary_password(user_id: int, now: datetime) -> TemporaryPassword:
    """Give a new temporary password; end factors, sessions and known browsers: they may be on a lost phone."""
    password, ends_at = make_password(), now + TEMPORARY_PASSWORD_LIFE
    values = {"password_hash": hash_password(password), "password_ends_at": ends_at, "totp_secret": None}
    with db.engine.begin() as connection:
        connection.execute(_update(user_id, **values))
        _forget(connection, user_id, StaffSession, PendingSignIn, KnownDevice, StaffPasskey, StaffRecoveryCode)
    return TemporaryPassword(password, ends_at)


def choose_password(user_id: int, old_hash: str, new_hash: str, session_token: str | None) -> bool:
    """Store a chosen password, end other sessions and sign-ins; return False if it was changed meanwhile."""
    unchanged = (StaffUser.id == user_id, StaffUser.password_hash == old_hash)
    others = [StaffSession.staff_user_id == user_id]
    if session_token is not None:
        others.append(StaffSession.token_digest != token_digest(session_token))
    with db.engine.begin() as connection:
        chosen = update(StaffUser).where(*unchanged).values(password_hash=new_hash, password_ends_at=None)
        if connection.execute(chosen).rowcount == 0:
            return False
        connection.execute(delete(StaffSession).where(*others))
        connection.execute(delete(PendingSignIn).where(PendingSignIn.staff_user_id == user_id))
    return True


def rename(user_id: int, name: str) -> None:
    """Change a member's name."""
    change(_update(user_id, name=name))


def end_member(user_id: int, now: datetime) -> None:
    """Keep a member from signing in, end its sessions and take its permissions."""
    with db.engine.begin() as connection:
        connection.execute(_update(user_id, disabled_at=now))
        _forget(connection, user_id, StaffSession, PendingSignIn, KnownDevice, StaffPermission)


def restore_member(user_id: int) -> None:
    """Let a disabled member sign in again, without permissions."""
    change(_update(user_id, disabled_at=None))


def end_sessions(user_id: int | None) -> int:
    """End the sessions of one member or of everybody; return how many ended."""
    statement = delete(StaffSession)
    if user_id is not None:
        statement = statement.where(StaffSession.staff_user_id == user_id)
    return change(statement)


def _update(user_id: int, **values: object) -> Update:
    return update(StaffUser).where(StaffUser.id == user_id).values(**values)


def _forget(connection: Connection, user_id: int, *tables: type[Model]) -> None:
    for table in tables:
        connection.execute(delete(table).filter_by(staff_user_id=user_id))
