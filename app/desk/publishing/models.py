"""Editions and the count of publications as rows. Only the stores of this package import it."""

from datetime import date, datetime

from sqlalchemy import JSON, Date, ForeignKey, Index, LargeBinary, String, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from app.content.pictures.picture_folder import DIGEST_DIGITS
from app.database.extensions import Model, UtcDateTime
from app.desk.publishing.records import NAME_LENGTH, SUBJECT_LENGTH, WHY_LENGTH

DIGEST_LENGTH = 64
ONE_ROW = 1
"""The id of the only row of publications."""

# The first migration says the same to PostgreSQL.
_IS_OPEN = text("state IN ('draft', 'proposed', 'scheduled')")


class ContentEdition(Model):
    """A new state of one subject: the figures of a strategy or a section of words.

    `data` is JSON, None if it brings back the original values. `revision` grows with each change. `number`
    counts the subject's publications, `sequence` those of the whole site. A subject has one open edition. `authorship`
    has the last author of each changed value, `approvals` whoever approved this revision. Preview links made before
    `previews_ended_at` no longer work.
    """

    __tablename__ = "content_edition"
    __table_args__ = (
        Index("ix_content_edition_subject_number", "kind", "subject", "number"),
        Index("ix_content_edition_one_open", "kind", "subject", unique=True, sqlite_where=_IS_OPEN),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    subject: Mapped[str] = mapped_column(String(SUBJECT_LENGTH))
    state: Mapped[str] = mapped_column(String(10))
    revision: Mapped[int]
    number: Mapped[int | None]
    sequence: Mapped[int | None] = mapped_column(unique=True)
    as_on: Mapped[date | None] = mapped_column(Date)
    data: Mapped[str | None] = mapped_column(Text)
    original_digest: Mapped[str] = mapped_column("base_digest", String(DIGEST_LENGTH))
    again_of: Mapped[int | None]
    why: Mapped[str | None] = mapped_column(String(WHY_LENGTH))
    created_by: Mapped[str] = mapped_column(String(NAME_LENGTH))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    changed_by: Mapped[str] = mapped_column(String(NAME_LENGTH))
    changed_at: Mapped[datetime] = mapped_column(UtcDateTime)
    proposed_by: Mapped[str | None] = mapped_column(String(NAME_LENGTH))
    proposed_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    approved_by: Mapped[str | None] = mapped_column(String(NAME_LENGTH))
    approved_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    approved_alone: Mapped[bool] = mapped_column(default=False)
    publish_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    published_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    authorship: Mapped[dict[str, str]] = mapped_column(JSON, server_default="{}")
    approvals: Mapped[list[str]] = mapped_column(JSON, server_default="[]")
    previews_ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class EditionAuthor(Model):
    """A member who entered something into an edition."""

    __tablename__ = "content_edition_author"

    edition_id: Mapped[str] = mapped_column(ForeignKey("content_edition.id", ondelete="CASCADE"), primary_key=True)
    email: Mapped[str] = mapped_column("name", String(NAME_LENGTH), primary_key=True)


class PublicationCount(Model):
    """One row: the number of publications of the site. Each publication increments it in its transaction."""

    __tablename__ = "publication"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    sequence: Mapped[int]


class UploadedPicture(Model):
    """A picture that staff uploaded, cleaned: a JPEG. Editions name it by its digest."""

    __tablename__ = "picture"

    digest: Mapped[str] = mapped_column(String(DIGEST_DIGITS), primary_key=True)
    data: Mapped[bytes] = mapped_column(LargeBinary)
    uploaded_by: Mapped[str] = mapped_column(String(NAME_LENGTH))
    uploaded_at: Mapped[datetime] = mapped_column(UtcDateTime)
