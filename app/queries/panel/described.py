"""The documented parameters of lists and files of queries."""

from typing import Any

from app.database.storable_text import STORABLE
from app.queries.panel.list_request import DAY, DEFAULT_LIMIT, MAXIMUM_LIMIT, MAXIMUM_SEARCH_LENGTH
from app.queries.search import Sort

Schema = dict[str, Any]

# A form sends an unfilled field as an empty text.
_EMPTY: Schema = {"const": ""}
_DAY: Schema = {"anyOf": [{"type": "string", "format": "date", "pattern": f"^{DAY.pattern}$"}, _EMPTY]}
FILTER: tuple[Schema, ...] = (
    {
        "name": "q",
        "schema": {"type": "string", "maxLength": MAXIMUM_SEARCH_LENGTH, "pattern": STORABLE},
        "description": "Text to look for",
    },
    {"name": "from", "schema": _DAY, "description": "First day in India"},
    {"name": "to", "schema": _DAY, "description": "Last day in India, not before the first"},
    {"name": "sort", "schema": {"enum": [*Sort, ""], "default": Sort.NEWEST}},
)
PAGE: tuple[Schema, ...] = (
    {
        "name": "limit",
        "schema": {
            "anyOf": [{"type": "integer", "minimum": 1, "maximum": MAXIMUM_LIMIT}, _EMPTY],
            "default": DEFAULT_LIMIT,
        },
    },
    {"name": "cursor", "schema": {"type": "string"}, "description": "`nextCursor` of the previous page, or empty"},
)
