"""The files of the content folder and the file of what is published over it. Each is read only once."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from app.content.editions.published import (
    NOTHING_PUBLISHED,
    Publications,
    PublicationsDamagedError,
    publications_bytes,
    publications_in,
)
from app.content.errors import ContentError, Fault
from app.content.pictures.picture_folder import FOLDER as PICTURES
from app.content.pictures.picture_folder import picture_digest
from app.content.snapshots.variant import CONTENT_SUFFIXES, add_file, content_files


@dataclass(frozen=True)
class FolderFiles:
    """The texts by the names of their files, the digests of pictures by their names, and what is published.

    `digest` is a SHA-256 in hex of exactly these bytes, because files, and what is published, may change a moment
    later.
    """

    texts: dict[str, str]
    pictures: dict[str, str]
    publications: Publications
    digest: str


def read_files(content_dir: Path, publications_file: Path | None) -> FolderFiles:
    """Read all files. Raises ContentError for the first that cannot be read."""
    digest, texts, pictures = hashlib.sha256(), dict[str, str](), dict[str, str]()
    for path in _listed(content_dir):
        name = path.relative_to(content_dir).as_posix()
        try:
            data = path.read_bytes()
            if path.suffix in CONTENT_SUFFIXES:
                texts[name] = data.decode("utf-8-sig")
            else:
                pictures[name.removeprefix(PICTURES)] = picture_digest(data)
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError([Fault(f"{content_dir.name}/{name}", 1, "", f"cannot be read: {error}")]) from None
        add_file(digest, name, data)
    publications = NOTHING_PUBLISHED
    if publications_file is not None:
        try:
            published = publications_bytes(publications_file)
            publications = publications_in(publications_file, published)
        except PublicationsDamagedError as error:
            raise ContentError([Fault(content_dir.name, 1, "", str(error))]) from None
        if published is not None:
            add_file(digest, publications_file.name, published)
    return FolderFiles(texts, pictures, publications, digest.hexdigest())


def _listed(content_dir: Path) -> list[Path]:
    try:
        return content_files(content_dir)
    except OSError as error:
        raise ContentError([Fault(content_dir.name, 1, "", f"cannot be read: {error.strerror}")]) from None
