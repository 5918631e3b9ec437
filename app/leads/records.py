"""What passes the store's door: a lead to keep, a kept lead, and how staff get one as JSON."""

import hashlib
import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from app.leads.kinds import LeadKind, Via

ID_PATTERN = "[0-9a-f]{24}"

_ID = re.compile(ID_PATTERN)
_TIME_BYTES = 6
_RANDOM_BYTES = 6


@dataclass(frozen=True)
class NewLead:
    """A checked query on its way into the store. `suspicion` is a short reason, None for an ordinary one."""

    kind: LeadKind
    name: str
    email: str
    phone: str
    message: str | None
    suspicion: str | None
    notice_version: str | None
    via: Via
    idempotency_key: str | None


class LeadRecord(NamedTuple):
    """A stored lead. Times are in UTC; `seen_at` is when staff first opened it. A tuple, for whole lists are made."""

    id: str
    kind: LeadKind
    name: str
    email: str
    phone: str
    message: str | None
    created_at: datetime
    seen_at: datetime | None
    suspected: bool
    suspicion: str | None
    notice_version: str | None


@dataclass(frozen=True)
class Saved:
    """The outcome of saving: the lead's id, and whether it was there already under the same key."""

    id: str
    is_replay: bool


@dataclass(frozen=True)
class LeadPage:
    """One page of a list. `total` counts what the filter leaves, `next_cursor` is None on the last page."""

    records: Sequence[LeadRecord]
    total: int
    next_cursor: str | None


def lead_as_json(record: LeadRecord) -> dict[str, object]:
    """Return the record as the staff lists send it."""
    return {
        "_id": record.id,
        "name": record.name,
        "email": record.email,
        "phone": record.phone,
        "message": record.message,
        "createdAt": utc_iso(record.created_at),
        "seenAt": None if record.seen_at is None else utc_iso(record.seen_at),
        "suspected": record.suspected,
    }


def utc_iso(moment: datetime) -> str:
    """Return ISO 8601 in UTC with milliseconds and Z: "2026-04-01T05:30:00.000Z"."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_lead_id(now: datetime) -> str:
    """Return 24 hex digits: 48 bits of milliseconds, so ids sort by time, and 48 random bits."""
    return f"{int(now.timestamp() * 1000):0{_TIME_BYTES * 2}x}{secrets.token_hex(_RANDOM_BYTES)}"


def is_id(text: str) -> bool:
    """Tell whether the text can be an id of a lead, or of the mail about one."""
    return _ID.fullmatch(text) is not None


def body_digest(lead: NewLead) -> str:
    """Return the digest of what the visitor said: form and four fields, nothing that a retry may change."""
    content = [lead.kind, lead.name, lead.email, lead.phone, lead.message]
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()
