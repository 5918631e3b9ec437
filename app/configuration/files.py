"""Files that processes of a machine share: a secret of this folder's own, and locks."""

import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SECRET_BYTES = 48
SECRET_FILE_MODE = 0o600


def own_secret(file: Path) -> str:
    """Return the secret in the file, which is made if it is not there. Processes that start side by side get the same.

    Raises ValueError where the file can be neither read nor made.
    """
    try:
        if not file.exists():
            _make(file)
        secret = file.read_text(encoding="ascii").strip()
    except OSError as error:
        raise ValueError(f"must be set: none of our own can be kept in {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        secret = ""
    if not secret:
        raise ValueError(f"must be set, or {file} removed, which holds no secret")
    return secret


def _make(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, SECRET_FILE_MODE), "w") as made:
            made.write(f"{secrets.token_urlsafe(SECRET_BYTES)}\n")
        # Unlike a new name, a link replaces nothing: the first one made is everybody's.
        with suppress(FileExistsError):
            os.link(draft, file)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def exclusive_lock(path: Path, *, waits: bool = False) -> Iterator[bool]:
    """Yield True while this process holds the lock file; False at once if another one does and `waits` is off.

    A process holds it no longer than it lives.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX if waits else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
            return
        yield True
