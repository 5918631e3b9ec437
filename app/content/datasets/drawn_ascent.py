"""Companies' lines over many years, from a series."""

from collections.abc import Mapping
from decimal import Decimal

from app.content.datasets.figures import rounded, whole_rupees
from app.content.datasets.series import Series
from app.content.models.base import Figure
from app.content.models.drawings.diagrams import Ascent, AscentSource

_LINE_DECIMALS = 2


def compose_ascent(source: AscentSource, series: Mapping[str, Series]) -> Ascent:
    """Return the lines from 1 on, of a series that `ascent_problem` finds nothing wrong with."""
    rows = series[source.series]
    lines = {name: [value / values[0] for value in values] for name, values in rows.columns.items()}
    (highest_name, highest), *_, (_, lowest) = sorted(lines.items(), key=lambda line: -line[1][-1])
    ordered = sorted(lines.values(), key=lambda values: -values[-1])
    return Ascent(
        lines=[[rounded(value, _LINE_DECIMALS) for value in values] for values in ordered],
        rungs=_rungs(highest[-1]),
        highest_name=highest_name,
        highest=_times(highest[-1]),
        lowest=f"lowest, {_times(lowest[-1])}",
        years=len(rows.dates) - 1,
        alt=source.alt,
        caption=source.caption,
    )


def ascent_problem(source: AscentSource, series: Mapping[str, Series], folder: str) -> str | None:
    """Return why the series cannot be drawn, or None. `folder` is the name of the content folder."""
    rows = series.get(source.series)
    if rows is None:
        return f"series '{source.series}' is missing: expected {folder}/series/{source.series}.csv"
    if len(rows.columns) < 2:  # noqa: PLR2004
        return f"series '{rows.name}' must have at least two columns"
    if any(min(values) <= 0 for values in rows.columns.values()):
        return f"series '{rows.name}' has a value that is not above 0"
    if any(after.year != day.year + 1 for day, after in zip(rows.dates, rows.dates[1:], strict=False)):
        return f"series '{rows.name}' must have one row a year"
    return None


def _rungs(highest: Decimal) -> list[Figure]:
    rungs = [Decimal(1), Decimal(10)]
    while rungs[-1] < highest:
        rungs.append(rungs[-1] * 10)
    return [Figure(value=rung, shown=whole_rupees(rung)) for rung in rungs]


def _times(multiple: Decimal) -> str:
    return f"{rounded(multiple, 0)}×"
