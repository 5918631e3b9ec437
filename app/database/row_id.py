"""The ids of queries and mails, which staff send back to us."""

import re
import secrets
from typing import Annotated

from pydantic import Field

_BYTES = 12
_ROW_ID = re.compile(f"[0-9a-f]{{{_BYTES * 2}}}")

RowId = Annotated[str, Field(pattern=f"^{_ROW_ID.pattern}$")]
"""The id of a query or of a mail, on the wire."""


def new_row_id() -> str:
    """Return 24 random hex digits."""
    return secrets.token_hex(_BYTES)


def is_row_id(text: str) -> bool:
    """Return whether a text has the form of an id of a query or of a mail."""
    return _ROW_ID.fullmatch(text) is not None
