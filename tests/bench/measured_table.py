"""The table of measured figures in the documentation: a row for each command, with its figure nearest to the limit."""

import math
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.configuration.root import ROOT
from tests.bench.figure import Figure, spell, spell_limit

COLUMNS = "| command | limits kept | nearest to its limit | measured | on |\n|---|---|---|---|---|"
_ROW = re.compile(r"^\| `([^`]+)` \|.*\n", re.MULTILINE)


@dataclass(frozen=True)
class MeasuredTable:
    """The table between two comments of `page`, which the command `written_by` writes."""

    page: Path
    written_by: str

    def write(self, name: str, figures: Sequence[Figure], order: Sequence[str]) -> None:
        """Replace the row of the command `name`; the words around the table are written by hand.

        `order` names all commands: rows of others go. Raises ValueError where the page has no place for the table.
        """
        begin, end = f"<!-- measured: written by {self.written_by} -->", "<!-- end of measured -->"
        before, found_begin, rest = self.page.read_text().partition(begin)
        old, found_end, after = rest.partition(end)
        if not (found_begin and found_end):
            raise ValueError(f"{self.page}: {begin} and {end} are missing")
        rows = {found[1]: found[0] for found in _ROW.finditer(old)}
        # The table that the previous command wrote does not count as a change of the project.
        when = f"{datetime.now(UTC):%d %b %Y}, {read_commit(unless_in=self.page)}"
        rows[name] = f"{row(name, figures)} {when} |\n"
        kept = "".join(rows[command] for command in order if command in rows)
        self.page.write_text(f"{before}{begin}\n{COLUMNS}\n{kept}{end}{after}")


def row(name: str, figures: Sequence[Figure]) -> str:
    """Return the row of one command without its last column."""
    limited = [figure for figure in figures if figure.limit is not None]
    kept = f"{sum(figure.is_kept is True for figure in limited)}/{len(limited)}" if limited else ""
    nearest = max(limited or figures[:1], key=_share_of_limit)
    return f"| `{name}` | {kept} | {nearest.name} | {spell(nearest.value)} {spell_limit(nearest)} |"


def _share_of_limit(figure: Figure) -> float:
    """Return the share of its limit that a figure uses: above 1 if the limit is missed."""
    used, allowed = figure.value, figure.limit or 0.0
    if figure.better == "higher":
        used, allowed = allowed, used
    if allowed:
        return used / allowed
    return math.inf if used else 0.0


def read_commit(*, unless_in: Path) -> str:
    """Return the commit, and whether files differ from it, except `unless_in`."""
    git = ["git", "-C", str(ROOT)]
    name = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout
    others = [*git, "status", "--porcelain", "--", "."]
    if unless_in.is_relative_to(ROOT):
        others.append(f":!{unless_in.relative_to(ROOT)}")
    changed = subprocess.run(others, capture_output=True, text=True, check=True).stdout
    return name.strip() + (" with changes" if changed else "")
