"""Drawings from series. The figures of a picture are computed from its rows."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from itertools import accumulate

from app.content.calendar import apostrophe_month
from app.content.datasets.drawn_diagrams import compose_diagram, diagram_problem
from app.content.datasets.figures import rounded
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series, columns_problem
from app.content.models.drawings.diagrams import DiagramSource, PlainDiagram
from app.content.models.drawings.drawing import (
    DotColumns,
    Drawdown,
    DrawdownSource,
    Drawing,
    DrawingSource,
    SmallLine,
    SmallLines,
    SmallLinesSource,
)

MAXIMUM_SMALL_LINES = 6
_DRAWDOWN_DECIMALS = 2


def compose_drawing(source: DrawingSource, series: Mapping[str, Series]) -> Drawing:
    """Return the drawing with its points. The series and columns exist: `checks` has proved it."""
    if isinstance(source, DotColumns | PlainDiagram):
        return source
    if isinstance(source, DiagramSource):
        return compose_diagram(source, series[source.series])
    columns, dates = series[source.series].columns, series[source.series].dates
    first, last = apostrophe_month(dates[0]), apostrophe_month(dates[-1])
    if isinstance(source, DrawdownSource):
        return Drawdown(
            caption=source.caption,
            first=first,
            last=last,
            portfolio_percent=drawdown_percent(columns[PORTFOLIO]),
            benchmark_percent=drawdown_percent(columns[BENCHMARK]),
        )
    lines = [SmallLine(name=name, gold=name == source.gold, values=list(values)) for name, values in columns.items()]
    return SmallLines(first=first, last=last, lines=lines)


def drawing_problem(source: DrawingSource | None, series: Mapping[str, Series], folder: str) -> str | None:
    """Return why the series a drawing names cannot be drawn, or None. `folder` is the name of the content folder."""
    if source is None or isinstance(source, DotColumns | PlainDiagram):
        return None
    named = series.get(source.series)
    if named is None:
        return f"series '{source.series}' is missing: expected {folder}/series/{source.series}.csv"
    if isinstance(source, DiagramSource):
        return diagram_problem(source, named)
    if isinstance(source, DrawdownSource):
        return columns_problem(named)
    return _small_lines_problem(source, named)


def _small_lines_problem(source: SmallLinesSource, named: Series) -> str | None:
    if source.gold not in named.columns:
        return f"series '{named.name}' has no column '{source.gold}', which gold names"
    if len(named.columns) > MAXIMUM_SMALL_LINES:
        return f"series '{named.name}' has {len(named.columns)} columns, at most {MAXIMUM_SMALL_LINES} can be drawn"
    return None


def drawdown_percent(values: Sequence[Decimal]) -> list[Decimal]:
    """Return how far each value lies below the highest one so far, in percent, to two decimals."""
    pairs = zip(values, accumulate(values, max), strict=True)
    return [rounded((value / high - 1) * 100, _DRAWDOWN_DECIMALS) for value, high in pairs]
