"""Nightly copies of the database: the programs that make them, their folder, their encryption (decision 0065)."""

import math
import os
import subprocess
from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path

# Other people's programs, by the packages that bring them.
PACKAGES = {"pg_dump": "postgresql-client", "pg_restore": "postgresql-client", "age": "age"}
_COPIES = "site-*"
ENCRYPTED_ENDING = ".age"
_FIRST_BYTES = b"age-encryption.org/"


class ProgramError(OSError):
    """A program is missing or failed. The message is what it said."""


def run_program(program: str, *arguments: str, environment: Mapping[str, str] | None = None) -> str:
    """Run a program of `PACKAGES` to its end; return what it printed. Raises ProgramError.

    Arguments are seen by all accounts of the machine: a secret goes into the environment.
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
    """Return the place of a copy begun now; `ending` says of what kind it is, such as ".dump"."""
    return folder / f"site-{now:%Y%m%dT%H%M%SZ}{ending}"


def newest_age_s(folder: Path, now: datetime) -> float:
    """Return how many seconds ago the newest copy was written; infinite where there is none. Raises OSError."""
    written = [copy.stat().st_mtime for copy in folder.glob(_COPIES)]
    return max(0.0, now.timestamp() - max(written)) if written else math.inf


def delete_older(folder: Path, days: int, now: datetime) -> int:
    """Delete the copies written more than so many days ago; return how many. Other files stay. Raises OSError."""
    limit_s = (now - timedelta(days=days)).timestamp()
    old = [copy for copy in folder.glob(_COPIES) if copy.stat().st_mtime < limit_s]
    for copy in old:
        copy.unlink()
    return len(old)


def encrypt(plain: Path, encrypted: Path, recipient: str) -> None:
    """Write the file encrypted to a public key of age: only its private key reads it. Raises OSError."""
    run_program("age", "--encrypt", "--recipient", recipient, "--output", str(encrypted), str(plain))


def is_encrypted(file: Path) -> bool:
    """Tell whether a file is one of age's. Raises OSError."""
    with file.open("rb") as opened:
        return opened.read(len(_FIRST_BYTES)) == _FIRST_BYTES
