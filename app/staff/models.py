"""The staff member as a row. Imported by `store.py` alone."""

from datetime import datetime

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from app.extensions import Model
from app.utc_datetime import UtcDateTime

EMAIL_LENGTH = 254
HASH_LENGTH = 255


class StaffUser(Model):
    """One person who may sign in. `email` is stored in lower case; a disabled member cannot sign in."""

    __tablename__ = "staff_user"

    id: Mapped[int] = mapped_column(primary_key=True)
    email: Mapped[str] = mapped_column(String(EMAIL_LENGTH), unique=True)
    password_hash: Mapped[str] = mapped_column(String(HASH_LENGTH))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    disabled_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
