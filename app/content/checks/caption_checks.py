"""A table of figures says in its caption when they hold, for whoever quotes it alone. Pure.

Tables that are computed say it by themselves; these are those written by hand.
"""

import re
from collections.abc import Iterator

from app.content.errors import Fault
from app.content.models.tables import DataTable
from app.content.sources import ContentSources, walk

_FIGURE = re.compile(r"₹\s?\d|\d\s?%")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")


def caption_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the tables of money or per cent whose captions name no year."""
    for page in sources.pages:
        for path, table in walk(page.value):
            if isinstance(table, DataTable) and _holds_figures(table) and not _YEAR.search(table.caption):
                message = "the table has figures: name their date or tax year, so that it says so where it is quoted"
                yield page.fault((*path, "caption"), message)


def _holds_figures(table: DataTable) -> bool:
    return any(_FIGURE.search(cell) for row in table.rows for cell in row)
