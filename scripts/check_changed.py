"""`make check-changed`: lint, types and the tests nearest to the changed files; `make check` runs everything.

The tests' folders mirror the code's, so the tests of a changed file are found by its path.
"""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
EVERYWHERE = "tests/architecture"
CONTENT_TESTS = ("tests/app/content/test_shipped_content.py", "tests/app/content/test_shipped_lists.py")


def changed_files(since: str) -> list[str]:
    """Return the files that differ from the commit `since`, and untracked files."""
    changed = _lines("git", "diff", "--name-only", "--diff-filter=d", since)
    return [*changed, *_lines("git", "ls-files", "--others", "--exclude-standard")]


def find_tests(files: Iterable[str]) -> list[str]:
    """Return the test modules and folders to run for changes of these files."""
    found = {EVERYWHERE}
    for file in files:
        path = Path(file)
        if path.parts[0] == "tests" and path.name.startswith("test_") and path.parts[1] not in {"e2e", "trials"}:
            found.add(file)
        elif path.parts[0] in {"app", "supervised", "scripts"}:
            found.add(_nearest_tests(path))
        elif path.parts[0] == "shared-content":
            found.update(CONTENT_TESTS)
    return sorted(found)


def _nearest_tests(module: Path) -> str:
    """Return the test module or folder that mirrors the module's path, or the nearest folder above it."""
    name, *rooms = module.parts[0], *module.parts[1:-1]
    beside = Path("tests", "setup") if name == "scripts" else Path("tests", name, *rooms)
    own = beside / f"test_{module.name}"
    if (ROOT / own).is_file():
        return str(own)
    while not (ROOT / beside).is_dir():
        beside = beside.parent
    return str(beside)


def _lines(*command: str) -> list[str]:
    return subprocess.run(command, check=True, cwd=ROOT, capture_output=True, text=True).stdout.splitlines()


def main() -> None:
    """Run the commands one after the other; exit 1 if any of them failed."""
    since = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    files = changed_files(since)
    commands = [["make", "--no-print-directory", "lint", "types"]]
    commands.append(["scripts/in_memory.sh", "pytest", "-q", "-n", "2", "-m", "not heavy", *find_tests(files)])
    if any(file.endswith((".ts", ".tsx", ".css")) for file in files):
        commands.append(["npx", "vitest", "run", f"--changed={since}"])
    results = [subprocess.run(command, check=False, cwd=ROOT).returncode for command in commands]
    sys.exit(any(results))


if __name__ == "__main__":
    main()
