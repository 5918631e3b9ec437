"""The measured table of docs/performance.md."""

import os
import platform
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.settings import ROOT
from tests.bench.figure import Figure, spell, spell_limit

PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- measured: written by make bench -->", "<!-- end of measured -->"
COLUMNS = "| figure | measured | limit | kept | beside, in the same run |\n|---|---|---|---|---|"
SECTION = "| **`"
_CPU_NAME = re.compile(r"^model name\s*:\s*(.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Measured:
    """What one command measured."""

    command: str
    figures: Sequence[Figure]


def write_table(measured: Measured, order: Sequence[str]) -> None:
    """Put the rows of one command in the place of those it had; the words around the table are written by hand.

    `order` names all commands: rows of others go.
    """
    before, _, rest = PAGE.read_text().partition(BEGIN)
    old, _, after = rest.partition(END)
    sections = {section.partition("`")[0]: section for section in old.split(SECTION)[1:]}
    sections[measured.command] = "\n".join([head(measured.command), *map(row, measured.figures), ""]).removeprefix(
        SECTION
    )
    rows = "".join(SECTION + sections[command] for command in order if command in sections)
    PAGE.write_text(f"{before}{BEGIN}\n{COLUMNS}\n{rows}{END}{after}")


def head(command: str) -> str:
    """Return the line above a command's rows: when it ran, of what, and on which machine."""
    return f"{SECTION}{command}`** | | | | {datetime.now(UTC):%d %B %Y}, commit {commit()}, {machine()} |"


def row(figure: Figure) -> str:
    """Return one figure."""
    kept = {True: "yes", False: "**no**", None: ""}[figure.is_kept]
    limit = spell_limit(figure).partition("(")[2].rstrip(")")
    return f"| {figure.name} | {spell(figure.value)} {figure.unit} | {limit} | {kept} | {figure.beside} |".replace(
        "  ", " "
    )


def commit() -> str:
    """Return the commit, and whether files differ from it."""
    git = ["git", "-C", str(ROOT)]
    name = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout
    # What the benches before have written is no change.
    others = [*git, "status", "--porcelain", "--", ".", f":!{PAGE.relative_to(ROOT)}"]
    changed = subprocess.run(others, capture_output=True, text=True, check=True).stdout
    return name.strip() + (" with changes" if changed else "")


def machine() -> str:
    """Return what the figures depend on."""
    cpu = _CPU_NAME.search(Path("/proc/cpuinfo").read_text())
    memory_gb = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 10**9
    name = cpu[1] if cpu else platform.machine()
    return f"{os.cpu_count()} × {name}, {memory_gb:.0f} GB, Python {platform.python_version()}"
