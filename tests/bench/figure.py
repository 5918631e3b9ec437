"""One measured figure with its limit, as a bench prints it and `make bench` collects it."""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

COLLECTED_IN = "BENCH_FIGURES"
"""The environment variable that names the file `make bench` collects figures from."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured. `limit` is what the project has set itself; None where the figure only explains another.

    `beside` says what was measured in the same run, so that a figure can be read on another machine.
    """

    name: str
    value: float
    unit: str
    limit: float | None = None
    better: Literal["lower", "higher"] = "lower"
    beside: str = ""

    @property
    def is_kept(self) -> bool | None:
        """Tell whether the limit is kept; None without a limit."""
        if self.limit is None:
            return None
        return self.value <= self.limit if self.better == "lower" else self.value >= self.limit


def report(figures: Iterable[Figure]) -> None:
    """Print the figures, one in each line, and store them if `make bench` asks for them."""
    collected_in = os.environ.get(COLLECTED_IN)
    for figure in figures:
        print(as_line(figure), flush=True)
        if collected_in:
            with Path(collected_in).open("a") as file:
                file.write(json.dumps(asdict(figure)) + "\n")


def read_collected(file: Path) -> list[Figure]:
    """Return the figures that a bench has stored."""
    return [Figure(**json.loads(line)) for line in file.read_text().splitlines()]


def as_line(figure: Figure) -> str:
    """Return the figure for a terminal."""
    verdict = {True: "kept", False: "MISSED", None: ""}[figure.is_kept]
    measured = f"{spell(figure.value):>10} {spell_limit(figure):<16}"
    return f"  {figure.name:<64} {measured} {verdict:<7} {figure.beside}".rstrip()


def spell(value: float) -> str:
    """Return a number with its meaningful digits."""
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}" if abs(value) < 1 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def spell_limit(figure: Figure) -> str:
    """Return unit and limit, as in `ms (≤ 50)`."""
    if figure.limit is None:
        return figure.unit
    sign = "≤" if figure.better == "lower" else "≥"
    return f"{figure.unit} ({sign} {spell(figure.limit)})".strip()
