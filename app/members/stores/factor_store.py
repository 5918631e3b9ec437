"""The store of second factors: TOTP, passkeys and recovery codes."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from app.database.extensions import change, db, read
from app.members.stores.codes import fits
from app.members.stores.models import StaffPasskey, StaffRecoveryCode, StaffUser


@dataclass(frozen=True)
class Passkey:
    """A passkey of a member."""

    id: int
    credential_id: bytes
    public_key: bytes
    sign_count: int
    name: str
    added_at: datetime
    last_used_at: datetime | None


@dataclass(frozen=True)
class NewPasskey:
    """A passkey as its authenticator made it."""

    credential_id: bytes
    public_key: bytes
    sign_count: int


@dataclass(frozen=True)
class Factors:
    """A member's second factors. `totp_secret` is encrypted."""

    totp_secret: str | None
    passkeys: Sequence[Passkey]
    recovery_codes: int

    @property
    def count(self) -> int:
        """How many second factors there are; recovery codes do not count."""
        return len(self.passkeys) + (self.totp_secret is not None)


class KnownPasskeyError(Exception):
    """This authenticator's passkey is stored already."""


def find_factors(user_id: int) -> Factors:
    """Return the factors of a member."""
    columns = (
        *(StaffPasskey.id, StaffPasskey.credential_id, StaffPasskey.public_key, StaffPasskey.sign_count),
        *(StaffPasskey.name, StaffPasskey.added_at, StaffPasskey.last_used_at),
    )
    codes = select(func.count()).where(StaffRecoveryCode.staff_user_id == user_id)
    with db.engine.connect() as connection:
        secret = connection.scalar(select(StaffUser.totp_secret).where(StaffUser.id == user_id))
        passkeys = connection.execute(
            select(*columns).where(StaffPasskey.staff_user_id == user_id).order_by(StaffPasskey.id)
        ).all()
        left = connection.scalar(codes) or 0
    return Factors(secret, [Passkey(*row) for row in passkeys], left)


def store_totp(user_id: int, sealed_secret: str, step: int) -> None:
    """Store a TOTP secret whose code of `step` was entered."""
    values = {"totp_secret": sealed_secret, "totp_last_step": step}
    change(update(StaffUser).where(StaffUser.id == user_id).values(values))


def use_totp_step(user_id: int, step: int) -> bool:
    """Mark the code of a step as used; return False if it, or a later one, was used before (RFC 6238, 5.2)."""
    is_newer = or_(StaffUser.totp_last_step.is_(None), StaffUser.totp_last_step < step)
    return change(update(StaffUser).where(StaffUser.id == user_id, is_newer).values(totp_last_step=step)) == 1


def remove_totp(user_id: int) -> None:
    """Delete the TOTP secret."""
    change(update(StaffUser).where(StaffUser.id == user_id).values(totp_secret=None))


def store_passkey(user_id: int, passkey: NewPasskey, name: str, now: datetime) -> None:
    """Store a passkey. Raises KnownPasskeyError."""
    values = {"staff_user_id": user_id, "name": name, "added_at": now, "credential_id": passkey.credential_id}
    values |= {"public_key": passkey.public_key, "sign_count": passkey.sign_count}
    try:
        change(insert(StaffPasskey).values(values))
    except IntegrityError:
        raise KnownPasskeyError from None


def record_passkey_use(passkey_id: int, sign_count: int, now: datetime) -> None:
    """Store the latest counter of a passkey."""
    values = {"sign_count": sign_count, "last_used_at": now}
    change(update(StaffPasskey).where(StaffPasskey.id == passkey_id).values(values))


def remove_passkey(user_id: int, passkey_id: int) -> None:
    """Delete a passkey of this member."""
    change(delete(StaffPasskey).where(StaffPasskey.id == passkey_id, StaffPasskey.staff_user_id == user_id))


def replace_recovery_codes(user_id: int, hashes: Sequence[str]) -> None:
    """Store the hashes of new codes and delete the earlier ones."""
    rows = [{"staff_user_id": user_id, "code_hash": code_hash} for code_hash in hashes]
    with db.engine.begin() as connection:
        connection.execute(delete(StaffRecoveryCode).where(StaffRecoveryCode.staff_user_id == user_id))
        connection.execute(insert(StaffRecoveryCode), rows)


def spend_recovery_code(user_id: int, code: str) -> bool:
    """Use up a recovery code; return whether it was valid. Raises HashingBusyError."""
    columns = (StaffRecoveryCode.id, StaffRecoveryCode.code_hash)
    left = read(select(*columns).where(StaffRecoveryCode.staff_user_id == user_id))
    found = next((row_id for row_id, code_hash in left if fits(code_hash, code)), None)
    return change(delete(StaffRecoveryCode).where(StaffRecoveryCode.id == found)) == 1
