"""The filter of a list, and the text that searches look at."""

import re
import unicodedata
from datetime import UTC, date, datetime, time
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationInfo, WithJsonSchema, field_validator

from app.content.calendar import IST
from app.database.storable_text import STORABLE

_ACCENTS = re.compile(r"[\u0300-\u036f]")
_APOSTROPHES = re.compile(r"['’‘ʼ`´]")
_PHONE = re.compile(r"\s*(?:tel:)?[\W\d]+", re.IGNORECASE)
_FEWEST_DIGITS = 4
# No dial code, trunk zero or exit code is among the last nine, however a number is written or stored.
_TELLING_DIGITS = 9
# The years that every database and calendar can handle.
_FIRST_DAY = date(1900, 1, 1)
_LAST_DAY = date(2999, 12, 31)


def _as_day(value: object) -> date:
    return value if isinstance(value, date) else date.fromisoformat(str(value))


Sort = Literal["newest", "oldest"]
Day = Annotated[
    date | None,
    Field(ge=_FIRST_DAY, le=_LAST_DAY),
    BeforeValidator(_as_day),
    WithJsonSchema({"type": "string", "format": "date", "pattern": "^(19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$"}),
]


class QueryFilter(BaseModel):
    """The filter of a list, by its names in Python or in a URL. Both days are days in India and are included."""

    model_config = ConfigDict(frozen=True, validate_by_name=True, validate_by_alias=True)

    search: Annotated[str, Field(max_length=100, pattern=STORABLE, validation_alias="q")] = ""
    first_day: Annotated[Day, Field(validation_alias="from")] = None
    last_day: Annotated[Day, Field(validation_alias="to", description="Not before the first")] = None
    sort: Sort = "newest"

    @field_validator("last_day")
    @classmethod
    def _not_before_the_first(cls, last_day: date | None, found: ValidationInfo) -> date | None:
        first_day = found.data.get("first_day")
        if last_day and first_day and last_day < first_day:
            raise ValueError("the last day is before the first")
        return last_day

    @property
    def search_alternatives(self) -> list[list[str]]:
        """Lists of folded texts: a query matches if it contains every text of one list. Empty without a search."""
        folded, digits = fold(self.search).strip(), phone_digits(self.search)
        if digits:
            # Parts of a number also occur in many other numbers.
            return [[folded], [digits]]
        return [folded.split()] if folded else []


def start_of_day_in_india(day: date) -> datetime:
    """Return midnight in India as a moment in UTC."""
    return datetime.combine(day, time.min, tzinfo=IST).astimezone(UTC)


def fold(text: str) -> str:
    """Return the text with case, accents on Latin letters, apostrophes and white space normalised."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return re.sub(r"\s+", " ", _APOSTROPHES.sub("", _ACCENTS.sub("", decomposed)))


def phone_digits(search: str) -> str:
    """Return the last digits of a search for a phone number, in any script; empty for any other search."""
    if not _PHONE.fullmatch(search):
        return ""
    digits = "".join(str(unicodedata.decimal(character)) for character in search if character.isdecimal()).lstrip("0")
    return digits[-_TELLING_DIGITS:] if len(digits) >= _FEWEST_DIGITS else ""


def search_text(*values: str) -> str:
    """Return the searchable text of a query: its values, separated by spaces."""
    return fold(" ".join(values))
