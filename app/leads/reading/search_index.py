"""The index of trigrams, by which a search reads only rows that may hold its text. Migration 0007 makes it."""

from sqlalchemy import Connection, column, join, or_, table, text

from app.dialects import POSTGRESQL, SQLITE
from app.leads.kinds import LeadKind
from app.leads.lists.phone_search import PhoneSearch
from app.leads.lists.search import LeadFilter
from app.leads.models import Lead
from app.leads.statements import Rows

LEAST_CHARACTERS = 3
KIND_END = "\x01"
MERGED_PAGES = 500
_IS_THERE = {
    SQLITE: "SELECT 1 FROM sqlite_master WHERE name = 'lead_search'",
    POSTGRESQL: "SELECT 1 FROM pg_index WHERE indexrelid = to_regclass('ix_lead_search_text_trigrams') AND indisvalid",
}
_search = table("lead_search", column("rowid"), column("lead_search"))
_rows = table("lead_search_row", column("id"), column("lead_id"))


def has_search_index(connection: Connection) -> bool:
    """Return whether the database has the index, whole: without it a search reads every query."""
    return connection.scalar(text(_IS_THERE[connection.dialect.name])) is not None


def is_long_enough(lead_filter: LeadFilter) -> bool:
    """Tell whether every text that is looked for has a trigram."""
    return min(map(len, _texts(lead_filter)), default=0) >= LEAST_CHARACTERS


def narrow(connection: Connection, statement: Rows, kind: LeadKind, lead_filter: LeadFilter) -> Rows:
    """Let the statement read only leads that may be found: more than those that are, never fewer.

    The statement is returned as it is where the database has no index.
    """
    texts = _texts(lead_filter)
    if connection.dialect.name == POSTGRESQL:
        if lead_filter.phone_search == PhoneSearch():
            return statement
        # What is meant by a phone number is looked for in a column of its own, which has no such index.
        return statement.where(or_(*[Lead.search_text.contains(part, autoescape=True) for part in texts]))
    if not has_search_index(connection):
        return statement
    joined = join(_search, _rows, _rows.c.id == _search.c.rowid).join(Lead, Lead.id == _rows.c.lead_id)
    in_list = _holds_trigrams(f"{kind.value[-2:]}{KIND_END}")
    condition = f"{in_list} AND ({' OR '.join(map(_holds_trigrams, texts))})"
    return statement.select_from(joined).where(_search.c.lead_search.op("MATCH")(condition))


def plan_for_the_text(connection: Connection, *, has_trigrams: bool) -> None:
    """Let PostgreSQL choose its way by the text that is searched, until the transaction ends.

    For a text without trigrams it must not choose the index, all of which it would read.
    """
    if connection.dialect.name == POSTGRESQL:
        # A plan made for any text suits none: common and rare ones want opposite ways.
        connection.execute(text("SET LOCAL plan_cache_mode = force_custom_plan"))
        if not has_trigrams:
            connection.execute(text("SET LOCAL enable_bitmapscan = off"))


def forget_deleted(connection: Connection) -> None:
    """Take out of SQLite's index what deleted leads left there: it only marks them, until its parts are merged.

    Each step is a transaction of its own, so that visitors' posts never wait long.
    """
    if connection.dialect.name == POSTGRESQL or not has_search_index(connection):
        return
    # A negative number begins a merge of all parts; see https://sqlite.org/fts5.html#the_merge_command.
    pages = -MERGED_PAGES
    while _merge(connection, pages):
        pages = MERGED_PAGES


def _merge(connection: Connection, pages: int) -> bool:
    """Return whether there was anything to merge: fewer than two changed rows tell that there was not."""
    count = text("SELECT total_changes()")
    before = connection.scalar(count) or 0
    connection.execute(text("INSERT INTO lead_search (lead_search, rank) VALUES ('merge', :pages)"), {"pages": pages})
    changed = (connection.scalar(count) or 0) - before
    connection.commit()
    return changed > 1


def _texts(lead_filter: LeadFilter) -> list[str]:
    """Return the texts of which a found lead holds one; its phone number is part of what it can be found by."""
    phones = lead_filter.phone_search
    return list(dict.fromkeys([*lead_filter.search_terms, *phones.beginnings, *phones.parts, *phones.wholes]))


def _holds_trigrams(part: str) -> str:
    trigrams = dict.fromkeys(map("".join, zip(part, part[1:], part[2:], strict=False)))
    quoted = ['"{}"'.format(trigram.replace('"', '""')) for trigram in trigrams]
    return f"({' AND '.join(quoted)})"
