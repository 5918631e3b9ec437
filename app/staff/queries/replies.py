"""One page of a list as JSON. Its records stand under the list's own name."""

from typing_extensions import TypedDict

from app.http.wire_values import Count
from app.leads.kinds import LeadKind
from app.leads.query_record import QueryRecord, lead_as_json
from app.leads.records import LeadPage


class _Page(TypedDict):
    total: Count
    nextCursor: str | None


class ContactList(_Page):
    """A page of contact queries. `total` counts all the filter leaves; `nextCursor` is null on the last page."""

    contact: list[QueryRecord]


class SpeakList(_Page):
    """A page of speak queries, counted as in a ContactList."""

    speak: list[QueryRecord]


def list_as_json(kind: LeadKind, page: LeadPage) -> ContactList | SpeakList:
    """Return a page as it is sent."""
    records = [lead_as_json(lead) for lead in page.records]
    facts: _Page = {"total": page.total, "nextCursor": page.next_cursor}
    if kind is LeadKind.CONTACT:
        return {"contact": records, **facts}
    return {"speak": records, **facts}
