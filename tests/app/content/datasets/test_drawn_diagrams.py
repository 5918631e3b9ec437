from collections.abc import Callable
from datetime import date
from decimal import Decimal

import pytest

from app.content.calendar import month_end
from app.content.datasets.drawn_diagrams import compose_drawing, drawing_problems
from app.content.datasets.series import Series
from app.content.models.diagrams import (
    LinePairSource,
    RankedLine,
    Ranks,
    RanksSource,
)

PAIR = LinePairSource(
    kind="linePair",
    series="walk",
    leader="portfolio",
    leader_name="Model",
    follower="benchmark",
    follower_name="Index",
)
RANKS = RanksSource(kind="ranks", series="walk")


def walk(months: int, **columns: Callable[[int], Decimal]) -> Series:
    """Return month ends from December 2022 on; each column is a function of the month's number."""
    days = tuple(month_end(date(2022 + (11 + month) // 12, (11 + month) % 12 + 1, 1)) for month in range(months))
    values = {name: tuple(value(month) for month in range(months)) for name, value in columns.items()}
    return Series("walk", "content/series/walk.csv", days, values)


def doubling(month: int) -> Decimal:
    return Decimal(100 << month // 12)


def flat(_month: int) -> Decimal:
    return Decimal(50)


def nothing(_month: int) -> Decimal:
    return Decimal(0)


def test_both_lines_of_a_pair_begin_with_one() -> None:
    pair = compose_drawing(PAIR, {"walk": walk(13, portfolio=doubling, benchmark=flat)}).model_dump()
    assert (pair["leader"][0], pair["leader"][-1], set(pair["follower"])) == (1, 2, {1})
    assert (pair["first"], pair["last"], pair["gold"]) == ("Dec'22", "Dec'23", True)


def test_places_are_those_of_each_year_s_return() -> None:
    series = walk(30, portfolio=doubling, benchmark=lambda month: Decimal(max(1, month - 24)))
    assert compose_drawing(RANKS, {"walk": series}) == Ranks(
        lines=[
            RankedLine(name="Portfolio", places=[1, 1, 2]),
            RankedLine(name="Benchmark", places=[2, 2, 1]),
        ],
        first="2023",
        last="2025",
    )


@pytest.mark.parametrize(
    ("source", "series", "problem"),
    [
        (PAIR, walk(3, portfolio=flat), "series 'walk' has no column 'benchmark'"),
        (
            PAIR,
            walk(3, portfolio=flat, benchmark=lambda _: Decimal(0)),
            "series 'walk' has a value that is not above 0 in column 'benchmark'",
        ),
        (PAIR, walk(3, portfolio=flat, benchmark=flat), None),
    ],
)
def test_what_cannot_be_drawn_is_told(
    source: LinePairSource | RanksSource, series: Series, problem: str | None
) -> None:
    found = [told for _, told in drawing_problems(source, {"walk": series}, "content") if told is not None]
    assert found == ([] if problem is None else [problem])
