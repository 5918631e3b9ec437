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
from contextlib import suppress
from pathlib import Path

from app.content.models.base import is_page_path
from app.content.snapshots.snapshot_file import PageKey
from app.pages.negotiation import Encoding
from app.pages.page_store.stored_page import Effort, StoredPage, compress_page

KEPT_VERSIONS = 3
SCRATCH_LIFE_S = 3600
CURRENT = "current"
FRESH = "fresh"
SCREENS = "_status"
PAGE_FILE = "index.html"
_SCRATCH = ".scratch"
_PROBE_BYTES = 4096
_WANTED_MARK = ".wanted"
_FILLED_MARK = ".filled"
_VERSION = re.compile(r"[0-9a-f]{8,64}")

_log = logging.getLogger(__name__)


class PageStore:
    """Pages by version and key. Any number of processes may read and write at the same time."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._logged_errors: set[int | None] = set()

    def put(self, version: str, key: PageKey, html: bytes, *, effort: Effort) -> StoredPage:
        """Store a document and return it. Raises OSError if the disk refuses.

        Encodings of an older text are removed first, so no reader finds them beside the new text.
        """
        page = compress_page(html, effort, fresh_at_s=time.time())
        files = self.files(version, key)
        files["identity"].parent.mkdir(parents=True, exist_ok=True)
        encodings = {files["br"]: page.br, files["gzip"]: page.gzip}
        if self._read(files["identity"]) != html:
            for path in encodings:
                path.unlink(missing_ok=True)
            self._replace(files["identity"], html)
        for path, body in encodings.items():
            if body is not None:
                self._replace(path, body)
        return page

    def get(self, version: str, key: PageKey) -> StoredPage | None:
        """Return the stored document, or None."""
        files = self.files(version, key)
        html = self._read(files["identity"])
        if html is None or not html.rstrip().endswith(b"</html>"):
            return None
        written_at_s = _modified_at_s(files["identity"])
        return StoredPage(
            html=html,
            br=self._read(files["br"]),
            gzip=self._read(files["gzip"]),
            fresh_at_s=max(written_at_s, _modified_at_s(self._root / version / _WANTED_MARK)),
        )

    def newest_stale(self, key: PageKey, *, not_version: str | None, max_age_s: float | None) -> StoredPage | None:
        """Return the newest copy of another version, at most `max_age_s` old (None: any age), or None.

        A copy's age counts from when its version was last wanted, because it was right until then.
        """
        copies = [self.get(version, key) for version in self.versions() if version != not_version]
        found = max((copy for copy in copies if copy is not None), key=lambda copy: copy.fresh_at_s, default=None)
        if found is None or max_age_s is None or time.time() - found.fresh_at_s <= max_age_s:
            return found
        return None

    def has_all(self, version: str, keys: Iterable[PageKey]) -> bool:
        """Tell whether every key of the version is stored."""
        return all(_is_file(self.files(version, key)["identity"]) for key in keys)

    def prove_write(self) -> None:
        """Write a small file and remove it. Raises OSError when the disk refuses."""
        scratch = self._scratch_path()
        try:
            scratch.write_bytes(bytes(_PROBE_BYTES))
        finally:
            scratch.unlink(missing_ok=True)

    def mark_wanted(self, version: str) -> None:
        """Note that the version is right now: its copies count as fresh from this moment."""
        self._touch(version, _WANTED_MARK)

    def mark_filled(self, version: str) -> None:
        """Note the end of a build, so that web processes read the version anew."""
        self._touch(version, _FILLED_MARK)

    def filled_at_s(self, version: str) -> float:
        """Return when a build of the version last ended (Unix time), 0 if never."""
        return _modified_at_s(self._root / version / _FILLED_MARK)

    def make_current(self, version: str) -> None:
        """Make both links point to the version, each atomically, and forget all but the newest versions."""
        self.mark_wanted(version)
        for name in (CURRENT, FRESH):
            link = self._scratch_path()
            link.symlink_to(version)
            link.replace(self._root / name)
        self._prune()

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
        return max(_modified_at_s(self._root / version), _modified_at_s(self._root / version / _WANTED_MARK))

    def _prune(self) -> None:
        current = self.current()
        for version in self.versions()[KEPT_VERSIONS:]:
            if version != current:
                shutil.rmtree(self._root / version, ignore_errors=True)
        for leftover in (self._root / _SCRATCH).iterdir():
            # Another process may give the file its name at any moment.
            with suppress(OSError):
                if time.time() - leftover.lstat().st_mtime > SCRATCH_LIFE_S:
                    leftover.unlink()

    def files(self, version: str, key: PageKey) -> dict[Encoding, Path]:
        """Return where the encodings of a page lie. Raises ValueError for a key that names no page."""
        folder = self._folder(version, key)
        return {
            "identity": folder / PAGE_FILE,
            "br": folder / f"{PAGE_FILE}.br",
            "gzip": folder / f"{PAGE_FILE}.gz",
        }

    def _folder(self, version: str, key: PageKey) -> Path:
        if not _VERSION.fullmatch(version):
            raise ValueError(f"not a version: {version!r}")
        if isinstance(key, int):
            return self._root / version / SCREENS / str(key)
        if not is_page_path(key):
            raise ValueError(f"not a page path: {key!r}")
        return self._root / version / key.removeprefix("/")

    def _linked(self, name: str) -> str | None:
        try:
            version = (self._root / name).readlink().name
        except OSError:
            return None
        return version if _VERSION.fullmatch(version) else None

    def _read(self, path: Path) -> bytes | None:
        """Return the file's bytes, or None. A page that cannot be read counts as missing and is drawn anew."""
        try:
            return path.read_bytes() or None
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            # Logged once for each kind of refusal: it would be the same for every page and every request.
            if error.errno not in self._logged_errors:
                self._logged_errors.add(error.errno)
                _log.error("stored page not readable", extra={"file": str(path), "reason": str(error.strerror)})
            return None

    def _scratch_path(self) -> Path:
        scratch = self._root / _SCRATCH
        scratch.mkdir(parents=True, exist_ok=True)
        return scratch / f"{os.getpid()}-{secrets.token_hex(6)}"

    def _replace(self, target: Path, body: bytes) -> None:
        scratch = self._scratch_path()
        try:
            scratch.write_bytes(body)
            scratch.replace(target)
        finally:
            scratch.unlink(missing_ok=True)

    def _touch(self, version: str, mark: str) -> None:
        folder = self._root / version
        folder.mkdir(parents=True, exist_ok=True)
        (folder / mark).touch()
        os.utime(folder / mark)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def _modified_at_s(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
