"""The deepest fall of a series, from one month end to a later one. Pure."""

from itertools import accumulate

from app.content.calendar import short_month_and_year
from app.content.datasets.figures import fixed, percentage, rounded
from app.content.datasets.returns import RETURN_DECIMALS
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.base import ContentModel, Percentage
from app.content.models.datasets import SeriesDataset
from app.content.models.page import PageSource, StrategySource


class DeepestFall(ContentModel):
    """The deepest fall of one side, in percent: `fell` says when, `recovery` when the peak was reached again."""

    name: str
    percent: Percentage
    fell: str
    recovery: str | None


def deepest_falls(dataset: SeriesDataset, series: Series | None, page: PageSource) -> list[DeepestFall]:
    """Return the fall of a strategy, beside the horizon it asks for, and of its benchmark; other pages have none."""
    if series is None or not isinstance(page, StrategySource):
        return []
    asked = f"; it asks for {page.horizon.length_months}" if page.horizon and not page.strategy_horizon else ""
    own = deepest_fall(dataset.short_name, series, PORTFOLIO, asked)
    return [own, deepest_fall(dataset.benchmark, series, BENCHMARK)]


def deepest_fall(name: str, series: Series, column: str, asked: str = "") -> DeepestFall:
    """Return the greatest loss since the highest month end before it; of equal peaks, the last counts."""
    values = series.columns[column]
    peaks = list(accumulate(zip(values, range(len(values)), strict=True), max))
    trough = min(range(len(values)), key=lambda row: values[row] / peaks[row][0])
    high, peak = peaks[trough]
    change = rounded(values[trough] / high * 100 - 100, RETURN_DECIMALS)
    shown = percentage(change, fixed(change, RETURN_DECIMALS))
    if peak == trough:
        return DeepestFall(name=name, percent=shown, fell="No month end lies below an earlier one", recovery=None)
    months = [short_month_and_year(day) for day in series.dates]
    back = next((row for row in range(trough, len(values)) if values[row] >= high), None)
    recovery = f"not made good by {months[-1]}"
    if back is not None:  # The day of inception and the first month end may be of one month.
        taken = len(set(months[peak:back]))
        recovery = f"made good in {months[back]}, {taken} month{'s' * (taken > 1)} after the peak{asked}"
    return DeepestFall(name=name, percent=shown, fell=f"{months[peak]} to {months[trough]}", recovery=recovery)
