"""What a version of the content depends on, the render contract among it, and its name."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from app.configuration.root import ROOT
from app.content.snapshots.folder_files import add_file

SCHEMA_FILE = ROOT / "ssr-renderer" / "src" / "render-request.schema.json"
DIGITS = 16
_CODE_DIR = Path(__file__).parents[1]


@cache
def contract_id() -> str:
    """Return the contract's name, made from the schema file that `flask content schema` writes."""
    return contract_id_of(SCHEMA_FILE.read_bytes())


def contract_id_of(schema: bytes) -> str:
    """Return the first 12 hex digits of the SHA-256 of a schema file."""
    return hashlib.sha256(schema).hexdigest()[:12]


@dataclass(frozen=True)
class SiteVariant:
    """What a version depends on besides the content and the date: public origin, build, geocoder, samples.

    `origin` has no slash at its end. `share_images_drawn_by` names the program that draws share images.
    `shows_samples`: samples stand in for what is not stated.
    """

    origin: str
    build_id: str
    geocoder_url: str = ""
    share_images_drawn_by: str = ""
    shows_samples: bool = False

    @property
    def name(self) -> str:
        """Return 16 hex digits that change with the variant, the render contract and the code that composes."""
        site = (self.origin, self.build_id, self.geocoder_url, self.share_images_drawn_by)
        return _digest(*site, str(self.shows_samples), contract_id(), code_digest())

    def version(self, content_digest: str, year: int, outdated_days: Iterable[date] = ()) -> str:
        """Return the version of content in this variant, 16 hex digits; `year` is the year in India.

        `outdated_days` are the days whose stated figures are marked as old. When one more day becomes one of these, the
        version changes without any change of the content.
        """
        return _digest(content_digest, str(year), *(day.isoformat() for day in outdated_days), self.name)

    def file_name(self, content_digest: str, version: str) -> str:
        """Return the file name of a stored version of content."""
        return f"{self.name}.{content_digest[:DIGITS]}.{version}.sqlite3"


@cache
def code_digest() -> str:
    """Return a SHA-256 over the room's own modules, because other code makes another version of the same words."""
    digest = hashlib.sha256()
    for path in sorted(_CODE_DIR.rglob("*.py")):
        add_file(digest, path.relative_to(_CODE_DIR).as_posix(), path.read_bytes())
    return digest.hexdigest()


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:DIGITS]
