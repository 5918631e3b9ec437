"""Odds as lines of fifty."""

import pytest

from app.content.blocks.strategy.factsheet_head import crossing_lines
from app.content.models.crossings import Crossover


@pytest.mark.parametrize(
    ("odds", "lines"), [("~14%", 7), ("under 1%", 0), ("2%", 1), ("13.9%", 6), ("100%", 50), (None, 0), ("rare", 0)]
)
def test_odds_are_whole_lines_of_fifty(odds: str | None, lines: int) -> None:
    crossover = Crossover(crossing="midToMega", odds=odds, title="A crossing", text="From one size to another.")
    assert crossing_lines([crossover]) == {"midToMega": lines}
