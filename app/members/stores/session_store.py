"""The store of sessions, and of the browsers they ran in. Use keeps a session alive; time or a member ends it.

An attack uses up the account's attempts, but its owner's known browsers keep their own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, literal, or_, select, update

from app.database.extensions import UtcDateTime, change, db, insert_into, read
from app.members.stores.codes import token_digest
from app.members.stores.member_store import Credentials
from app.members.stores.models import KnownDevice, PendingSignIn, StaffChallenge, StaffSession, StaffUser
from app.members.stores.pending_store import PENDING_LIFE
from app.members.stores.permission_store import Permission, has_permission

FRESH_LIFE = timedelta(minutes=10)
DEVICE_LIFE = timedelta(days=180)


@dataclass(frozen=True)
class SessionLife:
    """A session ends after `idle` without a request, and at the latest `maximum` after it began."""

    idle: timedelta
    maximum: timedelta

    @property
    def lag(self) -> timedelta:
        """How far the stored last use may lag behind: not every request writes."""
        return self.idle / 30


@dataclass(frozen=True)
class Member:
    """The member of a session, the session's token, and when password or passkey were last given in it."""

    user_id: int
    email: str
    name: str
    may_approve: bool
    manages_members: bool
    proved_at: datetime | None
    session_token: str
    is_authenticated: bool = True
    """Flask-Login asks for it."""

    def is_fresh(self, now: datetime) -> bool:
        """Return whether password or passkey were given in this session a short while ago."""
        return self.proved_at is not None and now - self.proved_at < FRESH_LIFE


def open_session(credentials: Credentials, token: str, browser: str, now: datetime) -> bool:
    """Open a session; return False if password or state of the member changed since they were read."""
    columns = ("token_digest", "staff_user_id", "created_at", "last_seen_at", "proved_at", "browser")
    moment = literal(now, UtcDateTime())
    # With the lock, a concurrent password change either comes first or ends this session too.
    still_valid = (
        select(literal(token_digest(token)), StaffUser.id, moment, moment, moment, literal(browser))
        .where(
            StaffUser.id == credentials.user_id,
            StaffUser.password_hash == credentials.password_hash,
            StaffUser.disabled_at.is_(None),
        )
        .with_for_update(read=True)
    )
    statement = insert(StaffSession).from_select(columns, still_valid).returning(StaffSession.id)
    with db.engine.begin() as connection:
        return connection.scalar(statement) is not None


def find_member(token: str, life: SessionLife, now: datetime) -> Member | None:
    """Return the member of an open session and record its use; None for any other token."""
    digest = token_digest(token)
    statement = (
        select(
            *(StaffUser.id, StaffUser.email, StaffUser.name),
            has_permission(Permission.APPROVE),
            has_permission(Permission.MANAGE),
            *(StaffSession.proved_at, StaffSession.last_seen_at),
        )
        .join(StaffSession, StaffSession.staff_user_id == StaffUser.id)
        .where(StaffSession.token_digest == digest, StaffUser.disabled_at.is_(None), ~_has_ended(life, now))
    )
    with db.engine.connect() as connection:
        row = connection.execute(statement).one_or_none()
    if row is None:
        return None
    user_id, email, name, may_approve, manages_members, proved_at, last_seen_at = row
    if now - last_seen_at >= life.lag:
        change(update(StaffSession).where(StaffSession.token_digest == digest).values(last_seen_at=now))
    return Member(user_id, email, name, may_approve, manages_members, proved_at, token)


def list_sessions(user_id: int, token: str, life: SessionLife, now: datetime) -> Sequence[Any]:
    """Return the member's open sessions as rows of SessionReply: that of this token first, then the latest seen."""
    is_this = (StaffSession.token_digest == token_digest(token)).label("is_this")
    since, last_seen = StaffSession.created_at.label("since"), StaffSession.last_seen_at.label("last_seen")
    return read(
        select(StaffSession.browser, since, last_seen, is_this)
        .where(StaffSession.staff_user_id == user_id, ~_has_ended(life, now))
        .order_by(is_this.desc(), last_seen.desc(), StaffSession.id)
    )


def renew_session(token: str, new_token: str, now: datetime) -> None:
    """Record that password or passkey were given in this session, and replace its token (ASVS 5, 7.2.4)."""
    values = {"proved_at": now, "token_digest": token_digest(new_token)}
    change(update(StaffSession).where(StaffSession.token_digest == token_digest(token)).values(values))


def end_other_sessions(user_id: int, token: str) -> int:
    """End all sessions of the member except that of this token; return how many."""
    others = (StaffSession.staff_user_id == user_id, StaffSession.token_digest != token_digest(token))
    return change(delete(StaffSession).where(*others))


def close_session(token: str) -> None:
    """End the session of this token, if there is one."""
    change(delete(StaffSession).where(StaffSession.token_digest == token_digest(token)))


def device_owners(token: str, now: datetime) -> frozenset[str]:
    """Return the e-mail addresses of the members who signed in from this browser within a device's life."""
    statement = (
        select(StaffUser.email)
        .join(KnownDevice, KnownDevice.staff_user_id == StaffUser.id)
        .where(KnownDevice.token_digest == token_digest(token), KnownDevice.last_sign_in_at > now - DEVICE_LIFE)
    )
    with db.engine.connect() as connection:
        return frozenset(connection.scalars(statement))


def remember_device(user_id: int, token: str, now: datetime) -> None:
    """Record that the member signed in from this browser."""
    row = {"token_digest": token_digest(token), "staff_user_id": user_id, "last_sign_in_at": now}
    keys = [KnownDevice.token_digest, KnownDevice.staff_user_id]
    statement = insert_into(KnownDevice).values(row)
    change(statement.on_conflict_do_update(index_elements=keys, set_={"last_sign_in_at": now}))


def forget_what_ended(life: SessionLife, now: datetime) -> None:
    """Delete expired sessions, sign-ins under way, challenges and known browsers."""
    with db.engine.begin() as connection:
        connection.execute(delete(StaffSession).where(_has_ended(life, now)))
        connection.execute(delete(PendingSignIn).where(PendingSignIn.created_at <= now - PENDING_LIFE))
        connection.execute(delete(StaffChallenge).where(StaffChallenge.ends_at <= now))
        connection.execute(delete(KnownDevice).where(KnownDevice.last_sign_in_at <= now - DEVICE_LIFE))


def _has_ended(life: SessionLife, now: datetime) -> ColumnElement[bool]:
    return or_(StaffSession.last_seen_at <= now - life.idle, StaffSession.created_at <= now - life.maximum)
