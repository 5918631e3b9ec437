"""Access to a new or reset account: a random password, with which its member sets up everything else."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.members.stores.account_store import reset_account
from app.members.stores.passwords import hash_password, make_password
from app.members.stores.permission_store import Permission
from app.members.stores.store import add_staff_user

FIRST_ACCESS_LIFE = timedelta(hours=72)
"""How long a first password stays valid."""


@dataclass(frozen=True)
class FirstAccess:
    """A first password, shown only once, and when it expires."""

    user_id: int
    password: str
    ends_at: datetime


def add_member(email: str, name: str, permissions: Collection[Permission], *, now: datetime) -> FirstAccess:
    """Add a member with a first password. Raises StaffStoreError."""
    password, ends_at = make_password(), now + FIRST_ACCESS_LIFE
    user_id = add_staff_user(
        email, hash_password(password), now=now, name=name, password_ends_at=ends_at, permissions=permissions
    )
    return FirstAccess(user_id, password, ends_at)


def reset_access(user_id: int, now: datetime) -> FirstAccess:
    """Give a member a new first password, and let it set up second factors anew."""
    password, ends_at = make_password(), now + FIRST_ACCESS_LIFE
    reset_account(user_id, hash_password(password), ends_at)
    return FirstAccess(user_id, password, ends_at)
