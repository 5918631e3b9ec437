from datetime import date
from decimal import Decimal

import pytest

from app.content.datasets.drawn_diagrams import ascent_problem, compose_ascent
from app.content.datasets.series import Series
from app.content.models.diagrams import AscentSource

SOURCE = AscentSource(series="walk", alt="Words", caption="More words")
YEARS = (date(2000, 3, 31), date(2001, 3, 31), date(2002, 3, 31))


def walk(dates: tuple[date, ...] = YEARS, **columns: tuple[int, ...]) -> dict[str, Series]:
    values = {name: tuple(Decimal(value) for value in column) for name, column in columns.items()}
    return {"walk": Series("walk", "content/series/walk.csv", dates, values)}


def test_lines_begin_with_one_and_stand_in_the_order_of_their_ends() -> None:
    ascent = compose_ascent(SOURCE, walk(slow=(100, 150, 400), fast=(50, 100, 1250), middle=(10, 20, 50)))
    assert ascent.lines == [[1, 2, 25], [1, 2, 5], [1, Decimal("1.5"), 4]]
    assert (ascent.highest_name, ascent.highest, ascent.lowest, ascent.years) == ("fast", "25×", "lowest, 4×", 2)
    assert [rung.shown for rung in ascent.rungs] == ["₹1", "₹10", "₹100"]


@pytest.mark.parametrize(
    ("series", "problem"),
    [
        ({}, "series 'walk' is missing: expected content/series/walk.csv"),
        (walk(one=(1, 2, 3)), "series 'walk' must have at least two columns"),
        (walk(one=(1, 2, 3), two=(1, 0, 3)), "series 'walk' has a value that is not above 0 in column 'two'"),
        (
            walk((*YEARS[:2], date(2003, 3, 31)), one=(1, 2, 3), two=(1, 2, 3)),
            "series 'walk' must have one row a year",
        ),
        (walk(one=(1, 2, 3), two=(1, 2, 3)), None),
    ],
)
def test_what_cannot_be_drawn_is_told(series: dict[str, Series], problem: str | None) -> None:
    assert ascent_problem(SOURCE, series, "content") == problem
