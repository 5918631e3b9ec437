"""The folder of converted pictures, which all releases share, and the names of pictures."""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

from app.configuration.files import write_whole
from app.content.pictures.isolated_conversion import convert_isolated

PICTURES_PREFIX = "/pictures/"
FOLDER = "pictures/"
UPLOADED = "uploaded/"
"""The prefix of an upload's name in texts."""
UPLOAD_TYPE = "image/jpeg"
PICTURE_TYPES = {".jpg": UPLOAD_TYPE, ".jpeg": UPLOAD_TYPE, ".png": "image/png", ".webp": "image/webp"}
"""The file name endings of pictures that are accepted."""
WIDTHS_PX = (480, 960, 1600)
DIGEST_DIGITS = 32
MediaType = Literal["image/avif", "image/webp", "image/jpeg"]
MEDIA_TYPES: Mapping[str, MediaType] = {"avif": "image/avif", "webp": "image/webp", "jpg": "image/jpeg"}
"""The formats in which a picture is kept, the smallest first. Every browser knows the last one."""
_VARIANT = re.compile(rf"{PICTURES_PREFIX}(([0-9a-f]{{{DIGEST_DIGITS}}})-\d{{1,4}}\.(avif|webp|jpg))")
_UPLOADED = re.compile(rf"{UPLOADED}([0-9a-f]{{{DIGEST_DIGITS}}})\.jpg")


def variant_name(path: str) -> str | None:
    """Return the name of the file for a path, None for any other path."""
    found = _VARIANT.fullmatch(path)
    return found[1] if found else None


def digest_in(variant: str) -> str:
    """Return the digest of the picture that a variant was made of."""
    return variant[:DIGEST_DIGITS]


def media_type_of(variant: str) -> str:
    """Return the media type of a variant, by its name."""
    return MEDIA_TYPES[variant.rpartition(".")[2]]


def uploaded_name(digest: str) -> str:
    """Return the name of an uploaded picture in texts."""
    return f"{UPLOADED}{digest}.jpg"


def digest_in_upload(name: str) -> str | None:
    """Return the digest of an uploaded picture from its name in texts, None for any other name."""
    found = _UPLOADED.fullmatch(name)
    return found[1] if found else None


def uploads_named(text: str) -> set[str]:
    """Return the digests of the uploaded pictures that a text names."""
    return set(_UPLOADED.findall(text))


@dataclass(frozen=True)
class KeptPicture:
    """Width and height in pixels, and the ends of the names of its files, such as `480.avif`."""

    digest: str
    width: int
    height: int
    ends: list[str]

    def address(self, end: str) -> str:
        """Return where browsers find it."""
        return f"{PICTURES_PREFIX}{self.digest}-{end}"


def uploads_dir(publications_file: Path) -> Path:
    """Return the folder of uploaded pictures that publications, or drafts judged on this machine, name."""
    return publications_file.parent / "uploaded"


def picture_digest(data: bytes) -> str:
    """Return the digest that identifies a picture."""
    return hashlib.sha256(data).hexdigest()[:DIGEST_DIGITS]


class PictureFolder:
    """Any number of processes may read and write at the same time: a file is written once, whole, and never changed."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def find(self, digest: str) -> KeptPicture | None:
        """Return the picture of a digest, None if it is not converted yet."""
        try:
            return KeptPicture(**json.loads(self._facts_file(digest).read_bytes()))
        except (FileNotFoundError, ValueError, TypeError):
            return None

    def keep(self, digest: str, data: bytes) -> KeptPicture:
        """Convert a picture, unless that is already done. Raises like `convert_isolated`, and OSError."""
        if (kept := self.find(digest)) is not None:
            return kept
        made = convert_isolated(data)
        for end, part in made.parts.items():
            write_whole(self.path / f"{digest}-{end}", part)
        # The facts are written last, so that, once they exist, all files do.
        kept = KeptPicture(digest, made.width, made.height, list(made.parts))
        write_whole(self._facts_file(digest), json.dumps(asdict(kept)).encode())
        return kept

    def _facts_file(self, digest: str) -> Path:
        return self.path / f"{digest}.json"
