"""The files of the content folder and the file of what is published over it. Each is read only once."""

import hashlib
import os
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
from app.content.pictures.picture_folder import FOLDER as PICTURES, PICTURE_TYPES, picture_digest

CONTENT_SUFFIXES = frozenset({".yaml", ".yml", ".csv"})


@dataclass(frozen=True)
class FolderFiles:
    """Texts and digests of pictures by their names, and what is published; `digest` is a SHA-256 of all, in hex."""

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


def content_files(content_dir: Path) -> list[Path]:
    """Return the folder's content files in a fixed order, its pictures among them; hidden files are left out."""
    pictures = content_dir / PICTURES
    found = (
        path
        for path in content_dir.rglob("*")
        if path.suffix in CONTENT_SUFFIXES or (path.parent == pictures and path.suffix in PICTURE_TYPES)
    )
    return sorted(path for path in found if not path.name.startswith(".") and path.is_file())


def stats_digest(content_dir: Path, publications_file: Path | None = None) -> str:
    """Return a digest that changes if a file is written, replaced, added or removed, or becomes readable again."""
    try:
        paths = content_files(content_dir)
    except OSError as error:
        return str(error)
    digest = hashlib.sha256()
    for path in [*paths, *([] if publications_file is None else [publications_file])]:
        try:
            found = path.stat()
        except OSError:
            continue
        digest.update(os.fsencode(path) + f"\0{found.st_ctime_ns}\0{found.st_size}\0{found.st_ino}\0".encode())
    return digest.hexdigest()


def add_file(digest: "hashlib._Hash", name: str, data: bytes) -> None:
    """Add a content file to the digest of all."""
    digest.update(f"{name}\0{len(data)}\0".encode() + data)
