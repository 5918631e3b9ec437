"""A lead as staff get it: one query of their lists."""

from typing_extensions import TypedDict

from app.http.wire_values import Moment, utc_iso, utc_iso_or_none
from app.leads.records import Id, LeadRecord


class QueryRecord(TypedDict):
    """A visitor's query. `seenAt` is null until somebody opened it."""

    _id: Id
    name: str
    email: str
    phone: str
    message: str | None
    createdAt: Moment
    seenAt: Moment | None
    suspected: bool


def lead_as_json(record: LeadRecord) -> QueryRecord:
    """Return the record as the staff lists send it."""
    return {
        "_id": record.id,
        "name": record.name,
        "email": record.email,
        "phone": record.phone,
        "message": record.message,
        "createdAt": utc_iso(record.created_at),
        "seenAt": utc_iso_or_none(record.seen_at),
        "suspected": record.suspected,
    }
