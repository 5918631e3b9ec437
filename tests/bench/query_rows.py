"""Many queries as varied as visitors' own, written into a database quickly."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import accumulate, islice, product
from typing import Any

from sqlalchemy import Connection, insert, text

from app.database.extensions import POSTGRESQL, db
from app.forms.declaration import Form
from app.queries.models import Query
from app.queries.search import search_text

NOW = datetime(2026, 4, 15, 6, 30, tzinfo=UTC)
YEARS_BACK_DAYS = 730
BATCH = 5000
COMMON_WORD = "portfolio"
"""In about a third of the messages."""

_FIRST = (
    *("Asha", "Ravi", "Meera", "Arjun", "पूजा", "Kavya", "Jürgen", "Zoë", "Sanjay", "Lakshmi", "Om", "Priya"),
    *("Neha", "José", "Vikram", "Ananya", "François", "Fatima"),
)
_LAST = (
    *("Rao", "Iyer", "Sharma", "Müller", "शर्मा", "Nair", "O'Neil", "Kapoor", "D'Souza", "Li", "Deshmukh"),
    *("Bhattacharya", "Singh", "Patel", "Ng", "Krishnan"),
)
_DOMAINS = ("example.in", "example.com", "mail.example", "post.example.org")
_DIAL_CODES = ("+9198", "+9198", "+9198", "+9177", "+97150", "+1702", "+4420", "98")
_SUBJECTS = (
    *[
        "please",
        "call",
        "returns",
        "tax",
        "resident",
        "advice",
        "fund",
        "minimum",
        "ticket",
        "horizon",
        "risk",
        "family",
        "trust",
        "evening",
        "morning",
    ],
    *[
        "salary",
        "dollar",
        "account",
        "transfer",
        "bank",
        "house",
        "daughter",
        "college",
        "retirement",
        "pension",
        "gold",
        "bonds",
        "equity",
        "small",
    ],
    *[
        "large",
        "monthly",
        "quarterly",
        "question",
        "fees",
        "benchmark",
        "सलाह",
        "निवेश",
        "Zürich",
        "übermorgen",
        "naïve",
        "kyc",
        "nri",
        "pms",
        "aif",
        "demat",
    ],
)
_SYLLABLES = ("ka", "ri", "mon", "tel", "a", "su", "ver", "in", "do", "pra", "shi", "lo", "en", "gur", "ba")
_WORDS = (*_SUBJECTS, *("".join(parts) for parts in product(_SYLLABLES, repeat=3)))
# Zipf's law: the second word is half as frequent as the first, and so on.
_WEIGHTS = tuple(accumulate(1 / (rank + 2) for rank in range(len(_WORDS))))


def query_rows(form: Form, count: int) -> Iterator[dict[str, Any]]:
    """Yield rows spread evenly over two years, the last at NOW; the same count gives the same rows."""
    dice = random.Random(f"{form.kind} {count}")
    for number in range(count):
        created_at = NOW - timedelta(days=YEARS_BACK_DAYS) * ((count - 1 - number) / count)
        yield _row(form, number, created_at, dice)


def fill(form: Form, count: int) -> None:
    """Store this many queries of a kind, in transactions of BATCH."""
    rows = query_rows(form, count)
    while batch := list(islice(rows, BATCH)):
        with db.engine.begin() as connection:
            _insert(connection, batch)


def settle() -> None:
    """Give the database the statistics about its rows that it has after a day."""
    with db.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM ANALYZE" if connection.dialect.name == POSTGRESQL else "ANALYZE"))


def _insert(connection: Connection, batch: list[dict[str, Any]]) -> None:
    if connection.dialect.name != POSTGRESQL:
        connection.execute(insert(Query), batch)
        return
    columns = ", ".join(batch[0])
    cursor = connection.connection.cursor()
    with cursor.copy(f"COPY lead ({columns}) FROM STDIN") as copy:
        for row in batch:
            copy.write_row(list(row.values()))


def _row(form: Form, number: int, created_at: datetime, dice: random.Random) -> dict[str, Any]:
    name = f"{dice.choice(_FIRST)} {dice.choice(_LAST)}"
    email = f"{name.split(maxsplit=1)[0].lower()}.{number}@{dice.choice(_DOMAINS)}"
    phone = f"{dice.choice(_DIAL_CODES)}{dice.randrange(10**8):08}"
    words = dice.choices(_WORDS, cum_weights=_WEIGHTS, k=dice.randrange(3, 40))
    if dice.random() < 1 / 3:
        words.insert(0, COMMON_WORD)
    message = f"{' '.join(words).capitalize()}."
    is_seen = dice.random() < 0.9
    return {
        "id": f"{int(created_at.timestamp() * 1000):012x}{dice.getrandbits(48):012x}",
        "kind": form.kind,
        "name": name,
        "email": email,
        "phone": phone,
        "message": message,
        "created_at": created_at,
        "seen_at": created_at + timedelta(minutes=dice.randrange(1, 3000)) if is_seen else None,
        "suspected": number % 50 == 0,
        "via": "api",
        "body_digest": f"{dice.getrandbits(256):064x}",
        "search_text": search_text(name, email, phone, message),
    }
