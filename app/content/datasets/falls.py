"""The falls of a series, each from a peak until the line is as high again: the deepest, and the longest. Pure."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal

from app.content.calendar import short_month_and_year
from app.content.datasets.figures import fixed, percent
from app.content.datasets.returns import RETURN_DECIMALS
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.base import ContentModel
from app.content.models.strategy import Horizon

NONE = "none"


class Fall(ContentModel):
    """A fall by places among the month ends, with its `words` and `short` ones where room is scarce.

    `back` is the first month end at the height of the peak or above, None if there is none yet.
    """

    peak: int
    back: int | None
    words: str
    short: str


class ToldFalls(ContentModel):
    """The deepest fall, then the longest if it is another, with the line's `result`, None beside a stated multiple.

    `asked` are the months of the strategy's horizon, if the longest fall lasted longer.
    """

    falls: list[Fall]
    asked: int | None
    result: str | None


class FoundFalls:
    """The falls of one line. `longest_months` counts one that is not over until the last month end."""

    def __init__(self, series: Series, column: str = PORTFOLIO) -> None:
        self._series, self._values = series, series.columns[column]
        spans = list(self._spans())
        self.deepest = max(spans, key=lambda span: self._loss(*span)) if spans else None
        self.longest = max(spans, key=lambda span: self._months(*span)) if spans else None
        self.loss = Decimal(0) if self.deepest is None else self._loss(*self.deepest)
        self.depth = depth_in_words(self.loss)
        self.longest_months = 0 if self.longest is None else self._months(*self.longest)

    def told(self) -> list[Fall]:
        """Return the deepest fall, then the longest if it is another: the one in percent, the other in months."""
        if self.deepest is None or self.longest is None:
            return []
        if self.deepest == self.longest:
            return [self._fall(self.deepest, f"{self.depth}, {self._length(*self.deepest)}", self.depth)]
        return [
            self._fall(self.deepest, self.depth + self._so_far(*self.deepest), self.depth),
            self._fall(self.longest, self._length(*self.longest), in_months(self.longest_months)[0]),
        ]

    def now(self) -> tuple[int, Decimal]:
        """Return for how many months the line has been below its high, and by how many percent; 0 if it is there."""
        peak, end = list(self._spans())[-1] if self.deepest else (0, 0)
        if self._values[end] >= self._values[peak]:
            return 0, Decimal(0)
        return self._months(peak, end), 100 - self._values[end] / self._values[peak] * 100

    def _fall(self, span: tuple[int, int], words: str, short: str) -> Fall:
        peak, end = span
        back = end if self._values[end] >= self._values[peak] else None
        return Fall(peak=peak, back=back, words=words, short=short)

    def _length(self, peak: int, end: int) -> str:
        return f"{in_months(self._months(peak, end))[0]} without a new high{self._so_far(peak, end)}"

    def _so_far(self, peak: int, end: int) -> str:
        return "" if self._values[end] >= self._values[peak] else " so far"

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

    def _months(self, peak: int, end: int) -> int:
        """Return the months of a fall. The day of inception may share one with the first month end."""
        return len({short_month_and_year(day) for day in self._series.dates[peak:end]})


def told_falls(result: str | None, series: Series, horizon: Horizon | None) -> ToldFalls | None:
    """Return the falls of a portfolio, after its line's `result`; None without a fall."""
    own = FoundFalls(series)
    months = None if horizon is None else horizon.length_months
    asked = months if months is not None and own.longest_months > months else None
    return None if own.deepest is None else ToldFalls(falls=own.told(), asked=asked, result=result)


def fall_from(start: date, series: Series) -> ToldFalls:
    """Return the fall of the benchmark from a month end to its lowest one after it, in whole percent."""
    values, peak = series.columns[BENCHMARK], series.positions[start]
    low = min(range(peak, len(values)), key=values.__getitem__)
    depth = percent(fixed(100 - values[low] / values[peak] * 100, 0))
    words = f"−{depth} by {short_month_and_year(series.dates[low])}"
    return ToldFalls(falls=[Fall(peak=peak, back=None, words=words, short=f"−{depth}")], asked=None, result=None)


def depth_in_words(loss: Decimal) -> str:
    """Return "−28.0%" for a loss in percent."""
    return f"−{percent(fixed(loss, RETURN_DECIMALS))}" if loss else NONE


def in_months(count: int) -> tuple[str, Decimal]:
    """Return "1 month" or "28 months", and the count."""
    return f"{count} month{'s' * (count > 1)}" if count else NONE, Decimal(count)
