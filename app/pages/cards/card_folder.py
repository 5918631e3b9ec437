"""The folder of drawn cards, each by the digest of what it shows. All releases share it."""

from collections.abc import Iterable
from pathlib import Path

from app.configuration.files import keep_files

PNG = "image/png"
_SUFFIX = ".png"


class CardFolder:
    """The folder. A file is written once, whole, and never changed.

    So any number of processes may read and write at the same time.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def file(self, digest: str) -> Path:
        """Return where a card is, or will be."""
        return self.path / f"{digest}{_SUFFIX}"

    def missing(self, digests: Iterable[str]) -> list[str]:
        """Return those of the digests that have no card, in their order."""
        try:
            names = {file.name for file in self.path.iterdir()}
        except FileNotFoundError:
            names = set()
        return [digest for digest in digests if f"{digest}{_SUFFIX}" not in names]

    def prepare(self) -> None:
        """Make the folder. Raises OSError."""
        self.path.mkdir(parents=True, exist_ok=True)

    def keep(self, digests: Iterable[str]) -> None:
        """Note that these cards are wanted now; delete those that were not wanted for thirty days. Raises OSError."""
        keep_files(self.path, [self.file(digest).name for digest in digests])
