"""Drawings from series: the figures of a picture are computed from the rows it shows."""

from collections.abc import Mapping, Sequence
from itertools import accumulate

from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.drawings import (
    DotColumns,
    Drawdown,
    DrawdownSource,
    Drawing,
    DrawingSource,
    SmallLine,
    SmallLines,
)


def compose_drawing(source: DrawingSource, series: Mapping[str, Series]) -> Drawing:
    """Return the drawing with its points. The series and columns exist: `checks` has proved it."""
    if isinstance(source, DotColumns):
        return source
    columns = series[source.series].columns
    if isinstance(source, DrawdownSource):
        return Drawdown(
            caption=source.caption,
            portfolio_percent=drawdown_percent(columns[PORTFOLIO]),
            benchmark_percent=drawdown_percent(columns[BENCHMARK]),
        )
    lines = [SmallLine(name=name, gold=name == source.gold, values=list(values)) for name, values in columns.items()]
    return SmallLines(lines=lines)


def drawdown_percent(values: Sequence[float]) -> list[float]:
    """Return how far each value lies below the highest one so far, in percent, to two decimals."""
    return [round((value / high - 1) * 100, 2) for value, high in zip(values, accumulate(values, max), strict=True)]
