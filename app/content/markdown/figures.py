"""Figures as Markdown: tables, shares, tiles, years of a series."""

from collections.abc import Iterator, Sequence
from datetime import date

from app.content.markdown import signs
from app.content.models.portfolio import Holding, ShareChart, Tile
from app.content.models.tables import DataTable

NOTHING = "–"


def data_table(table: DataTable) -> Iterator[str]:
    """Yield a table as written, its caption first."""
    leading = next((place for place, column in enumerate(table.columns) if column.numeric), len(table.columns))
    yield signs.words(table.caption)
    yield signs.table([column.label for column in table.columns], table.rows, words_first=leading)


def tiles(shown: Sequence[Tile]) -> Iterator[str]:
    """Yield counts and shares as a list."""
    if shown:
        yield signs.bullets(f"{signs.words(tile.label)}: {signs.words(tile.value + tile.unit)}" for tile in shown)


def shares(chart: ShareChart | None) -> Iterator[str]:
    """Yield parts of a whole as a table."""
    if chart is not None:
        yield signs.heading(3, chart.heading)
        yield parts_table(chart)
        if chart.note is not None:
            yield signs.words(chart.note)


def parts_table(chart: ShareChart) -> str:
    """Return each part with its share."""
    return signs.table(["Part", "Per cent"], [[part.name, part.percent.shown] for part in chart.parts])


def holdings_table(rows: Sequence[Holding]) -> str:
    """Return holdings, with their sectors where there are any."""
    if any(row.sector for row in rows):
        cells = [[row.company, row.sector or NOTHING, row.weight_percent.shown] for row in rows]
        return signs.table(["Company", "Sector", "Weight in per cent"], cells, words_first=2)
    return signs.table(["Company", "Weight in per cent"], [[row.company, row.weight_percent.shown] for row in rows])


def year_ends(dates: Sequence[date]) -> list[int]:
    """Return the places of the first date, of the last one in each year, and so of the very last."""
    last_of_year = {day.year: place for place, day in enumerate(dates)}
    return sorted({0, *last_of_year.values()})
