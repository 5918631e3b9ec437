"""Writes the history from the database into a folder."""

import secrets
import shutil
from collections.abc import Iterable
from pathlib import Path

from app.desk.publishing.history.edition_file import EditionFile, files_of


class FolderDiffersError(Exception):
    """The folder holds a different edition at this place. The message names the file."""


def write_history(editions: Iterable[EditionFile], root: Path) -> int:
    """Write each missing edition into its own folder, which appears complete; return how many.

    Publications never change, so differing files come from another site: raises FolderDiffersError before anything is
    written. Raises OSError when the disk refuses.
    """
    new: dict[Path, dict[str, str]] = {}
    for edition in editions:
        folder, files = root / edition.place, files_of(edition)
        if not folder.exists():
            new[folder] = files
            continue
        for name, text in files.items():
            file = folder / name
            if not file.exists() or file.read_bytes() != text.encode():
                raise FolderDiffersError(f"{file}: is another edition's, or was changed: move {folder} away")
    for folder, files in new.items():
        _write(folder, files)
    return len(new)


def _write(folder: Path, files: dict[str, str]) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    scratch = folder.with_name(f".{folder.name}.{secrets.token_hex(4)}")
    scratch.mkdir()
    try:
        for name, text in files.items():
            (scratch / name).write_bytes(text.encode())
        scratch.rename(folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
