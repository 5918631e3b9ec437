"""Published editions to write and read: two months of a strategy, words, and the folder's own brought back."""

import json
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import insert

from app.database.extensions import db
from app.desk.publishing.history.edition_file import EditionFile
from app.desk.publishing.models import ContentEdition, EditionAuthor
from app.desk.publishing.records import State

MOMENT = datetime(2026, 7, 4, 6, 30, 0, 123_456, tzinfo=UTC)
LONG = "Follows its benchmark within one percentage point a year: no other course is stated. Time-weighted, net of fees"
# What YAML or CSV could read as something else, or lose.
WORDS = [
    *("1.02", "1e5", "no", "null", "~", "2026-06-30", "9:30", " edge ", "", "a: b", "# c", "- d", "'", '"', "₹1,00"),
    *("two\nlines\n", "x" * 300, "word " * 60 + "end", "tab\there", "double  space " * 20),
]
FIGURES: dict[str, Any] = {
    "asOn": "2026-05-31",
    "source": {"document": "Sheet of May, “final”", "house": "House", "receivedOn": "2026-06-03"},
    "datasets": {
        "growth": {
            "kind": "series",
            "basis": LONG,
            "columns": ["date", "portfolio", "benchmark"],
            "rows": [["2026-04-30", "100", "100.0"], ["2026-05-31", "101.50", ""]],
            "statedReturns": [{"period": "1Y", "portfolioPercent": "1.50", "benchmarkPercent": "0"}],
            "statedMultiple": None,
            "confirmedJumps": [{"day": "2026-05-31", "column": "portfolio", "value": "101.50"}],
        },
        "holdings": {
            "kind": "holdings",
            "basis": "b",
            "columns": ["company", "sector", "size", "weightPercent"],
            "rows": [['A "quoted", name', "Füel", "large", "12.0"], ["two\nlines", "", "", "0"]],
            "stated": {"topTenPercent": "45.60"},
        },
    },
    "terms": {"stocks": "32", "house": None},
    "metrics": {"risk-ratios": {"items": {"Beta": "1.02"}}},
}


def edition(number: int, sequence: int, **changes: Any) -> EditionFile:
    """A publication an hour after the one before it."""
    at = MOMENT + timedelta(hours=sequence)
    values: dict[str, Any] = {
        "kind": "figures",
        "subject": "ace-strategy",
        "number": number,
        "sequence": sequence,
        "as_on": date(2026, 4 + number, 30),
        "published_at": at,
        "id": f"{sequence:024x}",
        "revision": 4,
        "base_digest": "d" * 64,
        "created_by": "bela@firm.example",
        "created_at": at,
        "changed_by": "Asha@firm.example",
        "changed_at": at,
        "authors": ["Asha@firm.example", "bela@firm.example"],
        "approved_by": "asha@firm.example",
        "approved_at": at,
        "data": FIGURES,
    }
    return EditionFile(**(values | changes))


def history() -> Sequence[EditionFile]:
    """In the order of publication."""
    words = {"value": {"answers": WORDS, "count": 3, "latitude": 28.6295, "on": True, "none": None}}
    return [
        edition(1, 1),
        edition(1, 2, kind="words", subject="faqs/nri", as_on=None, data=words),
        edition(2, 3, data={**FIGURES, "asOn": "2026-06-30"}, why="two\nlines", approved_alone=True),
        edition(3, 5, as_on=None, data=None, again_of=0),
    ]


def keep(editions: Sequence[EditionFile]) -> None:
    """Put them into the database as published."""
    with db.engine.begin() as connection:
        for edition in editions:
            values = edition.model_dump(exclude={"authors", "data"})
            data = None if edition.data is None else json.dumps(edition.data, ensure_ascii=False)
            connection.execute(insert(ContentEdition).values(**values, state=State.PUBLISHED, data=data))
            for name in edition.authors:
                connection.execute(insert(EditionAuthor).values(edition_id=edition.id, name=name))
