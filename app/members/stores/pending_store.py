"""The store of sign-ins under way and of challenges. Both expire after minutes."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import ColumnElement, delete, insert, select, update

from app.database.extensions import change, db, insert_into
from app.members.stores.codes import token_digest
from app.members.stores.member_store import CREDENTIAL_COLUMNS, Credentials
from app.members.stores.models import PendingSignIn, StaffChallenge, StaffUser

PENDING_LIFE = timedelta(minutes=10)


_NOTHING, _FACTOR = "nothing", "factor"


class Purpose(StrEnum):
    """The purpose of a challenge."""

    PASSKEY_USE = "passkey-use"
    NEW_PASSKEY = "new-passkey"
    NEW_TOTP = "new-totp"


@dataclass(frozen=True)
class Pending:
    """A sign-in under way: its member with the password hash of this moment, and whether a second factor was given."""

    token: str
    credentials: Credentials
    has_given_factor: bool


def begin_sign_in(pending: Pending, now: datetime) -> None:
    """Store a sign-in whose password was right."""
    values = {"token_digest": token_digest(pending.token), "staff_user_id": pending.credentials.user_id}
    change(insert(PendingSignIn).values({**values, "proof": _NOTHING, "created_at": now}))


def find_pending(token: str, now: datetime) -> Pending | None:
    """Return the open sign-in of this token. One statement, so that the password hash is the one that was checked."""
    statement = (
        select(PendingSignIn.proof, *CREDENTIAL_COLUMNS)
        .join(PendingSignIn, PendingSignIn.staff_user_id == StaffUser.id)
        .where(PendingSignIn.token_digest == token_digest(token), PendingSignIn.created_at > now - PENDING_LIFE)
    )
    with db.engine.connect() as connection:
        row = connection.execute(statement).one_or_none()
    if row is None:
        return None
    credentials = Credentials(*row[1:])
    return Pending(token, credentials, row[0] == _FACTOR) if credentials.admits(now) else None


def record_factor_given(token: str) -> None:
    """Store that the second factor of a sign-in was given."""
    this = PendingSignIn.token_digest == token_digest(token)
    change(update(PendingSignIn).where(this).values(proof=_FACTOR))


def forget_pending(token: str) -> None:
    """End the sign-in of this token, if there is one."""
    change(delete(PendingSignIn).where(PendingSignIn.token_digest == token_digest(token)))


def store_challenge(owner_token: str, purpose: Purpose, value: str, now: datetime) -> None:
    """Store a challenge for the browser of this token; it replaces an earlier one."""
    newest = {"value": value, "ends_at": now + PENDING_LIFE}
    values = {"owner_digest": token_digest(owner_token), "purpose": purpose, **newest}
    keys = [StaffChallenge.owner_digest, StaffChallenge.purpose]
    change(insert_into(StaffChallenge).values(values).on_conflict_do_update(index_elements=keys, set_=newest))


def find_challenge(owner_token: str, purpose: Purpose, now: datetime) -> str | None:
    """Return the challenge and keep it: a mistyped code may be typed again."""
    with db.engine.connect() as connection:
        return connection.scalar(select(StaffChallenge.value).where(*_open_challenge(owner_token, purpose, now)))


def take_challenge(owner_token: str, purpose: Purpose, now: datetime) -> str | None:
    """Return the challenge and delete it: each one is answered once."""
    with db.engine.begin() as connection:
        deletion = delete(StaffChallenge).where(*_open_challenge(owner_token, purpose, now))
        return connection.scalar(deletion.returning(StaffChallenge.value))


def _open_challenge(owner_token: str, purpose: Purpose, now: datetime) -> tuple[ColumnElement[bool], ...]:
    return (
        StaffChallenge.owner_digest == token_digest(owner_token),
        StaffChallenge.purpose == purpose,
        StaffChallenge.ends_at > now,
    )
