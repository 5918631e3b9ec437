"""Access to a new or reset account: a first password, and a one-time code for setting up a second factor."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from app.members.stores.account_store import reset_password
from app.members.stores.codes import hash_code, make_code
from app.members.stores.factor_store import store_one_time_code
from app.members.stores.passwords import hash_password, make_password
from app.members.stores.permission_store import Permission
from app.members.stores.store import add_staff_user

FIRST_ACCESS_LIFE = timedelta(hours=72)
"""How long a first or reset password, and a one-time code, stay valid."""


@dataclass(frozen=True)
class FirstAccess:
    """First password and one-time code, shown only once; None if not made. Both expire at `ends_at`."""

    user_id: int
    password: str | None
    one_time_code: str | None
    ends_at: datetime


def add_member(
    email: str,
    name: str,
    permissions: frozenset[Permission],
    *,
    with_code: bool,
    now: datetime,
) -> FirstAccess:
    """Add a member with a first password, and a one-time code if a second factor is required.

    Raises StaffStoreError.
    """
    password, ends_at = make_password(), now + FIRST_ACCESS_LIFE
    user_id = add_staff_user(
        email,
        hash_password(password),
        now=now,
        name=name,
        password_ends_at=ends_at,
        permissions=permissions,
    )
    return FirstAccess(user_id, password, _code(user_id, ends_at) if with_code else None, ends_at)


def reset_access(user_id: int, *, with_code: bool, now: datetime) -> FirstAccess:
    """Give a member a new first password, and a one-time code if a second factor is required."""
    password, ends_at = make_password(), now + FIRST_ACCESS_LIFE
    reset_password(user_id, hash_password(password), ends_at)
    return FirstAccess(user_id, password, _code(user_id, ends_at) if with_code else None, ends_at)


def give_one_time_code(user_id: int, now: datetime) -> FirstAccess:
    """Give a member a one-time code, which replaces an earlier one. The password stays."""
    ends_at = now + FIRST_ACCESS_LIFE
    return FirstAccess(user_id, None, _code(user_id, ends_at), ends_at)


def _code(user_id: int, ends_at: datetime) -> str:
    code = make_code()
    store_one_time_code(user_id, hash_code(code), ends_at)
    return code
