"""The falls of a series, each from a peak until the line is as high again: the deepest, and the longest. Pure."""

from collections.abc import Iterator
from decimal import Decimal

from app.content.calendar import short_month_and_year
from app.content.datasets.figures import GROWN_DECIMALS, fixed, percent, rounded
from app.content.datasets.returns import RETURN_DECIMALS, growth_of_one
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.base import ContentModel
from app.content.models.strategy import Horizon


class Fall(ContentModel):
    """A fall by places among the month ends, its `depth` in percent, and how long the line lay `below` its peak.

    `back` is the first month end at the height of the peak or above, None if there is none yet.
    """

    peak: int
    trough: int
    back: int | None
    depth: str
    below: str


class ToldFall(Fall):
    """The fall that is drawn, with what is found in all falls and their `course`.

    `asked` are the months of the strategy's horizon, if it has one.
    """

    result: str
    course: str
    asked: int | None


class FoundFalls:
    """The falls of one line. `longest_months` counts one that is not over until the last month end."""

    def __init__(self, series: Series, column: str = PORTFOLIO) -> None:
        self._series, self._values = series, series.columns[column]
        spans = list(self._spans())
        self.deepest = max(spans, key=lambda span: self._loss(*span)) if spans else None
        self.longest = max(spans, key=lambda span: self._months(*span)) if spans else None
        self.deepest_percent = None if self.deepest is None else self._shown_loss(*self.deepest)
        self.longest_months = 0 if self.longest is None else self._months(*self.longest)

    def fall(self, peak: int, end: int) -> Fall:
        """Return the fall between two places."""
        is_over = self._values[end] >= self._values[peak]
        months = self._months(peak, end)
        return Fall(
            peak=peak,
            trough=min(range(peak, end + 1), key=self._values.__getitem__),
            back=end if is_over else None,
            depth=self._shown_loss(peak, end),
            below=f"{_in_months(months)} below its peak{'' if is_over else ' so far'}",
        )

    def _spans(self) -> Iterator[tuple[int, int]]:
        """Yield peak and end of each fall. Of equal peaks, the last counts."""
        peak = 0
        for row, value in enumerate(self._values):
            if value < self._values[peak]:
                continue
            if row > peak + 1:
                yield peak, row
            peak = row
        if peak < len(self._values) - 1:
            yield peak, len(self._values) - 1

    def _loss(self, peak: int, end: int) -> Decimal:
        return 100 - min(self._values[peak : end + 1]) / self._values[peak] * 100

    def _shown_loss(self, peak: int, end: int) -> str:
        return percent(fixed(self._loss(peak, end), RETURN_DECIMALS))

    def _months(self, peak: int, end: int) -> int:
        """Return the months of a fall. The day of inception may share one with the first month end."""
        return len({short_month_and_year(day) for day in self._series.dates[peak:end]})


def told_fall(name: str, series: Series, horizon: Horizon | None) -> ToldFall | None:
    """Return what a portfolio's falls say, beside its benchmark's; None without a fall.

    If it was below its peak for longer than its horizon, that is found; otherwise where it ends and how deep it fell.
    """
    own, other = FoundFalls(series), FoundFalls(series, BENCHMARK)
    if own.deepest is None or own.longest is None:
        return None
    asked = horizon.length_months if horizon else None
    deep = f"ends {_standing(series)} its benchmark; at its deepest it fell {own.deepest_percent}"
    if other.deepest_percent is not None:
        deep += f", the benchmark {other.deepest_percent}"
    lasted = _in_months(own.longest_months)
    beside = f"at most {_in_months(other.longest_months)}" if other.longest_months else "never"
    if asked is not None and own.longest_months > asked:
        drawn = own.fall(*own.longest)
        result = f"{name} was {lasted} below its peak, more than the {asked} it asks you to stay."
        course = f"It {deep}. The benchmark was {beside} below its peak."
    else:
        drawn = own.fall(*own.deepest)
        count = "as many as" if own.longest_months == asked else "fewer than"
        measured = "" if asked is None else f", {count} the {asked} it asks you to stay"
        result = f"{name} {deep}."
        is_longest = own.deepest == own.longest
        told = f"at most {lasted} below its peak" if is_longest else f"{drawn.below} then, at most {lasted}"
        course = f"It was {told}{measured}; the benchmark was {beside}."
    return ToldFall(**dict(drawn), result=result, course=course, asked=asked)


def _standing(series: Series) -> str:
    """Return how the portfolio ends beside its benchmark, by what 1 became as it is shown."""
    own, other = (rounded(growth_of_one(series.columns[name])[-1], GROWN_DECIMALS) for name in (PORTFOLIO, BENCHMARK))
    return "ahead of" if own > other else "behind" if own < other else "level with"


def _in_months(count: int) -> str:
    """Return "1 month" or "28 months"."""
    return f"{count} month{'s' * (count > 1)}"
