"""Other people's programs that copies are made with: pg_dump, pg_restore, age."""

import os
import subprocess
from collections.abc import Mapping

PACKAGES = {"pg_dump": "postgresql-client", "pg_restore": "postgresql-client", "age": "age"}


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
