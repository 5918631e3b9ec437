"""The odds of crossing from one size of company to another, as lines of a drawing."""

import math
import re
from collections.abc import Iterable, Mapping

from app.content.models.strategy_blocks import Crossover

LINES_IN_BAND = 50
_WHOLE = 0.01  # Fourteen in a hundred are exactly seven of fifty, whatever a float makes of it.


def crossing_lines(types: Iterable[Crossover]) -> Mapping[str, int]:
    """Return for each crossing the whole lines of fifty its odds amount to; below one line, or not stated, none."""
    return {crossover.crossing: _lines(crossover.odds or "") for crossover in types}


def _lines(odds: str) -> int:
    figure = re.search(r"\d+(?:\.\d+)?", odds)
    return 0 if figure is None else math.floor(float(figure[0]) / 100 * LINES_IN_BAND + _WHOLE)
