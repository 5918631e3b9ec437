"""The deepest fall of a series, from one month end to a later one. Pure."""

from dataclasses import dataclass
from itertools import accumulate

from app.content.calendar import short_month_and_year
from app.content.datasets.figures import fixed, percent
from app.content.datasets.returns import RETURN_DECIMALS
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.base import ContentModel
from app.content.models.datasets import SeriesDataset
from app.content.models.page import PageSource, StrategySource


class DrawnFall(ContentModel):
    """The deepest fall of a portfolio, drawn on its line.

    `peak`, `trough` and `back` are places among the month ends; `back` is the first at the height of the peak or above.
    `depth` ("−34.4%") and `below` stand at the trough. `result` tells it beside the benchmark's fall.
    """

    peak: int
    trough: int
    back: int | None
    depth: str
    below: str
    result: str


@dataclass(frozen=True)
class DeepestFall:
    """Places among the month ends, the loss without its sign, and the months from the peak until it is back."""

    peak: int
    trough: int
    back: int | None
    depth: str
    months_below: int

    def below(self) -> str:
        """Return for how long it lay below its peak."""
        if self.back is None:
            return "still below its peak"
        return f"{self.months_below} month{'s' * (self.months_below > 1)} below its peak"


def drawn_fall(dataset: SeriesDataset, series: Series | None, page: PageSource) -> DrawnFall | None:
    """Return the fall of a strategy, measured by the horizon it asks for; other pages have none."""
    if series is None or not isinstance(page, StrategySource):
        return None
    own, benchmark = deepest_fall(series, PORTFOLIO), deepest_fall(series, BENCHMARK)
    if own is None:
        return None
    asked = page.horizon.length_months if page.horizon and not page.strategy_horizon else None
    span = f"from {_month(series, own.peak)} to {_month(series, own.trough)}"
    beside = "never fell" if benchmark is None else f"fell {benchmark.depth} and was {benchmark.below()}"
    return DrawnFall(
        peak=own.peak,
        trough=own.trough,
        back=own.back,
        depth=f"−{own.depth}",
        below=own.below(),
        result=f"{dataset.short_name} fell {own.depth} {span} and was {own.below()}"
        f"{'' if asked is None or own.back is None else _beside_horizon(own.months_below, asked)}. "
        f"The benchmark {beside}.",
    )


def deepest_fall(series: Series, column: str) -> DeepestFall | None:
    """Return the greatest loss since the highest month end before it, if any; of equal peaks, the last counts."""
    values = series.columns[column]
    peaks = list(accumulate(zip(values, range(len(values)), strict=True), max))
    trough = min(range(len(values)), key=lambda row: values[row] / peaks[row][0])
    high, peak = peaks[trough]
    if peak == trough:
        return None
    back = next((row for row in range(trough, len(values)) if values[row] >= high), None)
    # The day of inception and the first month end may be of one month.
    months_below = len({_month(series, row) for row in range(peak, len(values) if back is None else back)})
    depth = percent(fixed(100 - values[trough] / high * 100, RETURN_DECIMALS))
    return DeepestFall(peak, trough, back, depth, months_below)


def _month(series: Series, row: int) -> str:
    return short_month_and_year(series.dates[row])


def _beside_horizon(months: int, asked: int) -> str:
    count = "more than" if months > asked else "fewer than" if months < asked else "as many as"
    return f", {count} the {asked} it asks you to stay"
