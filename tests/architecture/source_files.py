"""The project's own files, for the tests of rules."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
GENERATED = {
    "client/src/api/types.ts",
    "client/src/content/types.ts",
    "ssr-renderer/src/render-request.schema.json",
}


@cache
def list_files() -> tuple[str, ...]:
    """Return the names of all tracked and new files, relative to the root."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return tuple(sorted(name for name in names if (ROOT / name).is_file()))


def list_sources(*suffixes: str) -> list[Path]:
    """Return the files with these suffixes that are written by hand."""
    return [Path(name) for name in list_files() if name.endswith(suffixes) and name not in GENERATED]
