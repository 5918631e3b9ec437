"""A section's own words, laid over, change nothing; other words change only that section's fields."""

import copy
import json
from datetime import UTC, datetime
from typing import Any

import pytest

from app.content.editions.published import PublishedEdition
from app.content.reading.overlay.words_overlay import lay_over_words, words_of
from app.content.reading.overlay.words_sections import SECTIONS, find_section
from app.content.reading.yaml_source import read_yaml
from tests.factories.shipped_content import CONTENT_DIR

FILES = sorted({section.file for section in SECTIONS})
FOLDER: dict[str, Any] = {name: read_yaml((CONTENT_DIR / name).read_text(), name).value for name in FILES}
STRANGE = "has a character that cannot be read, perhaps pasted from another program: type the text again"
LONGEST_BODY_BYTES = 64 * 1024


def edition(subject: str, value: object) -> PublishedEdition:
    return PublishedEdition(
        kind="words",
        subject=subject,
        number=1,
        as_on=None,
        published_at=datetime(2030, 1, 1, 20, tzinfo=UTC),
        original_digest="",
        data={"value": value},
    )


def laid_over(subject: str, value: object) -> tuple[dict[str, Any], list[str]]:
    raw = copy.deepcopy(FOLDER)
    return raw, list(map(str, lay_over_words(edition(subject, value), raw)))


@pytest.mark.parametrize("subject", [section.id for section in SECTIONS])
def test_a_sections_own_words_laid_over_change_nothing(subject: str) -> None:
    sent = json.dumps({"revision": 1000, "data": {"value": words_of(subject, FOLDER)}}, default=str)
    assert len(sent.encode()) < LONGEST_BODY_BYTES
    assert laid_over(subject, json.loads(sent)["data"]["value"]) == (FOLDER, [])


def test_no_word_belongs_to_two_sections() -> None:
    owned = [(section.file, section.kind, section.block_id, name) for section in SECTIONS for name in section.fields]
    assert len(owned) == len(set(owned))


def test_fields_of_others_stay_and_what_was_left_out_goes() -> None:
    awards = words_of("home/awards", FOLDER)
    raw, faults = laid_over("home/awards", {"heading": "Prizes", "claims": awards["claims"], "untilCited": None})
    assert faults == []
    was, will = (_awards(folder["pages/home.yaml"]) for folder in (FOLDER, raw))
    assert will == {name: was[name] for name in ("kind", "id", "surface", "claims")} | {"heading": "Prizes"}


def _awards(page: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(block for block in page["blocks"] if block["kind"] == "awards")
    return found


@pytest.mark.parametrize(
    ("subject", "value", "fault"),
    [
        ("faqs/nri", "words", "faqs/nri.yaml:1: must hold fields by their names"),
        (
            "site/contact",
            {"product": "Other"},
            "site.yaml:1: 'product' is not known here: remove it, or discard the draft and begin again",
        ),
        *(
            ("faqs/nri", {"questions": [{"answer": f"Bell {sign}"}]}, f"faqs/nri.yaml:1: questions.0.answer: {STRANGE}")
            for sign in ("\x07", "\u202e", "\u2066")
        ),
    ],
)
def test_what_is_wrong_with_the_whole_is_named(subject: str, value: object, fault: str) -> None:
    raw, faults = laid_over(subject, value)
    assert faults == [fault]
    assert raw["site.yaml"]["product"] == FOLDER["site.yaml"]["product"]


@pytest.mark.parametrize(
    ("subject", "file", "dated_by"),
    [("faqs/nri", "faqs/nri.yaml", "reviewedOn"), ("disclosures/risk", "pages/legal/disclosures.yaml", "updatedOn")],
)
def test_other_words_are_dated_by_their_publication_in_india(subject: str, file: str, dated_by: str) -> None:
    value = copy.deepcopy(words_of(subject, FOLDER))
    next(iter(value.get("questions") or value["items"]))["id" if "questions" in value else "term"] = "other"
    raw, _ = laid_over(subject, value)
    assert raw[file][dated_by] == "2030-01-02"


def test_a_section_whose_file_or_block_is_gone_is_absent() -> None:
    with pytest.raises(KeyError):
        words_of("home/awards", {"pages/home.yaml": {"blocks": []}})
    with pytest.raises(KeyError):
        words_of("faqs/nri", {})
    assert find_section("faqs/none") is None
