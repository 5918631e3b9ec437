"""The filter of a list, the text that searches look at, and the place in a list where a page begins."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum

from app.content.calendar import IST

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
class Position:
    """The moment and id of a page's last query; the next page begins behind it."""

    created_at: datetime
    id: str

    @property
    def cursor(self) -> str:
        """The position as clients send it back."""
        return f"{self.created_at.astimezone(UTC).replace(tzinfo=None).isoformat()}_{self.id}"


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
    digits = "".join(str(unicodedata.decimal(character)) for character in search if character.isdecimal()).lstrip("0")
    return digits[-_TELLING_DIGITS:] if len(digits) >= _FEWEST_DIGITS else ""


def search_text(*values: str) -> str:
    """Return the searchable text of a query: its values, separated by spaces."""
    return fold(" ".join(values))
