"""Uploaded pictures: stored in the database, written as files for composing."""

from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import delete, exists, select

from app.configuration.files import write_whole
from app.content.editions.published import PublishedEdition
from app.content.pictures.picture_folder import picture_digest, uploads_dir, uploads_named
from app.database.extensions import db, insert_into
from app.desk.publishing.models import ContentEdition, UploadedPicture

KEPT_UNUSED = timedelta(days=7)
"""How long an upload is kept that no edition names."""


def store_upload(data: bytes, by: str, at: datetime) -> str:
    """Store a cleaned picture; return its digest. A known one has its waiting time renewed."""
    digest = picture_digest(data)
    values = {"uploaded_by": by, "uploaded_at": at}
    with db.engine.begin() as connection:
        insert = insert_into(UploadedPicture).values(digest=digest, data=data, **values)
        connection.execute(insert.on_conflict_do_update(index_elements=["digest"], set_=values))
    return digest


def find_upload(digest: str) -> bytes | None:
    """Return an uploaded picture, None if there is none."""
    with db.engine.connect() as connection:
        return connection.scalar(select(UploadedPicture.data).where(UploadedPicture.digest == digest))


def write_uploads(publications_file: Path, *editions: PublishedEdition) -> None:
    """Write the uploads that editions name, for composing, which finds missing ones faulty. Raises OSError."""
    folder = uploads_dir(publications_file)
    for digest in {digest for edition in editions for digest in uploads_named(edition.model_dump_json())}:
        file = folder / f"{digest}.jpg"
        data = None if file.exists() else find_upload(digest)
        if data is not None:
            write_whole(file, data)


def purge_uploads(now: datetime) -> int:
    """Delete uploads that no edition has named in time; return how many."""
    is_named = exists().where(ContentEdition.data.contains(UploadedPicture.digest))
    purged = delete(UploadedPicture).where(UploadedPicture.uploaded_at < now - KEPT_UNUSED, ~is_named)
    with db.engine.begin() as connection:
        return connection.execute(purged).rowcount
