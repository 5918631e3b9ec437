from datetime import date
from decimal import Decimal

import pytest

from app.content.calendar import month_end
from app.content.datasets.falls import ToldFalls, told_falls
from app.content.datasets.results import standing, told_ends, told_results, turned_on
from app.content.datasets.series import Series, read_series
from app.content.models.datasets import BenchmarkSpan, SeriesDataset, StatedMultiple
from app.content.models.strategy import Horizon
from tests.app.content.strategy_site import series_text


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        # 125 → 90 is 28 per cent; the earlier fall from 100 to 80 is 20 per cent.
        ((100, 80, 125, 100, 90, 110, 125), ((2, 6), "−28.0%")),
        ((100, 75, 100), ((0, 2), "−25.0%")),
        ((100, 120, 90, 119), ((1, None), "−25.0%")),
        # Of two peaks of one height, the fall begins at the last.
        ((100, 90, 100, 80), ((2, None), "−20.0%")),
    ],
)
def test_the_deepest_fall_from_a_peak_and_its_way_back(
    values: tuple[int, ...], expected: tuple[tuple[int, int | None], str]
) -> None:
    falls = told(tuple((value, 100) for value in values))
    fall = falls.falls[0]
    assert ((fall.peak, fall.back), fall.label.partition(",")[0]) == expected


@pytest.mark.parametrize(("values", "length"), [((100, 95, 90, 101), "2 months"), ((100, 95, 101), "1 month")])
def test_months_are_counted_from_the_month_of_inception(values: tuple[int, ...], length: str) -> None:
    days = (date(2024, 1, 10), date(2024, 1, 31), date(2024, 2, 29), date(2024, 3, 31))
    points = {day: (value, 100) for day, value in zip(days, values, strict=False)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    falls = told_falls(series, None)
    assert falls is not None
    assert falls.words.endswith(f"without a new high {length}.")


def series_of(rows: tuple[tuple[int, int], ...]) -> Series:
    points = {month_end(date(2024 + month // 12, month % 12 + 1, 1)): row for month, row in enumerate(rows)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    return series


def told(rows: tuple[tuple[int, int], ...], horizon: Horizon | None = None) -> ToldFalls:
    falls = told_falls(series_of(rows), horizon)
    assert falls is not None
    return falls


def dataset_of(multiple: StatedMultiple | None) -> SeriesDataset:
    return SeriesDataset(
        kind="series",
        file="s",
        as_on=date(2026, 1, 31),
        basis="Net of fees",
        rows="sample",
        name="Ridge",
        short_name="Ridge",
        benchmarks=[BenchmarkSpan(name="Wide index")],
        stated_multiple=multiple,
    )


def results(rows: tuple[tuple[int, int], ...], multiple: StatedMultiple | None = None) -> list[tuple[object, ...]]:
    told = told_results(dataset_of(multiple), series_of(rows))
    return [(each.label, each.value, each.benchmark) for each in told]


SHALLOW_AND_LONG = ((100, 100), (50, 90), (100, 80), (95, 70), (96, 101), (97, 102), (100, 103))


def test_the_deepest_fall_and_the_longest_are_told_and_drawn_each() -> None:
    falls = told(SHALLOW_AND_LONG)
    assert results(SHALLOW_AND_LONG)[1:] == [
        ("Deepest fall", "−50.0%", "−30.0%"),
        ("Longest without a new high", "4 months", "4 months"),
    ]
    drawn = [(fall.peak, fall.back, fall.label) for fall in falls.falls]
    assert drawn == [(0, 2, "−50.0%"), (2, 6, "4 months")]
    assert falls.words == "Its deepest fall was −50.0%, its longest time without a new high 4 months."


@pytest.mark.parametrize(("months", "is_longer"), [(3, True), (4, False), (5, False)])
def test_a_horizon_is_named_where_the_longest_fall_outlasts_it(months: int, *, is_longer: bool) -> None:
    falls = told(SHALLOW_AND_LONG, Horizon(months=months))
    assert falls.words.endswith(f", longer than its horizon of {months} months.") == is_longer


def test_a_fall_that_is_not_over_counts_until_the_last_month_end_and_is_said_to_last() -> None:
    lasting = ((100, 100), (99, 101), (98, 102), (97, 103))
    falls = told(lasting)
    assert falls.words.endswith("without a new high 3 months so far.")
    assert [fall.label for fall in falls.falls] == ["−3.0%, 3 months"]
    assert [row[1:] for row in results(lasting)] == [
        *(("−3.0%", "3.0%"), ("−3.0%", "none"), ("3 months", "none"), ("−3.0%", "none")),
    ]
    assert str(results(lasting)[2][0]).endswith("until now")
    back = results(((100, 100), (50, 100), (60, 100), (101, 100), (100, 100)))
    assert back[3][1:] == ("−1.0%", "none")


@pytest.mark.parametrize(
    ("rows", "differ"),
    [
        (
            ((100, 100), (90, 95), (110, 105)),
            [("5.0 points more", True), ("5.0 points deeper", False), ("the same", None)],
        ),
        (((100, 100), (95, 90), (99, 95), (101, 99)), [("2.0 points more", True), ("5.0 points less deep", True)]),
    ],
)
def test_a_result_says_how_much_it_differs_and_who_stands_better(
    rows: tuple[tuple[int, int], ...], differ: list[tuple[str, bool | None]]
) -> None:
    told = told_results(dataset_of(None), series_of(rows))
    assert [(each.differs, each.is_better) for each in told][: len(differ)] == differ


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        ((60, 95, 90), "₹1.00 crore."),
        ((60, 80, 90), ", but ahead of it over the last three years."),
        ((95, 85, 90), "₹1.00 crore."),
        ((105, 125, 120), ", but behind it over the last year."),
        ((98, 95, 90), "₹1.00 crore."),
    ],
)
def test_the_ends_say_where_the_last_years_tell_another_story(turns: tuple[int, int, int], told: str) -> None:
    """What 100 became after one, three and four years, beside a benchmark that stays level."""
    first, third, fourth = turns
    own = [100] * 12 + [first] * 24 + [third] * 12 + [fourth]
    assert told_ends(series_of(tuple((value, 100) for value in own))).endswith(told)


def test_a_line_that_never_falls_has_nothing_to_tell() -> None:
    points = {month_end(date(2024, month, 1)): (100 + month, 100) for month in (1, 2, 3)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    assert told_falls(series, None) is None
    assert [row[1] for row in results(((100, 100), (101, 100), (102, 100)))] == ["2.0%"]


def test_a_return_is_one_of_a_year_only_after_more_than_a_year_and_left_to_a_stated_multiple() -> None:
    rising = tuple((100 + month, 100) for month in range(14))
    assert results(rising[:13])[0] == ("Return since Jan 2024", "12.0%", "0.0%")
    assert results(rising)[0][0] == "Yearly return since Jan 2024"
    assert results(rising, multiple=StatedMultiple(portfolio=Decimal("1.1"), benchmark=Decimal(1))) == []


def test_where_a_line_stands_may_differ_in_its_last_rows() -> None:
    points = {
        month_end(date(2024, month, 1)): row for month, row in enumerate(((100, 100), (200, 100), (210, 120)), start=1)
    }
    series, _ = read_series(series_text(points), "s", "s.csv")
    assert [standing(series), standing(series, 2), standing(series, 1)] == ["ahead of", "ahead of", "behind"]


@pytest.mark.parametrize(
    ("own", "turned"),
    [
        ((100, 90, 80, 95, 130), date(2024, 5, 31)),
        ((100, 110, 120, 130, 90), date(2024, 5, 31)),
        ((100, 90, 120, 130, 140), None),
        ((100, 90, 80, 90, 100), None),
        ((100, 90, 110, 80, 110, 90, 110, 80, 95, 90, 120), None),
    ],
)
def test_a_line_that_long_stood_otherwise_says_since_when_it_stands_as_it_ends(
    own: tuple[int, ...], turned: date | None
) -> None:
    points = {month_end(date(2024, month, 1)): (value, 100) for month, value in enumerate(own, start=1)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    assert turned_on(series) == turned
