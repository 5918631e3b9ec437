"""The only door to the rows of staff members."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from app.extensions import db
from app.staff.models import EMAIL_LENGTH, StaffUser

_EMAIL = re.compile(r"[^@\s]+@[^@\s]+")


class StaffStoreError(Exception):
    """The change is refused. The message names the reason."""


def add_staff_user(email: str, password_hash: str) -> StaffUser:
    """Add a member and commit.

    Raises StaffStoreError if `email` is no e-mail address or belongs to a member already, in any case.
    """
    user = StaffUser(email=_checked_email(email), password_hash=password_hash, created_at=datetime.now(UTC))
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


def list_staff_users() -> Sequence[StaffUser]:
    """Return all members in the order of their e-mail addresses."""
    return db.session.scalars(select(StaffUser).order_by(StaffUser.email)).all()


def _checked_email(email: str) -> str:
    address = email.strip().lower()
    if not _EMAIL.fullmatch(address) or len(address) > EMAIL_LENGTH:
        raise StaffStoreError(f"{email}: not an e-mail address of at most {EMAIL_LENGTH} characters")
    return address
