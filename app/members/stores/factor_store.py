"""The store of second factors: TOTP, passkeys and recovery codes."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.orm import Session

from app.database.extensions import change, db, read
from app.members.stores.codes import fits
from app.members.stores.models import StaffPasskey, StaffRecoveryCode, StaffUser


@dataclass(frozen=True)
class Factors:
    """A member's second factors. `totp_secret` is encrypted; `recovery_codes` is how many are left."""

    totp_secret: str | None
    passkeys: Sequence[StaffPasskey]
    recovery_codes: int

    @property
    def count(self) -> int:
        """How many second factors there are; recovery codes do not count."""
        return len(self.passkeys) + (self.totp_secret is not None)


def find_factors(user_id: int) -> Factors:
    """Return the factors of a member."""
    passkeys = select(StaffPasskey).where(StaffPasskey.staff_user_id == user_id).order_by(StaffPasskey.id)
    codes = select(func.count()).where(StaffRecoveryCode.staff_user_id == user_id)
    with Session(db.engine) as session:
        secret = session.scalar(select(StaffUser.totp_secret).where(StaffUser.id == user_id))
        return Factors(secret, session.scalars(passkeys).all(), session.scalar(codes) or 0)


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


def store_passkey(
    user_id: int, name: str, credential_id: bytes, public_key: bytes, *, sign_count: int, now: datetime
) -> None:
    """Store a passkey. Raises IntegrityError if its authenticator is stored already."""
    values = {"staff_user_id": user_id, "name": name, "added_at": now, "sign_count": sign_count}
    values |= {"credential_id": credential_id, "public_key": public_key}
    change(insert(StaffPasskey).values(values))


def record_passkey_use(passkey_id: int, sign_count: int, now: datetime) -> None:
    """Store the latest counter of a passkey."""
    values = {"sign_count": sign_count, "last_used_at": now}
    change(update(StaffPasskey).where(StaffPasskey.id == passkey_id).values(values))


def remove_passkey(passkey_id: int) -> None:
    """Delete a passkey."""
    change(delete(StaffPasskey).where(StaffPasskey.id == passkey_id))


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
