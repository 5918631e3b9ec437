"""What a series came to: its result, and its falls, each from a peak until the line is as high again. Pure."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal

from app.content.calendar import short_month_and_year
from app.content.datasets.figures import GROWN_DECIMALS, fixed, grown, percent, rounded
from app.content.datasets.periods import SINCE_INCEPTION, read_period
from app.content.datasets.returns import RETURN_DECIMALS, growth_of_one, returns_row
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.base import ContentModel, Number
from app.content.models.datasets import SeriesDataset
from app.content.models.strategy import Horizon, KeyTerm

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


class ToldResult(KeyTerm):
    """A result beside the benchmark's, and the lengths of both in percent of the longer, if they have one sign."""

    benchmark: str
    bars: list[Number] | None
    sample: bool


class FoundFalls:
    """The falls of one line. `longest_months` counts one that is not over until the last month end."""

    def __init__(self, series: Series, column: str = PORTFOLIO) -> None:
        self._series, self._values = series, series.columns[column]
        spans = list(self._spans())
        self.deepest = max(spans, key=lambda span: self._loss(*span)) if spans else None
        self.longest = max(spans, key=lambda span: self._months(*span)) if spans else None
        self.loss = Decimal(0) if self.deepest is None else self._loss(*self.deepest)
        self.depth = f"−{percent(fixed(self.loss, RETURN_DECIMALS))}" if self.loss else NONE
        self.longest_months = 0 if self.longest is None else self._months(*self.longest)

    def told(self) -> list[Fall]:
        """Return the deepest fall, then the longest if it is another: the one in percent, the other in months."""
        if self.deepest is None or self.longest is None:
            return []
        if self.deepest == self.longest:
            return [self._fall(self.deepest, f"{self.depth}, {self._length(*self.deepest)}", self.depth)]
        return [
            self._fall(self.deepest, self.depth + self._so_far(*self.deepest), self.depth),
            self._fall(self.longest, self._length(*self.longest), _in_months(self.longest_months)[0]),
        ]

    def open_months(self) -> int:
        """Return for how many months the line has been below its last peak, 0 if it ends there."""
        peak, end = list(self._spans())[-1] if self.deepest else (0, 0)
        return 0 if self._values[end] >= self._values[peak] else self._months(peak, end)

    def _fall(self, span: tuple[int, int], words: str, short: str) -> Fall:
        peak, end = span
        back = end if self._values[end] >= self._values[peak] else None
        return Fall(peak=peak, back=back, words=words, short=short)

    def _length(self, peak: int, end: int) -> str:
        return (
            f"{_in_months(self._months(peak, end))[0]} below its {'peak' if peak else 'start'}{self._so_far(peak, end)}"
        )

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


def told_results(dataset: SeriesDataset, series: Series | None) -> list[ToldResult]:
    """Return the multiple, if it is stated, or the return, and what there is of falls, each beside the benchmark's."""
    told = []
    stated, is_sample = dataset.stated_multiple, dataset.rows == "sample"
    if stated is not None:
        own, other = ((grown(each, "multiple"), each) for each in (stated.portfolio, stated.benchmark))
        told.append(_told("As stated, what one rupee became", own, other, is_sample=False))
    elif series is not None:
        life = read_period(SINCE_INCEPTION, series.dates[0], series.dates[-1])
        row = returns_row(life, dataset, series)
        own, other = ((each.with_sign, each.value) for each in (row.portfolio_percent, row.benchmark_percent))
        label = f"{'Yearly return' if life.years > 1 else 'Return'} since {life.start.year}"
        told.append(_told(label, own, other, is_sample=is_sample))
    if series is not None:
        falls = FoundFalls(series), FoundFalls(series, BENCHMARK)
        lasts = falls[0].open_months() == falls[0].longest_months
        longest = f"Longest below a peak{', still there' if lasts else ''}"
        rows = {
            "Deepest fall": ((each.depth, each.loss) for each in falls),
            longest: (_in_months(each.longest_months) for each in falls),
        }
        if not lasts:
            rows["Below its last peak now"] = (_in_months(each.open_months()) for each in falls)
        told += [_told(label, *ends, is_sample=is_sample) for label, ends in rows.items()]
    return [result for result in told if result.value != NONE]


def _told(label: str, own: tuple[str, Decimal], other: tuple[str, Decimal], *, is_sample: bool) -> ToldResult:
    (value, size), (benchmark, beside) = own, other
    longer = max(abs(size), abs(beside))
    is_drawn = longer > 0 and size * beside >= 0
    bars = [rounded(abs(each) / longer * 100, 1) for each in (size, beside)] if is_drawn else None
    return ToldResult(label=label, value=value, benchmark=benchmark, bars=bars, sample=is_sample)


def turned_on(series: Series) -> date | None:
    """Return the month end from which the portfolio stands to its benchmark as it ends, if it long stood otherwise.

    None where it stood otherwise for less than half of the time, ends level, or stood so in more than a tenth of the
    months before.
    """
    ends = standing(series)
    pairs = zip(*(growth_of_one(series.columns[name]) for name in (PORTFOLIO, BENCHMARK)), strict=True)
    against = [row for row, (own, other) in enumerate(pairs) if own != other and (own > other) != (ends == "ahead of")]
    if ends == "level with" or 2 * len(against) < len(series.dates) or 10 * len(against) < 9 * against[-1]:
        return None
    return series.dates[against[-1] + 1]


def standing(series: Series, rows: int = 0) -> str:
    """Return how the portfolio ends beside its benchmark, by what 1 became over all rows or the last: "ahead of"."""
    columns = (series.columns[name][-1 - rows if rows else 0 :] for name in (PORTFOLIO, BENCHMARK))
    own, other = (rounded(growth_of_one(values)[-1], GROWN_DECIMALS) for values in columns)
    return "ahead of" if own > other else "behind" if own < other else "level with"


def _in_months(count: int) -> tuple[str, Decimal]:
    """Return "1 month" or "28 months", and the count."""
    return f"{count} month{'s' * (count > 1)}" if count else NONE, Decimal(count)
