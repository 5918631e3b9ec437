"""One page of a list as JSON. Its records stand under the list's own name."""

from collections.abc import Callable, Mapping

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


def _contact_list(page: LeadPage) -> ContactList:
    return {"contact": _records(page), **_facts(page)}


def _speak_list(page: LeadPage) -> SpeakList:
    return {"speak": _records(page), **_facts(page)}


def _facts(page: LeadPage) -> _Page:
    return {"total": page.total, "nextCursor": page.next_cursor}


def _records(page: LeadPage) -> list[QueryRecord]:
    return [lead_as_json(lead) for lead in page.records]


LIST_AS_JSON: Mapping[LeadKind, Callable[[LeadPage], ContactList | SpeakList]] = {
    LeadKind.CONTACT: _contact_list,
    LeadKind.ADVISOR: _speak_list,
}
"""How a page of each kind is sent."""
