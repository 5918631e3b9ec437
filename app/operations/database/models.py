"""The row that proves that rows can be written. Imported by `write_probe.py` alone."""

from datetime import datetime

from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model
from app.database.utc_datetime import UtcDateTime


class WriteProbe(Model):
    """One row, written anew by each probe."""

    __tablename__ = "write_probe"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    written_at: Mapped[datetime] = mapped_column(UtcDateTime)
