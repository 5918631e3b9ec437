"""The deepest fall of a series, from one month end to a later one. Pure."""

from itertools import accumulate

from app.content.calendar import short_month_and_year
from app.content.datasets.figures import fixed, percent
from app.content.datasets.returns import RETURN_DECIMALS
from app.content.datasets.series import PORTFOLIO, Series
from app.content.models.base import ContentModel
from app.content.models.strategy import Horizon


class DeepestFall(ContentModel):
    """A fall by places among the month ends, its `depth` in percent, and how long the line lay `below` its peak.

    `back` is the first month end at the height of the peak or above.
    """

    peak: int
    trough: int
    back: int | None
    depth: str
    below: str


def deepest_fall(series: Series, column: str = PORTFOLIO) -> DeepestFall | None:
    """Return the greatest loss since the highest month end before it, if any; of equal peaks, the last counts."""
    values = series.columns[column]
    peaks = list(accumulate(zip(values, range(len(values)), strict=True), max))
    trough = min(range(len(values)), key=lambda row: values[row] / peaks[row][0])
    high, peak = peaks[trough]
    if peak == trough:
        return None
    back = next((row for row in range(trough, len(values)) if values[row] >= high), None)
    taken = _months_between(series, peak, back)
    return DeepestFall(
        peak=peak,
        trough=trough,
        back=back,
        depth=percent(fixed(100 - values[trough] / high * 100, RETURN_DECIMALS)),
        below=f"{taken} month{'s' * (taken > 1)} below its peak" if taken else "still below its peak",
    )


def fall_in_words(name: str, series: Series, own: DeepestFall, other: DeepestFall | None, asked: Horizon | None) -> str:
    """Return how long a portfolio fell, measured by the horizon it asks for and by its benchmark's fall."""
    start, end = (short_month_and_year(series.dates[row]) for row in (own.peak, own.trough))
    taken, measured = _months_between(series, own.peak, own.back), ""
    if asked and taken:
        months = asked.length_months
        count = "more than" if taken > months else "fewer than" if taken < months else "as many as"
        measured = f", {count} the {months} it asks you to stay"
    beside = f" The benchmark was {other.below}." if other else ""
    return f"{name} fell from {start} to {end} and was {own.below}{measured}.{beside}"


def _months_between(series: Series, peak: int, back: int | None) -> int:
    """Return the months until a peak is reached again, 0 if it is not. The day of inception may share one."""
    return len({short_month_and_year(day) for day in series.dates[peak : back or peak]})
