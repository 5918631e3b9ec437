"""What staff published while phone and hours were entered twice is what visitors see after the upgrade."""

import hashlib
import json
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.content.editions.contact_before import CONTACT, in_fields_of_now
from app.content.editions.published import Publications, PublishedEdition, write_publications
from app.content.reading.loader import load_sources
from app.content.sources import ContentSources
from tests.app.content.small_site import write_site

Words = dict[str, Any]


def words_before(folder: Path) -> Words:
    """Return the section as the folder held it in the fields of then."""
    words = next(one.data["value"] for one in load_sources(folder).subjects if one.subject == CONTACT)
    assert words["phone"] == "+91 11 4000 0000"
    assert words["hours"] == {"monday": {"opens": "09:30", "closes": "18:30"}}
    monday = {"days": "Monday", "hours": "9:30 AM–6:30 PM", "daysSchema": ["Monday"]}
    return {
        "email": words["email"],
        "phoneDisplay": "+91 11 4000 0000",
        "phoneHref": "tel:+911140000000",
        "address": words["address"],
        "hours": [{**monday, "opens": "09:30", "closes": "18:30"}],
    }


def read_with(folder: Path, base: Words, value: object) -> ContentSources:
    """Read the folder with `value` published over the section as it was in `base`."""
    digest = hashlib.sha256(json.dumps(base, sort_keys=True, default=str).encode()).hexdigest()
    edition = PublishedEdition(
        kind="words",
        subject=CONTACT,
        number=1,
        as_on=None,
        published_at=datetime(2026, 7, 3, 20, tzinfo=UTC),
        base_digest=digest,
        data={"value": value},
    )
    file = folder.parent / "publications" / "current.json"
    write_publications(file, Publications(sequence=1, editions=[edition]))
    return load_sources(folder, file)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_site(tmp_path)


def test_what_was_published_then_is_in_force(folder: Path) -> None:
    base = words_before(folder)
    value = deepcopy(base) | {"phoneDisplay": "+91-11 (4100) 0000", "phoneHref": "tel:+911141000000"}
    spans = [("Monday to Wednesday", ["Monday", "Tuesday", "Wednesday"], "10:00"), ("Saturday", ["Saturday"], "11:00")]
    value["hours"] = [
        {"days": days, "hours": "as it was written", "daysSchema": names, "opens": opens, "closes": "17:00"}
        for days, names, opens in spans
    ]
    site = read_with(folder, base, value).site.value
    assert site.phone == "+91 11 4100 0000"
    assert [(span.days, span.hours) for span in site.hours.open_days] == [
        ("Monday to Wednesday", "10:00 AM–5:00 PM"),
        ("Saturday", "11:00 AM–5:00 PM"),
    ]


def test_only_a_folder_that_says_something_else_than_then_has_changed(folder: Path) -> None:
    base = words_before(folder)
    for before, is_changed in ((base, False), (base | {"email": "before@example.in"}, True)):
        subjects = read_with(folder, before, base).subjects
        assert [one.base_changed for one in subjects if one.subject == CONTACT] == [is_changed]


@pytest.mark.parametrize("value", [None, [], {"phoneDisplay": "1"}, {"phoneDisplay": 1, "phoneHref": "", "hours": {}}])
def test_what_is_not_in_the_fields_of_then_stays_what_it_is(value: object) -> None:
    assert in_fields_of_now(CONTACT, value) == value
