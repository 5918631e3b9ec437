"""Differences of words are listed under the form's labels, each text in full."""

from typing import Any

from app.content.composing.desk.changed_words import changed_words
from app.content.composing.desk.words_schema import value_schema
from app.content.reading.overlay.words_sections import find_section

FIRST = {"id": "first", "question": "Who asks?", "answer": "You."}
SECOND = {"id": "second", "question": "Who answers?", "answer": "We."}


def between(subject: str, before: Any, after: Any) -> list[tuple[str, str | None, str | None]]:
    section = find_section(subject)
    assert section is not None
    return [(one.label, one.before, one.after) for one in changed_words(value_schema(section), before, after)]


def questions(*items: dict[str, Any]) -> dict[str, Any]:
    return {"questions": list(items)}


def test_equal_words_differ_in_nothing() -> None:
    assert between("faqs/nri", questions(FIRST), questions(dict(FIRST))) == []


def test_a_field_is_named_by_its_item_and_its_label() -> None:
    changed = questions({**FIRST, "answer": "We both."}, SECOND)
    assert between("faqs/nri", questions(FIRST, SECOND), changed) == [
        ("Questions, Who asks?, Answer", "You.", "We both.")
    ]


def test_an_item_that_comes_or_goes_stands_as_a_whole() -> None:
    assert between("faqs/nri", questions(FIRST), questions(SECOND)) == [
        ("Questions, Who answers?", None, "second · Who answers? · We."),
        ("Questions, Who asks?", "first · Who asks? · You.", None),
    ]


def test_another_order_is_one_change() -> None:
    assert between("faqs/nri", questions(FIRST, SECOND), questions(SECOND, FIRST)) == [
        ("Questions, order", "Who asks?, Who answers?", "Who answers?, Who asks?")
    ]


def test_plain_items_and_switches_are_told_in_words() -> None:
    before = {"address": {"lines": ["A", "B"]}, "hours": {}}
    after = {"address": {"lines": ["A", "C"]}, "hours": {"monday": {"opens": "09:30", "closes": "18:30"}}}
    assert between("site/contact", before, after) == [
        ("Address, Lines as shown, 2", "B", "C"),
        ("Hours, Monday", None, "09:30 · 18:30"),
    ]
    counted = {"items": [{"id": "pms", "count": 100, "plus": True, "label": "PMS"}]}
    plain = {"items": [{"id": "pms", "count": 100, "label": "PMS"}]}
    (told,) = between("site/claims", {"claims": counted}, {"claims": plain})
    assert told[1:] == ("yes", None)


def test_a_long_text_is_shown_whole() -> None:
    text = "first words " + "and more words " * 100
    assert between("disclosures/note", {"body": f"{text}old"}, {"body": f"new {text}new"}) == [
        ("Body", f"{text}old", f"new {text}new")
    ]
    long = {"id": "third", "question": "Who?", "answer": f"{text}last"}
    ((_, before, after),) = between("faqs/nri", questions(FIRST), questions(FIRST, long))
    assert before is None
    assert after is not None
    assert after.endswith("last")


def test_a_value_of_another_shape_is_shown_as_it_is() -> None:
    assert between("faqs/nri", questions(FIRST), {"questions": 5}) == [("Questions", "first · Who asks? · You.", "5")]
