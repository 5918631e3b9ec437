"""The only door to the rows of staff members."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, Connection, Select, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from app.extensions import db
from app.staff.members.models import EMAIL_LENGTH, KnownDevice, StaffSession, StaffUser
from app.storable_text import UNSTORABLE

_EMAIL = re.compile(rf"[^@\s{UNSTORABLE}]+@[^@\s{UNSTORABLE}]+")


class StaffStoreError(Exception):
    """The change is refused. The message names the reason."""


@dataclass(frozen=True)
class Credentials:
    """What signing in is checked against."""

    user_id: int
    email: str
    password_hash: str
    is_disabled: bool
    may_approve: bool


def add_staff_user(email: str, password_hash: str, *, may_approve: bool = False) -> StaffUser:
    """Add a member and commit. The permission to approve is given by name, never by leaving something out.

    Raises StaffStoreError if `email` is no e-mail address or belongs to a member already, in any case.
    """
    address, now = _checked_email(email), datetime.now(UTC)
    user = StaffUser(email=address, password_hash=password_hash, created_at=now, may_approve=may_approve)
    db.session.add(user)
    try:
        db.session.commit()
    except IntegrityError:
        db.session.rollback()
        raise StaffStoreError(f"{email}: there is a staff member with this e-mail address already") from None
    return user


def count_staff_users() -> int:
    """Return how many members there are, disabled ones included."""
    return db.session.scalar(select(func.count()).select_from(StaffUser)) or 0


def count_approvers() -> int:
    """Return how many members may approve and can sign in."""
    return len(list_approvers())


def list_approvers() -> Sequence[str]:
    """Return the e-mail addresses of the members that may approve and can sign in."""
    return db.session.scalars(_approvers()).all()


def hold_approvers(connection: Connection) -> Sequence[str]:
    """Return them as they are now, and as they stay until the transaction ends: in SQLite where it has written."""
    return connection.scalars(_approvers().with_for_update(read=True)).all()


def list_staff_users() -> Sequence[StaffUser]:
    """Return all members in the order of their e-mail addresses."""
    return db.session.scalars(select(StaffUser).order_by(StaffUser.email)).all()


def find_credentials(username: str) -> Credentials | None:
    """Return the member of this e-mail address, in any case, or None."""
    if not _is_email(normal_email(username)):
        return None
    is_disabled = StaffUser.disabled_at.is_not(None)
    columns = (StaffUser.id, StaffUser.email, StaffUser.password_hash, is_disabled, StaffUser.may_approve)
    with db.engine.connect() as connection:
        row = connection.execute(select(*columns).where(StaffUser.email == normal_email(username))).one_or_none()
    return None if row is None else Credentials(*row)


def renew_hash(user_id: int, old_hash: str, new_hash: str) -> None:
    """Keep the same password's hash with newer parameters, unless the password has changed meanwhile."""
    is_unchanged = (StaffUser.id == user_id) & (StaffUser.password_hash == old_hash)
    with db.engine.begin() as connection:
        connection.execute(update(StaffUser).where(is_unchanged).values(password_hash=new_hash))


def change_password(email: str, password_hash: str) -> str:
    """Give a member another password; its sessions end and its browsers are strangers again. Return the address.

    Raises StaffStoreError if there is no such member.
    """
    return _change(email, password_hash=password_hash)


def disable_staff_user(email: str, at: datetime) -> str:
    """Keep a member from signing in and end its sessions. Return the address.

    Raises StaffStoreError if there is no such member.
    """
    return _change(email, disabled_at=func.coalesce(StaffUser.disabled_at, at, type_=StaffUser.disabled_at.type))


def enable_staff_user(email: str) -> str:
    """Let a disabled member sign in again. Return the address.

    Raises StaffStoreError if there is no such member.
    """
    return _change(email, disabled_at=None)


def set_approval(email: str, *, may_approve: bool) -> str:
    """Let a member approve, or no longer; its sessions go on, for each request asks. Return the address.

    Raises StaffStoreError if there is no such member.
    """
    with db.engine.begin() as connection:
        return _update(connection, email, may_approve=may_approve)


def end_sessions(email: str | None) -> int:
    """End the sessions of a member, or all there are; return how many ended.

    Raises StaffStoreError if there is no such member.
    """
    statement = delete(StaffSession)
    if email is not None:
        if find_credentials(email) is None:
            raise _unknown(email)
        statement = statement.where(StaffSession.staff_user_id.in_(_id_of(email)))
    with db.engine.begin() as connection:
        return connection.execute(statement).rowcount


def normal_email(email: str) -> str:
    """Return the spelling under which an address is stored."""
    return email.strip().lower()


def _change(email: str, **values: object) -> str:
    """Change a member and forget sessions and browsers that were let in before, all at once."""
    with db.engine.begin() as connection:
        address = _update(connection, email, **values)
        for table in (StaffSession, KnownDevice):
            connection.execute(delete(table).where(table.staff_user_id.in_(_id_of(address))))
    return address


def _update(connection: Connection, email: str, **values: object) -> str:
    address = normal_email(email)
    statement = update(StaffUser).where(_is_member(address)).values(**values)
    if not _is_email(address) or connection.execute(statement).rowcount == 0:
        raise _unknown(email)
    return address


def _approvers() -> Select[str]:
    can_approve = (StaffUser.may_approve, StaffUser.disabled_at.is_(None))
    return select(StaffUser.email).where(*can_approve).order_by(StaffUser.email)


def _is_member(email: str) -> ColumnElement[bool]:
    return StaffUser.email == normal_email(email)


def _id_of(email: str) -> Select[int]:
    return select(StaffUser.id).where(_is_member(email))


def _unknown(email: str) -> StaffStoreError:
    return StaffStoreError(f"{email}: there is no staff member with this e-mail address")


def _checked_email(email: str) -> str:
    address = normal_email(email)
    if not _is_email(address):
        raise StaffStoreError(f"{email}: not an e-mail address of at most {EMAIL_LENGTH} characters")
    return address


def _is_email(address: str) -> bool:
    return _EMAIL.fullmatch(address) is not None and len(address) <= EMAIL_LENGTH
