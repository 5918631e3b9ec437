"""What a portfolio came to beside its benchmark, and how the two stand to each other. Pure."""

from datetime import date
from decimal import Decimal
from typing import NamedTuple

from app.content.datasets.falls import NONE, FoundFalls, depth_in_words, in_months
from app.content.datasets.figures import GROWN_DECIMALS, rounded
from app.content.datasets.periods import SINCE_INCEPTION, read_period
from app.content.datasets.returns import RETURN_DECIMALS, growth_of_one, returns_row
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.base import Number
from app.content.models.datasets import SeriesDataset
from app.content.models.strategy import KeyTerm


class ToldResult(KeyTerm):
    """A result beside the benchmark's, and who stands better; `bars` are percent of the longer, if of one sign."""

    benchmark: str
    differs: str
    is_better: bool | None
    bars: list[Number] | None


class _Kind(NamedTuple):
    """How results of one kind differ, in words."""

    unit: str
    more: str
    less: str
    is_more_better: bool = False


_RETURN = _Kind("point", "more", "less", is_more_better=True)
_DEPTH = _Kind("point", "deeper", "less deep")
_LENGTH = _Kind("month", "longer", "shorter")


def told_results(dataset: SeriesDataset, series: Series) -> list[ToldResult]:
    """Return the return, unless a multiple is stated, and what there is of falls, each beside the benchmark's."""
    falls = FoundFalls(series), FoundFalls(series, BENCHMARK)
    now = [each.now() for each in falls]
    so_far = ", until now" if now[0].is_longest else ""
    told = [
        _told("Deepest fall", _DEPTH, *(_depth(each.loss) for each in falls)),
        _told(f"Longest without a new high{so_far}", _LENGTH, *(in_months(each.longest_months) for each in falls)),
        _told("Now, below its last high", _DEPTH, *(_depth(each.loss) for each in now)),
    ]
    if dataset.stated_multiple is None:
        life = read_period(SINCE_INCEPTION, series.dates[0], series.dates[-1])
        row = returns_row(life, dataset, series)
        ends = ((each.with_sign, each.value) for each in (row.portfolio_percent, row.benchmark_percent))
        label = f"{'Yearly return' if life.years > 1 else 'Return'} since {life.start.year}"
        told.insert(0, _told(label, _RETURN, *ends))
    return [result for result in told if result.value != NONE]


def _told(label: str, kind: _Kind, own: tuple[str, Decimal], other: tuple[str, Decimal]) -> ToldResult:
    (value, size), (benchmark, beside) = own, other
    longer = max(abs(size), abs(beside))
    is_drawn = longer > 0 and size * beside >= 0
    bars = [rounded(abs(each) / longer * 100, 1) for each in (size, beside)] if is_drawn else None
    by = size - beside
    return ToldResult(
        label=label,
        value=value,
        benchmark=benchmark,
        differs=f"{abs(by)} {kind.unit}{'s' * (abs(by) != 1)} {kind.more if by > 0 else kind.less}"
        if by
        else "the same",
        is_better=None if by == 0 else (by > 0) == kind.is_more_better,
        bars=bars,
    )


def _depth(loss: Decimal) -> tuple[str, Decimal]:
    return depth_in_words(loss), rounded(loss, RETURN_DECIMALS)


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
