"""Odds as lines of fifty."""

import pytest

from app.content.blocks.strategy.crossover import crossing_lines
from app.content.models.diagrams import Crossover


@pytest.mark.parametrize(
    ("odds", "lines"),
    [
        *(({"percent": 14, "bound": "about"}, 7), ({"percent": 1, "bound": "under"}, 0), ({"percent": 2}, 1)),
        *(({"percent": "13.9"}, 6), ({"percent": 100}, 50), (None, 0)),
    ],
)
def test_odds_are_whole_lines_of_fifty(odds: dict[str, object] | None, lines: int) -> None:
    crossover = Crossover.model_validate(
        {"crossing": "midToMega", "odds": odds, "title": "A crossing", "text": "From one size to another."}
    )
    assert crossing_lines([crossover]) == {"midToMega": lines}
