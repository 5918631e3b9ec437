"""One page of a list, and how much there is of the whole list."""

from app.extensions import db
from app.leads.kinds import LeadKind
from app.leads.lists.cursor import Position, read_cursor, write_cursor
from app.leads.lists.search import LeadFilter
from app.leads.records import LeadPage
from app.leads.statements import lead_record, select_count, select_records


def list_leads(kind: LeadKind, lead_filter: LeadFilter, limit: int, cursor: str | None = None) -> LeadPage:
    """Return one page of the filtered list and the count of all of it.

    Raises FaultyListRequestError if the cursor is of another list.
    """
    after = None if cursor is None else read_cursor(cursor, kind, lead_filter)
    with db.engine.connect() as connection:
        rows = connection.execute(select_records(kind, lead_filter, after).limit(limit + 1)).all()
        if after is None and len(rows) <= limit:
            total = len(rows)
        else:
            total = connection.scalar(select_count(kind, lead_filter)) or 0
    records = list(map(lead_record, rows[:limit]))
    next_cursor = None
    if len(rows) > limit:
        next_cursor = write_cursor(Position(records[-1].created_at, records[-1].id), kind, lead_filter)
    return LeadPage(records, total, next_cursor)
