"""Write the illustrative series of `shared-content/series/`: invented, seeded, the same on every machine.

The benchmark passes through known month-end points of the BSE 500 total return index (December 2020 = 100, about
±0.3 %), so that its shape is plausible; before December 2020, and between the points, it is invented. Portfolio and
asset lines are invented throughout. Run `python scripts/make_series.py` after a change here.
"""

import calendar
import math
import random
from collections.abc import Iterable, Mapping
from datetime import date
from itertools import pairwise
from pathlib import Path

SERIES_DIR = Path(__file__).parents[1] / "shared-content" / "series"

Month = tuple[int, int]
FIRST_MONTH: Month = (2018, 9)
LAST_MONTH: Month = (2025, 5)

INVENTED_POINTS: Mapping[Month, float] = {(2018, 9): 77.0, (2020, 1): 86.0, (2020, 3): 61.0, (2020, 8): 81.0}
KNOWN_POINTS: Mapping[Month, float] = {
    (2020, 12): 100.0, (2021, 2): 106.0, (2021, 3): 107.4, (2021, 5): 115.4, (2021, 6): 118.0, (2021, 7): 119.8,
    (2021, 8): 127.7, (2021, 12): 131.6, (2022, 3): 131.3, (2022, 5): 125.1, (2022, 7): 130.4, (2022, 8): 136.7,
    (2022, 12): 137.9, (2023, 2): 129.6, (2023, 3): 130.1, (2023, 5): 141.0, (2023, 6): 147.4, (2023, 7): 153.1,
    (2023, 8): 152.1, (2023, 12): 174.5, (2024, 2): 180.8, (2024, 3): 182.4, (2024, 5): 190.2, (2024, 6): 203.6,
    (2024, 7): 212.7, (2024, 8): 214.7, (2025, 2): 180.1, (2025, 5): 206.3,
}  # fmt: skip

# Name, drift and spread of monthly returns.
ASSET_LINES = (
    ("Equity", 0.011, 0.030),
    ("PMS", 0.016, 0.018),
    ("AIF", 0.009, 0.024),
    ("Bonds", 0.006, 0.006),
    ("Funds", 0.010, 0.022),
    ("Gold", 0.012, 0.026),
)
ASSET_POINTS = 26


def series_files() -> dict[str, str]:
    """Return the text of every series file by its name."""
    strategy_months = _months(FIRST_MONTH, LAST_MONTH)
    benchmark = _benchmark(strategy_months)
    strategy = {"portfolio": _portfolio(benchmark), "benchmark": benchmark}
    assets = {name: _random_walk(name, drift, spread) for name, drift, spread in ASSET_LINES}
    return {
        "illustrative-strategy.csv": _csv(strategy_months, strategy),
        "illustrative-assets.csv": _csv(strategy_months[-ASSET_POINTS:], assets),
    }


def main() -> None:
    """Write the files in place."""
    SERIES_DIR.mkdir(exist_ok=True)
    for name, text in series_files().items():
        (SERIES_DIR / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")


def _months(first: Month, last: Month) -> list[Month]:
    start, end = (year * 12 + month - 1 for year, month in (first, last))
    return [(index // 12, index % 12 + 1) for index in range(start, end + 1)]


def _benchmark(months: list[Month]) -> list[float]:
    """Join the points by bridges: random steps whose sum is corrected to end on the next point."""
    noise = _noise("benchmark")
    points = sorted({**INVENTED_POINTS, **KNOWN_POINTS}.items())
    logs = [math.log(points[0][1])]
    for (start, _), (end, value) in pairwise(points):
        count = months.index(end) - months.index(start)
        logs += _bridge(logs[-1], math.log(value), count, noise)
    return [math.exp(value) for value in logs]


def _bridge(start: float, end: float, count: int, noise: random.Random) -> list[float]:
    steps = [0.03 * _standard_normal(noise) for _ in range(count)]
    correction = (end - start - sum(steps)) / count
    return [start + sum(steps[: position + 1]) + correction * (position + 1) for position in range(count)]


def _portfolio(benchmark: list[float]) -> list[float]:
    noise = _noise("portfolio")
    values = [benchmark[0]]
    for before, after in pairwise(benchmark):
        step = 0.92 * math.log(after / before) + 0.0035 + 0.016 * _standard_normal(noise)
        values.append(values[-1] * math.exp(step))
    return values


def _random_walk(name: str, drift: float, spread: float) -> list[float]:
    noise = _noise(name)
    values = [100.0]
    for _ in range(ASSET_POINTS - 1):
        values.append(values[-1] * math.exp(drift + spread * _standard_normal(noise)))
    return values


def _noise(seed: str) -> random.Random:
    return random.Random(seed)  # noqa: S311


def _standard_normal(noise: random.Random) -> float:
    """Sum of twelve uniforms: `random()` gives the same numbers in every Python version, `gauss()` need not."""
    return sum(noise.random() for _ in range(12)) - 6


def _csv(months: list[Month], columns: Mapping[str, list[float]]) -> str:
    lines = [",".join(("date", *columns))]
    lines += [_row(month, values) for month, values in zip(months, zip(*columns.values(), strict=True), strict=True)]
    return "\n".join(lines) + "\n"


def _row(month: Month, values: Iterable[float]) -> str:
    last_day = date(*month, calendar.monthrange(*month)[1])
    return ",".join((last_day.isoformat(), *(f"{value:.2f}" for value in values)))


if __name__ == "__main__":
    main()
