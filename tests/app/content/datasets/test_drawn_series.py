from datetime import date
from decimal import Decimal

import pytest
from pydantic import ValidationError

from app.content.datasets.drawn_series import compose_drawing, drawdown_percent
from app.content.datasets.series import Series
from app.content.models.drawings.drawing import DotColumns, DrawdownSource, SmallLine, SmallLines, SmallLinesSource

WALK = Series(
    name="walk",
    file="content/series/walk.csv",
    dates=(date(2025, 1, 31), date(2025, 2, 28), date(2025, 3, 31)),
    columns={
        "portfolio": (Decimal(100), Decimal(120), Decimal(90)),
        "benchmark": (Decimal(100), Decimal(90), Decimal(95)),
    },
)


def test_a_fall_is_counted_from_the_highest_value_so_far() -> None:
    assert drawdown_percent([Decimal(value) for value in (100, 120, 90, 130, 117)]) == [0, 0, -25, 0, -10]


def test_a_drawdown_has_both_columns() -> None:
    drawing = compose_drawing(DrawdownSource(kind="drawdown", caption="Fall", series="walk"), {"walk": WALK})
    assert drawing.model_dump() == {
        "kind": "drawdown",
        "caption": "Fall",
        "first": "Jan'25",
        "last": "Mar'25",
        "portfolio_percent": [0, 0, -25],
        "benchmark_percent": [0, -10, -5],
    }


def test_small_lines_mark_one_in_gold() -> None:
    source = SmallLinesSource(kind="smallLines", series="walk", gold="benchmark")
    assert compose_drawing(source, {"walk": WALK}) == SmallLines(
        first="Jan'25",
        last="Mar'25",
        lines=[
            SmallLine(name="portfolio", gold=False, values=[Decimal(100), Decimal(120), Decimal(90)]),
            SmallLine(name="benchmark", gold=True, values=[Decimal(100), Decimal(90), Decimal(95)]),
        ],
    )


@pytest.mark.parametrize(("column", "row"), [(2, 0), (1, 3)])
def test_the_gold_dot_must_exist(column: int, row: int) -> None:
    with pytest.raises(ValidationError, match="goldColumn and goldRow name no dot of counts"):
        DotColumns(kind="dotColumns", caption="a", counts=[1, 3], gold_column=column, gold_row=row, gold_label="b")
