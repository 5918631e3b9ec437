"""Where the next page of a list begins, as an opaque text that fits this list alone."""

import base64
import binascii
import hashlib
import json
from dataclasses import dataclass
from datetime import UTC, datetime

from app.leads.kinds import LeadKind
from app.leads.lists.search import FaultyListRequestError, LeadFilter
from app.leads.records import is_id

_LIST_MARK_LENGTH = 12
_MAXIMUM_LENGTH = 200
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND_LIMIT = 10**17


@dataclass(frozen=True)
class Position:
    """The last lead of a page."""

    created_at: datetime
    id: str


def write_cursor(position: Position, kind: LeadKind, lead_filter: LeadFilter) -> str:
    """Return the cursor of the page after `position`."""
    since_epoch = position.created_at - _EPOCH
    microseconds = (since_epoch.days * 86_400 + since_epoch.seconds) * 1_000_000 + since_epoch.microseconds
    text = json.dumps([microseconds, position.id, _list_mark(kind, lead_filter)], separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read_cursor(cursor: str, kind: LeadKind, lead_filter: LeadFilter) -> Position:
    """Return where the page begins.

    Raises FaultyListRequestError for a broken cursor and for one of another list.
    """
    try:
        microseconds, lead_id, mark = _unpack(cursor)
    except (ValueError, TypeError, RecursionError):
        raise _foreign() from None
    if mark != _list_mark(kind, lead_filter):
        raise _foreign()
    seconds, rest = divmod(microseconds, 1_000_000)
    return Position(datetime.fromtimestamp(seconds, UTC).replace(microsecond=rest), lead_id)


def _unpack(cursor: str) -> tuple[int, str, str]:
    if len(cursor) > _MAXIMUM_LENGTH:
        raise ValueError("too long")
    try:
        packed = base64.b64decode(cursor + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("not base64") from error
    microseconds, lead_id, mark = json.loads(packed)
    if type(microseconds) is not int or not 0 <= microseconds < _MICROSECOND_LIMIT:
        raise ValueError("no moment")
    if not isinstance(lead_id, str) or not is_id(lead_id) or not isinstance(mark, str):
        raise ValueError("no lead")
    return microseconds, lead_id, mark


def _list_mark(kind: LeadKind, lead_filter: LeadFilter) -> str:
    """Name the list: the same position in another one would skip or repeat leads."""
    parts = [kind, lead_filter.search, str(lead_filter.first_day), str(lead_filter.last_day), lead_filter.sort]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:_LIST_MARK_LENGTH]


def _foreign() -> FaultyListRequestError:
    return FaultyListRequestError({"cursor": "This cursor does not belong to this list"})
