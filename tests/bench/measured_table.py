"""A table of measured figures in the documentation: rows below the command that measured them."""

import os
import platform
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.root import ROOT
from tests.bench.figure import Figure, spell, spell_limit

SECTION = "| **`"
_CPU_NAME = re.compile(r"^model name\s*:\s*(.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Measured:
    """What one command measured."""

    command: str
    figures: Sequence[Figure]


@dataclass(frozen=True)
class MeasuredTable:
    """The table between two comments of `page`. `written_by` is the command that writes it, `first_column` its head."""

    page: Path
    written_by: str
    first_column: str

    def write(self, measured: Measured, order: Sequence[str]) -> None:
        """Put the rows of one command in the place of those it had; the words around the table are written by hand.

        `order` names all commands: rows of others go. Raises ValueError where the page has no place for the table.
        """
        begin, end = f"<!-- measured: written by {self.written_by} -->", "<!-- end of measured -->"
        before, found_begin, rest = self.page.read_text().partition(begin)
        old, found_end, after = rest.partition(end)
        if not (found_begin and found_end):
            raise ValueError(f"{self.page}: {begin} and {end} are missing")
        sections = {section.partition("`")[0]: section for section in old.split(SECTION)[1:]}
        rows = "\n".join([self._head(measured.command), *map(row, measured.figures), ""])
        sections[measured.command] = rows.removeprefix(SECTION)
        kept = "".join(SECTION + sections[command] for command in order if command in sections)
        self.page.write_text(f"{before}{begin}\n{self._columns()}\n{kept}{end}{after}")

    def _columns(self) -> str:
        return f"| {self.first_column} | measured | limit | kept | beside, in the same run |\n|---|---|---|---|---|"

    def _head(self, command: str) -> str:
        """Return the line above a command's rows: when it ran, of what, and on which machine."""
        # What the commands before have written is no change.
        commit = read_commit(unless_in=self.page)
        return f"{SECTION}{command}`** | | | | {datetime.now(UTC):%d %B %Y}, commit {commit}, {machine()} |"


def row(figure: Figure) -> str:
    """Return one figure."""
    kept = {True: "yes", False: "**no**", None: ""}[figure.is_kept]
    limit = spell_limit(figure).partition("(")[2].rstrip(")")
    return f"| {figure.name} | {spell(figure.value)} {figure.unit} | {limit} | {kept} | {figure.beside} |".replace(
        "  ", " "
    )


def read_commit(*, unless_in: Path) -> str:
    """Return the commit, and whether files differ from it; `unless_in` may."""
    git = ["git", "-C", str(ROOT)]
    name = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout
    others = [*git, "status", "--porcelain", "--", "."]
    if unless_in.is_relative_to(ROOT):
        others.append(f":!{unless_in.relative_to(ROOT)}")
    changed = subprocess.run(others, capture_output=True, text=True, check=True).stdout
    return name.strip() + (" with changes" if changed else "")


def machine() -> str:
    """Return what the figures depend on."""
    cpu = _CPU_NAME.search(Path("/proc/cpuinfo").read_text())
    memory_gb = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 10**9
    name = cpu[1] if cpu else platform.machine()
    return f"{os.cpu_count()} × {name}, {memory_gb:.0f} GB, Python {platform.python_version()}"
