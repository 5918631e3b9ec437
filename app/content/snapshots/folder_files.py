"""The files of the content folder and the file of what is published over it. Each is read only once."""

import hashlib
from dataclasses import dataclass, field
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


@dataclass
class FolderFiles:
    """The texts by the names of their files, and what is published; `faults` name files that could not be read.

    `pictures` are the digests of pictures by their names. `digest` is a SHA-256 in hex of exactly these bytes, because
    files, and what is published, may change a moment later.
    """

    texts: dict[str, str] = field(default_factory=dict)
    pictures: dict[str, str] = field(default_factory=dict)
    publications: Publications = NOTHING_PUBLISHED
    faults: list[Fault] = field(default_factory=list)
    digest: str = ""


def read_files(content_dir: Path, publications_file: Path | None) -> FolderFiles:
    """Read all files. Raises ContentError if the folder cannot be listed, or what is published is damaged."""
    files, digest = FolderFiles(), hashlib.sha256()
    for path in _listed(content_dir):
        name = path.relative_to(content_dir).as_posix()
        try:
            data = path.read_bytes()
        except OSError as error:
            data, message = b"", f"the file cannot be read: {error.strerror}"
            files.faults.append(Fault(f"{content_dir.name}/{name}", 1, "", message))
        add_file(digest, name, data)
        if path.suffix not in CONTENT_SUFFIXES:
            files.pictures[name.removeprefix(PICTURES)] = picture_digest(data)
            continue
        try:
            files.texts[name] = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line, message = data.count(b"\n", 0, error.start) + 1, "the file is not UTF-8: save it as UTF-8"
            files.faults.append(Fault(f"{content_dir.name}/{name}", line, "", message))
    if publications_file is not None:
        try:
            published = publications_bytes(publications_file)
            files.publications = publications_in(publications_file, published)
        except PublicationsDamagedError as error:
            raise ContentError([Fault(content_dir.name, 1, "", str(error))]) from None
        if published is not None:
            add_file(digest, publications_file.name, published)
    files.digest = digest.hexdigest()
    return files


def _listed(content_dir: Path) -> list[Path]:
    try:
        return content_files(content_dir)
    except OSError as error:
        raise ContentError([Fault(content_dir.name, 1, "", f"cannot be read: {error.strerror}")]) from None
