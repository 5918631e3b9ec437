"""Diagrams from series. Their lines and ranks are computed from the rows."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from app.content.calendar import short_month
from app.content.datasets.figures import rounded
from app.content.datasets.returns import growth_of_one
from app.content.datasets.series import PORTFOLIO, Series, columns_problem
from app.content.errors import did_you_mean
from app.content.models.diagrams import (
    Drawing,
    DrawingSource,
    LinePair,
    LinePairSource,
    RankedLine,
    Ranks,
    RanksSource,
    Tally,
)

_LINE_DECIMALS = 3


def compose_drawing(source: DrawingSource, series: Mapping[str, Series]) -> Drawing:
    """Return the drawing with its points, from a series in which `drawing_problems` finds none."""
    match source:
        case LinePairSource():
            return _line_pair(source, series[source.series])
        case RanksSource():
            return _ranks(source, series[source.series])
    return source


def drawing_problems(
    source: DrawingSource, series: Mapping[str, Series], folder: str
) -> Iterator[tuple[str, str | None]]:
    """Yield the fields that name a series, each with the reason why it cannot be drawn, or None."""
    if isinstance(source, Tally):
        return
    named = series.get(source.series)
    if named is None:
        yield "series", missing_series(source.series, series, folder)
    elif isinstance(source, LinePairSource):
        yield "leader", columns_problem(named, [source.leader])
        yield "follower", columns_problem(named, [source.follower])
    else:
        yield "series", columns_problem(named, named.columns)


def missing_series(name: str, series: Iterable[str], folder: str) -> str:
    """Return that a series is missing, and the file that is expected."""
    return f"series '{name}' is missing: expected {folder}/series/{name}.csv{did_you_mean(name, series)}"


def _line_pair(source: LinePairSource, series: Series) -> LinePair:
    leader, follower = (
        [rounded(value, _LINE_DECIMALS) for value in growth_of_one(series.columns[column])]
        for column in (source.leader, source.follower)
    )
    return LinePair(
        leader_name=source.leader_name,
        leader=leader,
        follower_name=source.follower_name,
        follower=follower,
        first=short_month(series.dates[0]),
        last=short_month(series.dates[-1]),
        gold=source.leader == PORTFOLIO,
    )


def _ranks(source: RanksSource, series: Series) -> Ranks:
    ends = _year_ends(series)
    places: dict[str, list[int]] = {name: [] for name in series.columns}
    for start, end in pairwise(ends):
        gains = {name: values[end] / values[start] for name, values in series.columns.items()}
        for place, name in enumerate(sorted(gains, key=lambda name: -gains[name]), start=1):
            places[name].append(place)
    return Ranks(
        lines=[RankedLine(name=name[:1].upper() + name[1:], places=places[name]) for name in series.columns],
        first=str(series.dates[ends[1]].year),
        last=str(series.dates[ends[-1]].year),
    )


def _year_ends(series: Series) -> list[int]:
    """Return the rows at which the years of a series begin and end: the first, the last of each year, the last."""
    inner = [row for row, (day, after) in enumerate(pairwise(series.dates)) if day.year != after.year]
    return sorted({0, *inner, len(series.dates) - 1})
