"""Where the figures of an earlier edition are: `<page>/as-on/<day>`, and its rows below that."""

import re
from dataclasses import dataclass
from datetime import date

from app.content.calendar import day_of

_FOLDER = "/as-on/"
_ADDRESS = re.compile(
    rf"(?P<page>/[A-Za-z0-9/_-]+){_FOLDER}(?P<day>\d{{4}}-\d{{2}}-\d{{2}})(?:/(?P<file>[a-z0-9][a-z0-9.-]*\.csv))?"
)


@dataclass(frozen=True)
class AsOnAddress:
    """A page as on a day, or one of its files: `file` is the last part of the address, None for the page itself."""

    page: str
    day: date
    file: str | None

    @classmethod
    def of(cls, path: str) -> "AsOnAddress | None":
        """Take a path apart; None where it is another's, or the day is none of the calendar."""
        match = _ADDRESS.fullmatch(path)
        day = None if match is None else day_of(match["day"])
        return None if match is None or day is None else cls(match["page"], day, match["file"])


def as_on_path(page_path: str, day: date) -> str:
    """Return the path of a page as on a day."""
    return f"{page_path}{_FOLDER}{day.isoformat()}"
