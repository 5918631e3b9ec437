"""The filter of a list, and how it is read from query parameters."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum

from app.content.calendar import IST
from app.database.storable_text import is_storable

MAXIMUM_SEARCH_LENGTH = 100
DEFAULT_LIMIT = 1000
MAXIMUM_LIMIT = 1000
# The years 1900 to 2999, which every database and calendar can handle.
DAY = re.compile(r"(?:19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}")
_WHOLE_NUMBER = re.compile(r"[0-9]{1,4}")
_ACCENTS = re.compile(r"[\u0300-\u036f]")
_APOSTROPHES = re.compile(r"['’‘ʼ`´]")
_PHONE = re.compile(r"\s*(?:tel:)?[\W\d]+", re.IGNORECASE)
_FEWEST_DIGITS = 4
# No dial code, trunk zero or exit code is among the last nine, however a number is written or stored.
_TELLING_DIGITS = 9


class Sort(StrEnum):
    """The sort orders of a list."""

    NEWEST = "newest"
    OLDEST = "oldest"


class FaultyListRequestError(Exception):
    """The parameters are faulty. `errors` has one message for each faulty one."""

    def __init__(self, errors: Mapping[str, str]) -> None:
        super().__init__(", ".join(errors))
        self.errors = dict(errors)


@dataclass(frozen=True)
class QueryFilter:
    """The filter of a list. Both days are days in India and are included."""

    search: str = ""
    first_day: date | None = None
    last_day: date | None = None
    sort: Sort = Sort.NEWEST

    @property
    def created_from(self) -> datetime | None:
        """The first moment that belongs to the list, in UTC."""
        return None if self.first_day is None else start_of_day_in_india(self.first_day)

    @property
    def created_before(self) -> datetime | None:
        """The first moment after the list, in UTC."""
        return None if self.last_day is None else start_of_day_in_india(self.last_day + timedelta(days=1))

    @property
    def narrowed_by(self) -> list[str]:
        """The kinds of filter in use. The search text is left out, because it may be a visitor's name."""
        kinds = {"search": bool(self.search_alternatives), "from": self.first_day, "to": self.last_day}
        return [kind for kind, is_used in kinds.items() if is_used]

    @property
    def search_alternatives(self) -> list[list[str]]:
        """Lists of folded texts: a query matches if it contains every text of one list. Empty without a search."""
        folded, digits = fold(self.search).strip(), phone_digits(self.search)
        if digits:
            # Parts of a number also occur in many other numbers.
            return [[folded], [digits]]
        return [folded.split()] if folded else []


@dataclass(frozen=True)
class ListRequest:
    """One page of a filtered list. `cursor` comes from the previous page."""

    filter: QueryFilter
    limit: int
    cursor: str | None


def start_of_day_in_india(day: date) -> datetime:
    """Return midnight in India as a moment in UTC."""
    return datetime.combine(day, time.min, tzinfo=IST).astimezone(UTC)


def fold(text: str) -> str:
    """Return the text with case, accents on Latin letters, apostrophes and white space normalised."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return re.sub(r"\s+", " ", _APOSTROPHES.sub("", _ACCENTS.sub("", decomposed)))


def phone_digits(search: str) -> str:
    """Return the last digits of a search for a phone number, in any script; empty if it is no such search."""
    if not _PHONE.fullmatch(search):
        return ""
    digits = "".join(str(unicodedata.decimal(sign)) for sign in search if sign.isdecimal()).lstrip("0")
    return digits[-_TELLING_DIGITS:] if len(digits) >= _FEWEST_DIGITS else ""


def search_text(*values: str) -> str:
    """Return the searchable text of a query: its values, separated by spaces."""
    return fold(" ".join(values))


def parse_list_request(parameters: Mapping[str, str]) -> ListRequest:
    """Read `q`, `from`, `to`, `sort`, `limit` and `cursor`; others are ignored.

    Raises FaultyListRequestError.
    """
    errors: dict[str, str] = {}
    query_filter = QueryFilter(
        search=_read_search(parameters, errors),
        first_day=_read_day(parameters, "from", errors),
        last_day=_read_day(parameters, "to", errors),
        sort=_read_sort(parameters, errors),
    )
    limit = _read_limit(parameters, errors)
    if query_filter.first_day and query_filter.last_day and query_filter.last_day < query_filter.first_day:
        errors["to"] = "The last day is before the first"
    if errors:
        raise FaultyListRequestError(errors)
    return ListRequest(query_filter, limit, parameters.get("cursor") or None)


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
