"""Reads which queries a request asks for."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime

from app.database.storable_text import is_storable
from app.queries.search import Position, QueryFilter, Sort
from app.web.errors import ApiError

FAULTY_PARAMETERS = "Some parameters need correction."
MAXIMUM_SEARCH_LENGTH = 100
DEFAULT_LIMIT = 1000
MAXIMUM_LIMIT = 1000
# The years 1900 to 2999, which every database and calendar can handle.
DAY = re.compile(r"(?:19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}")
_WHOLE_NUMBER = re.compile(r"[0-9]{1,4}")
_CURSOR = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?)_([0-9a-f]{24})", re.ASCII)


@dataclass(frozen=True)
class ListRequest:
    """One page of a filtered list. It begins behind `after`, the last query of the previous page."""

    filter: QueryFilter
    limit: int
    after: Position | None


def parse_list_request(parameters: Mapping[str, str]) -> ListRequest:
    """Read `q`, `from`, `to`, `sort`, `limit` and `cursor`; others are ignored.

    Raises ApiError 422 with a message for each faulty one.
    """
    errors: dict[str, str] = {}
    query_filter = QueryFilter(
        search=_read_search(parameters, errors),
        first_day=_read_day(parameters, "from", errors),
        last_day=_read_day(parameters, "to", errors),
        sort=_read_sort(parameters, errors),
    )
    limit, after = _read_limit(parameters, errors), _read_cursor(parameters, errors)
    if query_filter.first_day and query_filter.last_day and query_filter.last_day < query_filter.first_day:
        errors["to"] = "The last day is before the first"
    if errors:
        raise ApiError(422, FAULTY_PARAMETERS, errors)
    return ListRequest(query_filter, limit, after)


def _read_search(parameters: Mapping[str, str], errors: dict[str, str]) -> str:
    search = parameters.get("q", "")
    if len(search) > MAXIMUM_SEARCH_LENGTH:
        errors["q"] = f"Search for at most {MAXIMUM_SEARCH_LENGTH} characters"
    elif not is_storable(search):
        errors["q"] = "The search has characters that cannot be stored"
    return search


def _read_day(parameters: Mapping[str, str], name: str, errors: dict[str, str]) -> date | None:
    text = parameters.get(name, "")
    if not text:
        return None
    try:
        day = date.fromisoformat(text) if DAY.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None:
        errors[name] = "Give a date such as 2026-04-01"
        return None
    return day


def _read_sort(parameters: Mapping[str, str], errors: dict[str, str]) -> Sort:
    try:
        return Sort(parameters.get("sort") or Sort.NEWEST)
    except ValueError:
        errors["sort"] = "Sort by newest or oldest"
        return Sort.NEWEST


def _read_limit(parameters: Mapping[str, str], errors: dict[str, str]) -> int:
    text = parameters.get("limit") or str(DEFAULT_LIMIT)
    limit = int(text) if _WHOLE_NUMBER.fullmatch(text) else 0
    if not 1 <= limit <= MAXIMUM_LIMIT:
        errors["limit"] = f"Ask for 1 to {MAXIMUM_LIMIT}"
    return limit


def _read_cursor(parameters: Mapping[str, str], errors: dict[str, str]) -> Position | None:
    cursor = parameters.get("cursor")
    if not cursor:
        return None
    found = _CURSOR.fullmatch(cursor)
    try:
        if found is not None:
            return Position(datetime.fromisoformat(found[1]).replace(tzinfo=UTC), found[2])
    except ValueError:
        pass
    errors["cursor"] = "This cursor does not belong to this list"
    return None
