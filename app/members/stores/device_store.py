"""The store of known devices: browsers in which a member has signed in before.

An attack uses up the account's attempts, but its owner's known browsers keep their own.
"""

from datetime import datetime, timedelta

from sqlalchemy import select

from app.database.extensions import change, db, insert_into
from app.members.stores.codes import token_digest
from app.members.stores.models import KnownDevice, StaffUser

DEVICE_LIFE = timedelta(days=180)


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
