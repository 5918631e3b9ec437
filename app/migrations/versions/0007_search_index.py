"""An index of trigrams for the search of staff, and one for counting a list.

SQLite: `lead_search` is a table of FTS5, kept by triggers so that queries stored by the release before reach it as well.
Numbers of its rows are those of `lead_search_row`, for VACUUM may change the hidden numbers of `lead` itself. A later
migration that makes `lead` anew must make the triggers anew.

PostgreSQL: an index of pg_trgm, which comes with the server. Who owns the database may install it, unless the server's
owner has forbidden that.

Without its means either database is searched row by row, as before, and the upgrade says what to do.

Revision: 0007, after 0006, made 2026-11-22
"""

import click
import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

POSTGRESQL = (
    "SET LOCAL maintenance_work_mem = '256MB'",
    "CREATE EXTENSION IF NOT EXISTS pg_trgm",
    "CREATE INDEX ix_lead_search_text_trigrams ON lead USING gin (search_text gin_trgm_ops)",
)
SQLITE = (
    # Each text begins with its kind and a sign no visitor's text has: a search stays within its list.
    # Texts are folded already. Places of trigrams within a text would make the index four times as large.
    """CREATE VIRTUAL TABLE lead_search USING fts5(
        text, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1')""",
    "CREATE TABLE lead_search_row (id INTEGER PRIMARY KEY, lead_id VARCHAR(24) NOT NULL UNIQUE)",
    "INSERT INTO lead_search_row (lead_id) SELECT id FROM lead ORDER BY id",
    """INSERT INTO lead_search (rowid, text)
        SELECT r.id, l.kind || char(1) || l.search_text FROM lead_search_row AS r JOIN lead AS l ON l.id = r.lead_id ORDER BY r.id""",
    """CREATE TRIGGER lead_search_insert AFTER INSERT ON lead BEGIN
        INSERT INTO lead_search_row (lead_id) VALUES (NEW.id);
        INSERT INTO lead_search (rowid, text)
            SELECT id, NEW.kind || char(1) || NEW.search_text FROM lead_search_row WHERE lead_id = NEW.id;
    END""",
    """CREATE TRIGGER lead_search_update AFTER UPDATE OF id, kind, search_text ON lead BEGIN
        INSERT INTO lead_search (lead_search, rowid, text)
            SELECT 'delete', id, OLD.kind || char(1) || OLD.search_text FROM lead_search_row WHERE lead_id = OLD.id;
        UPDATE lead_search_row SET lead_id = NEW.id WHERE lead_id = OLD.id;
        INSERT INTO lead_search (rowid, text)
            SELECT id, NEW.kind || char(1) || NEW.search_text FROM lead_search_row WHERE lead_id = NEW.id;
    END""",
    """CREATE TRIGGER lead_search_delete AFTER DELETE ON lead BEGIN
        INSERT INTO lead_search (lead_search, rowid, text)
            SELECT 'delete', id, OLD.kind || char(1) || OLD.search_text FROM lead_search_row WHERE lead_id = OLD.id;
        DELETE FROM lead_search_row WHERE lead_id = OLD.id;
    END""",
)
POSTGRESQL_REMEDY = (
    "The search of staff works, but reads every query: pg_trgm could not be used ({reason}). "
    "Let the server's administrator run, in this database: CREATE EXTENSION pg_trgm; "
    f"then run, as the owner of the table: {POSTGRESQL[-1].replace('INDEX', 'INDEX CONCURRENTLY')};"
)
SQLITE_REMEDY = (
    "The search of staff works, but reads every query: this SQLite has no FTS5 with trigrams ({reason}). "
    "With SQLite 3.34 or newer run `flask db downgrade 0006` and `flask db upgrade`."
)


def upgrade() -> None:
    op.create_index(op.f("ix_lead_kind"), "lead", ["kind"])
    is_postgresql = op.get_bind().dialect.name == "postgresql"
    try:
        with op.get_bind().begin_nested():
            for statement in POSTGRESQL if is_postgresql else SQLITE:
                op.execute(statement)
    except sa.exc.DBAPIError as error:
        remedy = POSTGRESQL_REMEDY if is_postgresql else SQLITE_REMEDY
        click.echo(remedy.format(reason=str(error.orig).splitlines()[0]), err=True)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        # The extension stays: others may use it.
        op.execute("DROP INDEX IF EXISTS ix_lead_search_text_trigrams")
    else:
        for name in ("insert", "update", "delete"):
            op.execute(f"DROP TRIGGER IF EXISTS lead_search_{name}")
        op.execute("DROP TABLE IF EXISTS lead_search")
        op.execute("DROP TABLE IF EXISTS lead_search_row")
    op.drop_index(op.f("ix_lead_kind"), "lead")
