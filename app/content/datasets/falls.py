"""The falls of a series, each from a peak until the line is as high again: the deepest, and the longest. Pure."""

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from app.content.calendar import short_month_and_year
from app.content.datasets.figures import fixed, percent
from app.content.datasets.returns import RETURN_DECIMALS
from app.content.datasets.series import PORTFOLIO, Series
from app.content.models.base import ContentModel
from app.content.models.strategy import Horizon

NONE = "none"


class Fall(ContentModel):
    """A fall by places among the month ends: `back` is the first as high as the peak, None if there is none yet."""

    peak: int
    back: int | None


class ToldFalls(ContentModel):
    """The deepest fall, the longest if it is another, and the `result` in words, None beside a stated multiple."""

    falls: list[Fall]
    depth: str
    words: str
    result: str | None


class Now(NamedTuple):
    """How many percent a line is below its last high, and whether it never waited longer for another."""

    loss: Decimal
    is_longest: bool


class FoundFalls:
    """The falls of one line. `longest_months` counts one that is not over until the last month end."""

    def __init__(self, series: Series, column: str = PORTFOLIO) -> None:
        self._dates, self._values = series.dates, series.columns[column]
        spans = list(self._spans())
        self.deepest = max(spans, key=lambda fall: self._loss(*fall)) if spans else None
        self.longest = max(spans, key=lambda fall: self._months(*fall)) if spans else None
        self.loss = Decimal(0) if self.deepest is None else self._loss(*self.deepest)
        self.longest_months = 0 if self.longest is None else self._months(*self.longest)

    def now(self) -> Now:
        """Return how the line stands to its high at the last month end."""
        peak, end = list(self._spans())[-1] if self.deepest else (0, 0)
        if self._is_back(peak, end):
            return Now(Decimal(0), is_longest=False)
        loss = 100 - self._values[end] / self._values[peak] * 100
        return Now(loss, is_longest=self._months(peak, end) == self.longest_months)

    def told(self, result: str | None, horizon_months: int | None) -> ToldFalls | None:
        """Return what the line fell, after its `result`; None without a fall."""
        if self.deepest is None or self.longest is None:
            return None
        peak, end = self.deepest
        low = min(range(peak, end + 1), key=self._values.__getitem__)
        depth, length = depth_in_words(self.loss), in_months(self.longest_months)[0]
        until = f"to {self._day(self.longest[1])}" if self._is_back(*self.longest) else "so far"
        beyond = ""
        if horizon_months is not None and horizon_months < self.longest_months:
            beyond = f", longer than its horizon of {in_months(horizon_months)[0]}"
        return ToldFalls(
            falls=[
                Fall(peak=peak, back=end if self._is_back(peak, end) else None)
                for peak, end in dict.fromkeys((self.deepest, self.longest))
            ],
            depth=depth,
            words=f"Shaded: its deepest fall, {depth} by {self._day(low)}, "
            f"and its longest time without a new high, {length} {until}{beyond}.",
            result=result,
        )

    def _day(self, row: int) -> str:
        return short_month_and_year(self._dates[row])

    def _is_back(self, peak: int, end: int) -> bool:
        return self._values[end] >= self._values[peak]

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
        return len({short_month_and_year(day) for day in self._dates[peak:end]})


def told_falls(result: str | None, series: Series, horizon: Horizon | None) -> ToldFalls | None:
    """Return the falls of a portfolio, after its line's `result`; None without a fall."""
    return FoundFalls(series).told(result, None if horizon is None else horizon.length_months)


def depth_in_words(loss: Decimal) -> str:
    """Return "−28.0%" for a loss in percent."""
    return f"−{percent(fixed(loss, RETURN_DECIMALS))}" if loss else NONE


def in_months(count: int) -> tuple[str, Decimal]:
    """Return "1 month" or "28 months", and the count."""
    return f"{count} month{'s' * (count > 1)}" if count else NONE, Decimal(count)
