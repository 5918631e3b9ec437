"""Finds the pictures that pages name, and has them converted."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from app.content.errors import did_you_mean
from app.content.pictures.isolated_conversion import PictureRefusedError
from app.content.pictures.picture_folder import FOLDER, KeptPicture, PictureFolder, digest_in_upload, uploads_dir


@dataclass
class PictureFinder:
    """Finds pictures of the content folder, and uploads of staff on this machine.

    `digests` are those of the files in the content folder's own folder of pictures, by name. `asked` is the result for
    each name on a page: the picture, or why there is none.
    """

    content_dir: Path
    digests: Mapping[str, str]
    publications_file: Path | None
    folder: PictureFolder
    asked: dict[str, KeptPicture | ValueError] = field(default_factory=dict)

    def find(self, name: str) -> KeptPicture:
        """Return a picture. Raises ValueError with the words of a fault, OSError if the disk refuses."""
        if name not in self.asked:
            try:
                self.asked[name] = self._found(name)
            except PictureRefusedError as error:
                self.asked[name] = ValueError(f"{name} {error}")
        found = self.asked[name]
        if isinstance(found, ValueError):
            raise found
        return found

    def _found(self, name: str) -> KeptPicture | ValueError:
        digest, file = self.digests.get(name), self.content_dir / FOLDER / name
        if digest is None and self.publications_file is not None:
            digest = digest_in_upload(name)
            file = uploads_dir(self.publications_file) / f"{digest}.jpg"
        if digest is None or not file.is_file():
            return ValueError(f"there is no {FOLDER}{name}{did_you_mean(name, self.digests)}")
        return self.folder.find(digest) or self.folder.keep(digest, file.read_bytes())
