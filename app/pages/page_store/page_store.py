"""The page store: a folder of files that nginx can serve as well.

A page is `<root>/<version>/<path>/index.html` with `.br` and `.gz` beside it; status screens lie below `_status/`. Two
symbolic links lead to a version: `current` to the last complete one, and `fresh` to the same one while it is the wanted
one. nginx hands out what lies behind `fresh`; if there is no `fresh`, it asks the application. Every file appears whole
or not at all.
"""

import logging
import os
import re
import secrets
import shutil
import time
from collections.abc import Iterable
from pathlib import Path

from app.configuration.files import write_whole
from app.content.models.base import is_page_path
from app.content.snapshots.snapshot_file import PageKey
from app.pages.negotiation import Encoding
from app.pages.page_store.stored_page import StoredPage

KEPT_VERSIONS = 3
CURRENT = "current"
FRESH = "fresh"
SCREENS = "_status"
PAGE_FILE = "index.html"
_PROBE_BYTES = 4096
_VERSION = re.compile(r"[0-9a-f]{8,64}")

_log = logging.getLogger(__name__)


class PageStore:
    """Pages by version and key. Any number of processes may read and write at the same time."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def put(self, version: str, key: PageKey, page: StoredPage) -> None:
        """Store a page, the document last: where it is, all its encodings are. Raises OSError if the disk refuses."""
        for encoding, file in self.files(version, key).items():
            write_whole(file, page.bodies[encoding], survives_power_cut=False)

    def get(self, version: str, key: PageKey) -> StoredPage | None:
        """Return the stored page, or None. A page that cannot be read counts as missing and is rendered again."""
        files = self.files(version, key)
        try:
            bodies = {encoding: file.read_bytes() for encoding, file in files.items()}
            written_at_s = files["identity"].stat().st_mtime
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            _log.error("stored page not readable", extra={"page": key, "reason": error.strerror})
            return None
        # A power cut leaves files without their end.
        if not bodies["identity"].rstrip().endswith(b"</html>") or not all(bodies.values()):
            return None
        return StoredPage(bodies, fresh_at_s=max(written_at_s, self.wanted_at_s(version)))

    def newest_stale(self, key: PageKey, *, not_version: str | None, max_age_s: float | None) -> StoredPage | None:
        """Return the newest copy of another version that was wanted within `max_age_s` seconds (None: any age)."""
        copies = [self.get(version, key) for version in self.versions() if version != not_version]
        found = max((copy for copy in copies if copy is not None), key=lambda copy: copy.fresh_at_s, default=None)
        if found is None or max_age_s is None or time.time() - found.fresh_at_s <= max_age_s:
            return found
        return None

    def has_all(self, version: str, keys: Iterable[PageKey]) -> bool:
        """Return whether every key of the version is stored."""
        return all(os.path.isfile(self.files(version, key)["identity"]) for key in keys)  # noqa: PTH113 (never raises)

    def prove_write(self) -> None:
        """Write a small file and remove it. Raises OSError when the disk refuses."""
        probe = self._root / f".probe.{os.getpid()}"
        write_whole(probe, bytes(_PROBE_BYTES), survives_power_cut=False)
        probe.unlink(missing_ok=True)

    def mark_wanted(self, version: str) -> None:
        """Record that the version is right at this moment: the age of its copies counts from now."""
        (self._root / version).mkdir(parents=True, exist_ok=True)
        os.utime(self._root / version)

    def make_current(self, version: str) -> None:
        """Make both links point to the version, each atomically, and forget all but the newest versions."""
        self.mark_wanted(version)
        for name in (CURRENT, FRESH):
            link = self._root / f".{name}.{secrets.token_hex(4)}"
            link.symlink_to(version)
            link.replace(self._root / name)
        for old in self.versions()[KEPT_VERSIONS:]:
            shutil.rmtree(self._root / old, ignore_errors=True)

    def withdraw(self) -> None:
        """Mark the current version as no longer wanted: remove `fresh`, keep `current`."""
        (self._root / FRESH).unlink(missing_ok=True)

    def current(self) -> str | None:
        """Return the last complete version, or None."""
        return self._linked(CURRENT)

    def fresh(self) -> str | None:
        """Return the current version while it is the wanted one, else None."""
        return self._linked(FRESH)

    def versions(self) -> list[str]:
        """Return all versions, last wanted first."""
        if not self._root.is_dir():
            return []
        found = [entry.name for entry in self._root.iterdir() if _VERSION.fullmatch(entry.name) and entry.is_dir()]
        return sorted(found, key=self.wanted_at_s, reverse=True)

    def wanted_at_s(self, version: str) -> float:
        """Return when the version was last known to be right (Unix time), 0 if it is not stored."""
        try:
            return (self._root / version).stat().st_mtime
        except OSError:
            return 0.0

    def files(self, version: str, key: PageKey) -> dict[Encoding, Path]:
        """Return the files of a page's encodings, the document last. Raises ValueError for a key of no page."""
        if not _VERSION.fullmatch(version):
            raise ValueError(f"not a version: {version!r}")
        if isinstance(key, int):
            folder = self._root / version / SCREENS / str(key)
        elif is_page_path(key):
            folder = self._root / version / key.removeprefix("/")
        else:
            raise ValueError(f"not a page path: {key!r}")
        return {"br": folder / f"{PAGE_FILE}.br", "gzip": folder / f"{PAGE_FILE}.gz", "identity": folder / PAGE_FILE}

    def _linked(self, name: str) -> str | None:
        try:
            version = (self._root / name).readlink().name
        except OSError:
            return None
        return version if _VERSION.fullmatch(version) else None
