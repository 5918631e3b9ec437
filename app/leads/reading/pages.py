"""One page of a list and how much there is of it, without reading all of a long one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, select

from app.extensions import db
from app.leads.kinds import LeadKind
from app.leads.lists.cursor import Position, read_cursor, write_cursor
from app.leads.lists.search import LeadFilter
from app.leads.reading.search_index import is_long_enough, narrow, plan_for_the_text
from app.leads.records import LeadPage
from app.leads.statements import (
    RECORD_COLUMNS,
    lead_record,
    select_count,
    select_found,
    select_page_of,
    select_positions,
    select_records,
    up_to,
)

COUNTED_FINDS = 10_000
"""A search counts no further."""
LOOKED_THROUGH = 50_000
"""How many leads one page of a search is looked for in, if the text is too short for the index."""


@dataclass(frozen=True)
class _Part:
    """Up to one row more than the page holds. `end` is where looking stopped although the list goes on."""

    rows: Sequence[Row[*tuple[Any, ...]]]
    total: int
    is_exact: bool = True
    end: Position | None = None


@dataclass(frozen=True)
class _Asked:
    kind: LeadKind
    filter: LeadFilter
    after: Position | None
    rows: int


def list_leads(kind: LeadKind, lead_filter: LeadFilter, limit: int, cursor: str | None = None) -> LeadPage:
    """Return one page of the filtered list and the count of all of it, or how many there are at least.

    Raises FaultyListRequestError if the cursor is of another list.
    """
    after = None if cursor is None else read_cursor(cursor, kind, lead_filter)
    asked = _Asked(kind, lead_filter, after, limit + 1)
    with db.engine.connect() as connection:
        part = _search(connection, asked) if lead_filter.search_terms else _read(connection, asked)
    records = [lead_record(row[: len(RECORD_COLUMNS)]) for row in part.rows[:limit]]
    is_full = len(part.rows) > limit
    last = Position(records[-1].created_at, records[-1].id) if is_full else part.end
    next_cursor = None if last is None else write_cursor(last, kind, lead_filter)
    return LeadPage(records, part.total, part.is_exact, next_cursor)


def _read(connection: Connection, asked: _Asked) -> _Part:
    """Read a list that nothing is searched in: its order and its count are those of an index."""
    rows = connection.execute(select_records(asked.kind, asked.filter, asked.after).limit(asked.rows)).all()
    if asked.after is None and len(rows) < asked.rows:
        return _Part(rows, len(rows))
    return _Part(rows, connection.scalar(select_count(asked.kind, asked.filter)) or 0)


def _search(connection: Connection, asked: _Asked) -> _Part:
    has_trigrams = is_long_enough(asked.filter)
    plan_for_the_text(connection, has_trigrams=has_trigrams)
    return _find(connection, asked) if has_trigrams else _look_through(connection, asked)


def _find(connection: Connection, asked: _Asked) -> _Part:
    """Read what the index finds; of what is found too often to be counted, the next rows of the list that hold it."""
    finds = narrow(connection, select_found(asked.kind, asked.filter), asked.kind, asked.filter)
    # By itself, so that it is not the order of the page that decides how it is found.
    found = finds.limit(COUNTED_FINDS + 1).cte("found").prefix_with("MATERIALIZED")
    counted = connection.execute(select_page_of(found, asked.filter, asked.after, asked.rows)).all()
    if counted:
        total = counted[0][-1]
    else:
        total = 0 if asked.after is None else connection.scalar(select(func.count()).select_from(found)) or 0
    if total <= COUNTED_FINDS:
        return _Part(counted, total)
    rows = connection.execute(select_records(asked.kind, asked.filter, asked.after).limit(asked.rows)).all()
    return _Part(rows, COUNTED_FINDS, is_exact=False)


def _look_through(connection: Connection, asked: _Asked) -> _Part:
    """Read every lead for a text without trigrams, but only so many at once; the next page goes on from there."""
    end = _end(connection, asked, asked.after)
    statement = select_records(asked.kind, asked.filter, asked.after).where(up_to(end, asked.filter))
    rows = connection.execute(statement.limit(asked.rows)).all()
    if asked.after is None and len(rows) < asked.rows:
        return _Part(rows, len(rows), end is None, end)
    end_of_first = end if asked.after is None else _end(connection, asked, None)
    finds = select_found(asked.kind, asked.filter).where(up_to(end_of_first, asked.filter)).limit(COUNTED_FINDS + 1)
    total = connection.scalar(select(func.count()).select_from(finds.subquery())) or 0
    is_exact = end_of_first is None and total <= COUNTED_FINDS
    return _Part(rows, min(total, COUNTED_FINDS), is_exact, end)


def _end(connection: Connection, asked: _Asked, after: Position | None) -> Position | None:
    """Return the last lead that is looked at, None if there are not so many."""
    row = connection.execute(
        select_positions(asked.kind, asked.filter, after).offset(LOOKED_THROUGH - 1).limit(1)
    ).one_or_none()
    return None if row is None else Position(*row)
