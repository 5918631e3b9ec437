"""The folder of converted pictures, each named by the digest of its source. All releases share it."""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from app.configuration.files import write_whole
from app.content.pictures.convert_apart import variants_apart
from app.content.pictures.picture_names import DIGEST_DIGITS, PICTURES_PREFIX


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
        """Convert a picture, unless that is already done. Raises like `variants_apart`, and OSError."""
        kept = self.find(digest)
        if kept is not None:
            return kept
        made = variants_apart(data)
        for end, part in made.parts.items():
            write_whole(self.path / f"{digest}-{end}", part)
        # The facts are written last, so that whoever finds them finds all files.
        kept = KeptPicture(digest, made.width, made.height, list(made.parts))
        write_whole(self._facts_file(digest), json.dumps(asdict(kept)).encode())
        return kept

    def _facts_file(self, digest: str) -> Path:
        return self.path / f"{digest}.json"
