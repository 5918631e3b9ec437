"""Staff search by one folded column, in which each word must stand; SQLite's index of trigrams goes.

Each text is folded anew: without accents on Latin letters, apostrophes and line breaks. A query that the release before
stores after this is found by its words as they are written, not without their accents.

PostgreSQL keeps its index, which serves the same column. The way back makes none for SQLite: the release before reads
every query there.

Revision: 0013, after 0012, made 2026-11-25
"""

import re
import unicodedata
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

BATCH = 1000
# Copied from the application, so that a later change of it changes no migration.
ACCENTS = re.compile(r"[\u0300-\u036f]")
APOSTROPHES = re.compile(r"['’‘ʼ`´]")
lead = sa.table("lead", *map(sa.column, ("id", "name", "email", "phone", "message", "search_text")))


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for name in ("insert", "update", "delete"):
            op.execute(f"DROP TRIGGER IF EXISTS lead_search_{name}")
        op.execute("DROP TABLE IF EXISTS lead_search")
        op.execute("DROP TABLE IF EXISTS lead_search_row")
    _fold_all(lambda name, email, phone, message: _folded(f"{name} {email} {phone} {message or ''}"))


def downgrade() -> None:
    _fold_all(lambda name, email, phone, message: _folded_before(f"{name}\n{email}\n{phone}\n{message or ''}"))


def _fold_all(text_of: Callable[[str, str, str, str | None], str]) -> None:
    connection, last = op.get_bind(), ""
    changed = sa.update(lead).where(lead.c.id == sa.bindparam("of")).values(search_text=sa.bindparam("text"))
    while rows := connection.execute(
        sa.select(lead.c.id, lead.c.name, lead.c.email, lead.c.phone, lead.c.message)
        .where(lead.c.id > last)
        .order_by(lead.c.id)
        .limit(BATCH)
    ).all():
        connection.execute(changed, [{"of": row[0], "text": text_of(*row[1:])} for row in rows])
        last = rows[-1][0]


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return re.sub(r"\s+", " ", APOSTROPHES.sub("", ACCENTS.sub("", decomposed)))


def _folded_before(text: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())
