from datetime import date

import pytest

from app.content.calendar import month_end
from app.content.datasets.falls import deepest_fall
from app.content.datasets.series import read_series
from tests.app.content.strategy_site import series_text


@pytest.mark.parametrize(
    ("values", "shown", "fell", "recovery"),
    [
        # 125 → 90 is 28 per cent; the earlier fall from 100 to 80 is 20 per cent.
        (
            (100, 80, 125, 100, 90, 110, 125),
            "−28.0%",
            "Mar 2024 to May 2024",
            "made good in Jul 2024, 4 months after the peak",
        ),
        ((100, 75, 100), "−25.0%", "Jan 2024 to Feb 2024", "made good in Mar 2024, 2 months after the peak"),
        ((100, 120, 90, 119), "−25.0%", "Feb 2024 to Mar 2024", "not made good by Apr 2024"),
        # Of two peaks of one height, the fall begins at the last.
        ((100, 90, 100, 80), "−20.0%", "Mar 2024 to Apr 2024", "not made good by Apr 2024"),
        ((100, 100, 101), "0.0%", "No month end lies below an earlier one", None),
    ],
)
def test_the_deepest_fall_from_a_peak_and_its_way_back(
    values: tuple[int, ...], shown: str, fell: str, recovery: str | None
) -> None:
    points = {month_end(date(2024, month, 1)): (value, 100) for month, value in enumerate(values, start=1)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    fall = deepest_fall("Alpha", series, "portfolio")
    assert (fall.percent.with_sign, fall.fell, fall.recovery) == (shown, fell, recovery)


def test_months_are_counted_from_the_month_of_inception_and_stand_beside_the_horizon() -> None:
    points = {
        date(2024, 1, 10): (100, 100),
        date(2024, 1, 31): (95, 100),
        date(2024, 2, 29): (90, 100),
        date(2024, 3, 31): (101, 100),
    }
    series, _ = read_series(series_text(points), "s", "s.csv")
    fall = deepest_fall("Alpha", series, "portfolio", "; it asks for 60")
    assert fall.recovery == "made good in Mar 2024, 2 months after the peak; it asks for 60"


def test_a_fall_within_the_month_of_inception_is_made_good_after_one_month() -> None:
    points = {date(2024, 1, 10): (100, 100), date(2024, 1, 31): (95, 100), date(2024, 2, 29): (101, 100)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    assert deepest_fall("Alpha", series, "portfolio").recovery == "made good in Feb 2024, 1 month after the peak"
