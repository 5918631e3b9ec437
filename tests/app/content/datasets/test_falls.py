from datetime import date

import pytest

from app.content.calendar import month_end
from app.content.datasets.falls import DeepestFall, deepest_fall, told_fall
from app.content.datasets.series import read_series
from tests.app.content.strategy_site import series_text


def fall_of(points: dict[date, tuple[int, int]]) -> DeepestFall | None:
    series, _ = read_series(series_text(points), "s", "s.csv")
    return deepest_fall(series)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        # 125 → 90 is 28 per cent; the earlier fall from 100 to 80 is 20 per cent.
        ((100, 80, 125, 100, 90, 110, 125), (2, 4, 6, "28.0%", "4 months below its peak")),
        ((100, 75, 100), (0, 1, 2, "25.0%", "2 months below its peak")),
        ((100, 120, 90, 119), (1, 2, None, "25.0%", "still below its peak")),
        # Of two peaks of one height, the fall begins at the last.
        ((100, 90, 100, 80), (2, 3, None, "20.0%", "still below its peak")),
        ((100, 100, 101), None),
    ],
)
def test_the_deepest_fall_from_a_peak_and_its_way_back(
    values: tuple[int, ...], expected: tuple[object, ...] | None
) -> None:
    points = {month_end(date(2024, month, 1)): (value, 100) for month, value in enumerate(values, start=1)}
    fall = fall_of(points)
    assert (tuple(fall.model_dump().values()) if fall else None) == expected


@pytest.mark.parametrize(
    ("values", "below"), [((100, 95, 90, 101), "2 months below its peak"), ((100, 95, 101), "1 month below its peak")]
)
def test_months_are_counted_from_the_month_of_inception(values: tuple[int, ...], below: str) -> None:
    days = (date(2024, 1, 10), date(2024, 1, 31), date(2024, 2, 29), date(2024, 3, 31))
    fall = fall_of({day: (value, 100) for day, value in zip(days, values, strict=False)})
    assert fall is not None
    assert fall.below == below


@pytest.mark.parametrize(
    ("rows", "course"),
    [
        (((100, 100), (90, 80), (95, 90)), "Neither has regained its peak."),
        (((100, 100), (90, 80), (100, 100)), "Each was 2 months below its peak."),
        (((100, 100), (90, 80), (100, 90)), "It was 2 months below its peak; its benchmark was still below its peak."),
        (((100, 100), (90, 101), (95, 102)), "It was still below its peak."),
    ],
)
def test_both_falls_are_told_in_one_sentence_where_they_are_alike(
    rows: tuple[tuple[int, int], ...], course: str
) -> None:
    points = {month_end(date(2024, month, 1)): row for month, row in enumerate(rows, start=1)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    told = told_fall("Alpha", series, None)
    assert told is not None
    assert told.course == f"It fell from Jan 2024 to Feb 2024. {course}"
