"""Nightly copies of the database: their programs, their folder, their encryption (decision 0065)."""

import math
import os
import subprocess
from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path

# The programs of others that are used here, and the packages that install them.
PACKAGES = {"pg_dump": "postgresql-client", "pg_restore": "postgresql-client", "age": "age"}
_COPIES = "site-*"
ENCRYPTED_ENDING = ".age"
_FIRST_BYTES = b"age-encryption.org/"


class ProgramError(OSError):
    """A program is missing or failed. The message is what it said."""


def run_program(program: str, *arguments: str, environment: Mapping[str, str] | None = None) -> str:
    """Run a program of `PACKAGES` to its end; return what it printed. Raises ProgramError.

    All accounts of the machine can see arguments, so a secret goes into the environment.
    """
    variables = os.environ | {"LC_ALL": "C.UTF-8"} | dict(environment or {})
    try:
        done = subprocess.run(  # noqa: S603 (the program is one of ours, without a shell)
            [program, *arguments], env=variables, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        raise ProgramError(f"{program} is missing: apt-get install {PACKAGES[program]}") from None
    if done.returncode != 0:
        raise ProgramError(done.stderr.strip() or f"{program} ended with {done.returncode}")
    return done.stdout


def new_copy(folder: Path, ending: str, now: datetime) -> Path:
    """Return the path for a copy that begins now; `ending` names its kind, such as ".dump"."""
    return folder / f"site-{now:%Y%m%dT%H%M%SZ}{ending}"


def newest_age_s(folder: Path, now: datetime) -> float:
    """Return the age of the newest copy in seconds; infinite if there is none. Raises OSError."""
    written = [copy.stat().st_mtime for copy in folder.glob(_COPIES)]
    return max(0.0, now.timestamp() - max(written)) if written else math.inf


def delete_older(folder: Path, days: int, now: datetime) -> int:
    """Delete copies that are more than so many days old; return how many. Other files stay. Raises OSError."""
    limit_s = (now - timedelta(days=days)).timestamp()
    old = [copy for copy in folder.glob(_COPIES) if copy.stat().st_mtime < limit_s]
    for copy in old:
        copy.unlink()
    return len(old)


def encrypt(plain: Path, encrypted: Path, recipient: str) -> None:
    """Encrypt the file to a public key of age. Only the matching private key can read it. Raises OSError."""
    run_program("age", "--encrypt", "--recipient", recipient, "--output", str(encrypted), str(plain))


def is_encrypted(file: Path) -> bool:
    """Tell whether a file was encrypted by age. Raises OSError."""
    with file.open("rb") as opened:
        return opened.read(len(_FIRST_BYTES)) == _FIRST_BYTES
