"""Editions made when phone and hours were entered twice are read into today's fields."""

from pathlib import Path
from typing import Any

import pytest

from app.content.editions.contact_before import in_fields_of_now
from app.content.reading.loader import load_sources
from tests.app.content.small_site import write_site

BEFORE: dict[str, Any] = {
    "email": "office@example.in",
    "phoneDisplay": "+91-11 (4100) 0000",
    "phoneHref": "tel:+911141000000",
    "hours": [
        {"days": "Monday", "hours": "10 to 5", "daysSchema": ["Monday"], "opens": "10:00", "closes": "17:00"},
    ],
}


def test_what_was_entered_then_has_the_fields_of_now(tmp_path: Path) -> None:
    read = in_fields_of_now({"value": BEFORE, "note": "x"})
    monday = {"opens": "10:00", "closes": "17:00"}
    assert read == {
        "value": {"email": "office@example.in", "phone": "+91 11 4100 0000", "hours": {"monday": monday}},
        "note": "x",
    }
    subjects = load_sources(write_site(tmp_path)).subjects
    [contact] = [one.data["value"] for one in subjects if one.subject == "site/contact"]
    assert read["value"].keys() <= contact.keys()


@pytest.mark.parametrize("value", [None, [], {"phoneDisplay": "1"}, BEFORE | {"hours": [{"days": "Monday"}]}])
def test_what_is_not_in_the_fields_of_then_stays_what_it_is(value: object) -> None:
    assert in_fields_of_now({"value": value}) == {"value": value}
    assert in_fields_of_now({"asOn": "2026-06-30"}) == {"asOn": "2026-06-30"}
