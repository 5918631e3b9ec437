from datetime import date

import pytest

from app.content.calendar import month_end
from app.content.datasets.falls import Fall, FoundFalls, ToldFall, told_fall
from app.content.datasets.series import read_series
from app.content.models.strategy import Horizon
from tests.app.content.strategy_site import series_text


def fall_of(points: dict[date, tuple[int, int]]) -> Fall | None:
    series, _ = read_series(series_text(points), "s", "s.csv")
    falls = FoundFalls(series)
    return falls.deepest and falls.fall(*falls.deepest)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        # 125 → 90 is 28 per cent; the earlier fall from 100 to 80 is 20 per cent.
        ((100, 80, 125, 100, 90, 110, 125), (2, 4, 6, "28.0%", "4 months below its peak")),
        ((100, 75, 100), (0, 1, 2, "25.0%", "2 months below its peak")),
        ((100, 120, 90, 119), (1, 2, None, "25.0%", "2 months below its peak so far")),
        # Of two peaks of one height, the fall begins at the last.
        ((100, 90, 100, 80), (2, 3, None, "20.0%", "1 month below its peak so far")),
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


def told(rows: tuple[tuple[int, int], ...], horizon: Horizon | None = None) -> ToldFall:
    points = {month_end(date(2024 + month // 12, month % 12 + 1, 1)): row for month, row in enumerate(rows)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    fall = told_fall("Alpha", series, horizon)
    assert fall is not None
    return fall


SHALLOW_AND_LONG = ((100, 100), (50, 90), (100, 80), (95, 70), (96, 101), (97, 102), (100, 103))


def test_where_a_line_ends_and_how_deep_it_fell_is_found_and_its_longest_time_below_its_peak_follows() -> None:
    fall = told(SHALLOW_AND_LONG)
    assert fall.result == "Alpha ends behind its benchmark; at its deepest it fell 50.0%, the benchmark 30.0%."
    assert fall.course == "It was 2 months below its peak then, at most 4 months; the benchmark was at most 4 months."
    assert (fall.peak, fall.trough, fall.back) == (0, 1, 2)


def test_a_longer_time_below_its_peak_than_the_horizon_is_found_even_if_another_fall_was_deeper() -> None:
    fall = told(SHALLOW_AND_LONG, Horizon(months=3))
    assert fall.result == "Alpha was 4 months below its peak, more than the 3 it asks you to stay."
    assert (fall.peak, fall.trough, fall.back) == (2, 3, 6)
    assert fall.below == "4 months below its peak"


@pytest.mark.parametrize(("months", "count"), [(4, "as many as"), (5, "fewer than")])
def test_a_horizon_that_no_fall_outlasts_measures_the_longest(months: int, count: str) -> None:
    course = told(SHALLOW_AND_LONG, Horizon(months=months)).course
    assert f"at most 4 months, {count} the {months} it asks you to stay;" in course


def test_a_fall_that_is_not_over_counts_until_the_last_month_end() -> None:
    fall = told(((100, 100), (99, 101), (98, 102), (97, 103)), Horizon(months=2))
    assert fall.below == "3 months below its peak so far"
    assert fall.result.startswith("Alpha was 3 months below its peak, more than the 2 ")
    assert fall.course.endswith(" it fell 3.0%. The benchmark was never below its peak.")


def test_a_line_that_never_falls_has_nothing_to_tell() -> None:
    points = {month_end(date(2024, month, 1)): (100 + month, 100) for month in (1, 2, 3)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    assert told_fall("Alpha", series, None) is None
