"""The deepest fall of a series, from one month end to a later one. Pure."""

from itertools import accumulate

from app.content.calendar import short_month_and_year
from app.content.datasets.figures import fixed, percent
from app.content.datasets.returns import RETURN_DECIMALS
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
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


class ToldFall(DeepestFall):
    """A fall in words: what is found, and its `course`. `asked` are the months of a horizon that measure it, if any."""

    result: str
    course: str
    asked: int | None


def told_fall(name: str, series: Series, horizon: Horizon | None) -> ToldFall | None:
    """Return the deepest fall of a portfolio: by its horizon once the peak is regained, else beside the benchmark's."""
    own, other = deepest_fall(series), deepest_fall(series, BENCHMARK)
    if own is None:
        return None
    start, end = (short_month_and_year(series.dates[row]) for row in (own.peak, own.trough))
    taken = _months_between(series, own.peak, own.back)
    asked = horizon.length_months if horizon and taken else None
    if asked:
        count = "more than" if taken > asked else "fewer than" if taken < asked else "as many as"
        result = f"{name} was {own.below}, {count} the {asked} it asks you to stay."
        beside = f"fell {other.depth} at its deepest and was {other.below}" if other else "never fell"
        course = f"It fell {own.depth} from {start} to {end}. The benchmark {beside}."
    else:
        result = f"{name} fell {own.depth} at its deepest, the benchmark {other.depth if other else 'never'}."
        lasted = f"It was {own.below}{f'; its benchmark was {other.below}' if other else ''}."
        if other and other.below == own.below:
            lasted = f"Each was {own.below}." if taken else "Neither has regained its peak."
        course = f"It fell from {start} to {end}. {lasted}"
    return ToldFall(**dict(own), result=result, course=course, asked=asked)


def _months_between(series: Series, peak: int, back: int | None) -> int:
    """Return the months until a peak is reached again, 0 if it is not. The day of inception may share one."""
    return len({short_month_and_year(day) for day in series.dates[peak : back or peak]})
