"""Files that processes of a machine share: written whole, this folder's own secret, locks, and old files."""

import fcntl
import os
import secrets
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated

from pydantic import BeforeValidator

SECRET_BYTES = 48
SECRET_FILE_MODE = 0o600
KEPT_FOR_S = 30 * 86_400


def own_secret(file: Path) -> str:
    """Return the secret in the file; make the file if it is missing.

    Processes that start at the same time get the same secret. Raises ValueError if the file can be neither read nor
    made.
    """
    try:
        if not file.exists():
            _make(file)
        secret = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        secret = ""
    if not secret:
        raise ValueError(f"must be set: the site can neither read nor create {file}")
    return secret


def _make(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, SECRET_FILE_MODE), "w") as made:
            made.write(f"{secrets.token_urlsafe(SECRET_BYTES)}\n")
        # Unlike a rename, a link replaces nothing. So every process gets the file that was made first.
        with suppress(FileExistsError):
            os.link(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def write_whole(file: Path, data: bytes, *, survives_power_cut: bool = True) -> None:
    """Write a file; it appears whole or not at all, also after a power cut. Raises OSError when the disk refuses."""
    file.parent.mkdir(parents=True, exist_ok=True)
    scratch = file.with_name(f".{file.name}.{os.getpid()}-{secrets.token_hex(4)}")
    try:
        with scratch.open("wb") as sink:
            sink.write(data)
            if survives_power_cut:
                sink.flush()
                os.fsync(sink.fileno())
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)


@contextmanager
def exclusive_lock(path: Path, *, waits: bool = False) -> Iterator[bool]:
    """Yield True while this process holds the lock file.

    If another process holds it, wait for it, or yield False at once if `waits` is off. The lock ends with the process
    at the latest.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX if waits else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
            return
        yield True


def keep_files(folder: Path, wanted: Iterable[str]) -> None:
    """Note that files of these names are wanted now; delete those that nobody wanted for thirty days. Raises OSError.

    Other processes may do the same at the same time.
    """
    for name in wanted:
        with suppress(FileNotFoundError):
            os.utime(folder / name)
    oldest_s = time.time() - KEPT_FOR_S
    for file in folder.iterdir():
        with suppress(FileNotFoundError):
            if file.stat().st_mtime < oldest_s:
                file.unlink()


def _given(value: object) -> object:
    if value == "":
        raise ValueError("must be a path: remove the variable to use the default")
    return value


GivenPath = Annotated[Path, BeforeValidator(_given)]
"""An empty path would mean the folder of the release."""
