"""Show the differences between two folders of recorded answers.

`python tests/comparison/compare_answers.py OLD NEW [--except PATTERN …]`: prints a unified diff for each differing
answer and "N answers, M differ"; exits with 1 if any differ. A pattern names files below the folders
("discovery/api~2fopenapi.json/*"); what it matches is left out of the count and is told by name.
"""

import argparse
import difflib
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

# Most bodies are one line, so they are broken where HTML, JSON or CSS allows it.
_BREAKS = re.compile(r"(?<=[>;}{])|(?<=,)(?=[\"{])")
LONGEST_LINE = 300


@dataclass(frozen=True)
class Comparison:
    """`diffs` by name; `excepted` are the names that were not compared."""

    compared: int
    diffs: dict[str, str]
    excepted: list[str]


def main() -> None:
    """Print what differs."""
    parser = argparse.ArgumentParser(description="Show in what two folders of kept answers differ.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--except", dest="exceptions", action="append", default=[], metavar="PATTERN")
    wanted = parser.parse_args()
    for folder in (wanted.old, wanted.new):
        if not folder.is_dir():
            parser.error(f"{folder} is no folder: keep answers in it first")
    result = compare(wanted.old, wanted.new, wanted.exceptions)
    for name in result.excepted:
        print(f"excepted: {name}")
    for diff in result.diffs.values():
        print(diff)
    print(f"{result.compared} answers, {len(result.diffs)} differ")
    sys.exit(bool(result.diffs) or result.compared == 0)


def compare(old: Path, new: Path, exceptions: Sequence[str] = ()) -> Comparison:
    """Compare all files of both folders by name; a file that one of them lacks differs."""
    names = sorted(_names(old) | _names(new))
    excepted = [name for name in names if any(fnmatchcase(name, pattern) for pattern in exceptions)]
    looked_at = [name for name in names if name not in set(excepted)]
    diffs = {name: diff for name in looked_at if (diff := _diff(old / name, new / name, name))}
    return Comparison(len(looked_at), diffs, excepted)


def _names(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def _diff(old: Path, new: Path, name: str) -> str:
    """Return the unified diff of two answers, "" for equal ones."""
    before, after = _text(old), _text(new)
    if before == after:
        return ""
    return "\n".join(map(_cut, _unified(before, after, name)))


def _unified(before: str | None, after: str | None, name: str) -> Iterator[str]:
    from_file = "missing" if before is None else f"old/{name}"
    to_file = "missing" if after is None else f"new/{name}"
    return difflib.unified_diff(_lines(before), _lines(after), from_file, to_file, n=1, lineterm="")


def _text(file: Path) -> str | None:
    return file.read_bytes().decode("utf-8") if file.is_file() else None


def _lines(text: str | None) -> list[str]:
    return [] if text is None else [piece for line in text.split("\n") for piece in _BREAKS.split(line)]


def _cut(line: str) -> str:
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]} … ({len(line)} characters)"


if __name__ == "__main__":
    main()
