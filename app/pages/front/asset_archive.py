"""Hashed files of this build and of earlier ones, kept beside all releases.

A page that was loaded before a release still asks for the files it names, some of them only when a visitor touches
something.
"""

import os
import re
import shutil
from pathlib import Path

from app.configuration.files import keep_files
from app.pages.front.asset_replies import ASSETS_PREFIX, MEDIA_TYPES, AssetFile
from app.web.response_headers import CACHE_HASHED_ASSET

_PLAIN_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")


class AssetArchive:
    """A folder of hashed files. `flask release` fills it, web processes read it; any number may at the same time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, client_dist_dir: Path) -> None:
        """Copy the files that are missing, and delete those that no release has had for thirty days. Raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        files = list((client_dist_dir / "assets").iterdir())
        for file in files:
            kept = self._folder / file.name
            if not kept.exists():
                self._copy(file, kept)
        keep_files(self._folder, [file.name for file in files])

    def find(self, path: str) -> AssetFile | None:
        """Return the file of a path, None where there is none."""
        name = path.removeprefix(ASSETS_PREFIX)
        if name == path or not _PLAIN_NAME.fullmatch(name):
            return None
        file = self._folder / name
        media_type = MEDIA_TYPES.get(file.suffix)
        return AssetFile(file, media_type, CACHE_HASHED_ASSET) if media_type and file.is_file() else None

    def _copy(self, file: Path, kept: Path) -> None:
        # No path that is handed out begins with a dot, so nobody receives a half-written file.
        scratch = kept.with_name(f".{file.name}.{os.getpid()}")
        try:
            shutil.copyfile(file, scratch)
            scratch.replace(kept)
        finally:
            scratch.unlink(missing_ok=True)
