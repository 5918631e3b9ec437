"""Cursors: a page of a list begins behind the moment and id of the previous page's last query."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime

from app.queries.lists.search import FaultyListRequestError

_CURSOR = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?)_([0-9a-f]{24})", re.ASCII)


@dataclass(frozen=True)
class Position:
    """The last query of a page."""

    created_at: datetime
    id: str


def write_cursor(position: Position) -> str:
    """Return the cursor of the page after `position`."""
    moment = position.created_at.astimezone(UTC).replace(tzinfo=None)
    return f"{moment.isoformat()}_{position.id}"


def read_cursor(cursor: str) -> Position:
    """Return the position behind which the page begins. Raises FaultyListRequestError for a malformed cursor."""
    found = _CURSOR.fullmatch(cursor)
    try:
        if found is not None:
            return Position(datetime.fromisoformat(found[1]).replace(tzinfo=UTC), found[2])
    except ValueError:
        pass
    raise FaultyListRequestError({"cursor": "This cursor does not belong to this list"})
