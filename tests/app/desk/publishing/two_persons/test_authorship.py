"""The last author of each value, from a sequence of saves."""

from typing import Any

import pytest

from app.desk.publishing.two_persons.authorship import after_save, changed_values, last_authors

PUBLISHED = {"asOn": "2026-05-31", "rows": [["2026-04-30", "104"], ["2026-05-31", "105"]], "terms": {"load": "1%"}}
ASHA, BELA = "asha@firm.example", "bela@firm.example"
APRIL, MAY = PUBLISHED["rows"]
MARCH, JUNE = ["2026-03-31", "103"], ["2026-06-30", "106"]


def authors_of(*saves: tuple[str, dict[str, Any]]) -> set[str | None]:
    """The last authors after members saved these changes of the live values, one after another."""
    before, authorship = PUBLISHED, dict[str, str]()
    for by, change in saves:
        after = PUBLISHED | change
        authorship = after_save(authorship, published=PUBLISHED, before=before, after=after, by=by)
        before = after
    return set(last_authors(authorship, published=PUBLISHED, data=before, otherwise=None))


@pytest.mark.parametrize(
    ("saves", "expected"),
    [
        ([(ASHA, {})], set()),
        ([(ASHA, {"asOn": "2026-06-30"})], {ASHA}),
        ([(ASHA, {"asOn": "2026-06-30"}), (BELA, {"asOn": "2026-07-31"})], {BELA}),
        ([(ASHA, {"asOn": "2026-06-30"}), (BELA, {"asOn": "2026-06-30", "note": "x"})], {ASHA, BELA}),
        ([(ASHA, {"asOn": "2026-06-30"}), (BELA, {})], set()),
        ([(ASHA, {"rows": [APRIL, MAY, JUNE]}), (BELA, {"rows": [MARCH, APRIL, MAY, JUNE]})], {ASHA, BELA}),
        ([(ASHA, {"rows": [APRIL]})], {ASHA}),
        ([(ASHA, {"rows": [MAY, APRIL]})], {ASHA}),
        ([(ASHA, {"rows": [APRIL, MAY, MAY]})], {ASHA}),
        ([(ASHA, {"terms": {}}), (BELA, {"terms": {}, "note": "x"})], {ASHA, BELA}),
    ],
)
def test_the_last_author_of_each_changed_value(saves: list[tuple[str, dict[str, Any]]], expected: set[str]) -> None:
    assert authors_of(*saves) == expected


def test_what_nobody_typed_has_the_author_that_is_given() -> None:
    assert last_authors({}, published=PUBLISHED, data=None, otherwise=BELA) == {BELA}
    assert last_authors({}, published=PUBLISHED, data=PUBLISHED, otherwise=BELA) == set()


def test_numbers_and_texts_are_two_values() -> None:
    assert changed_values({"a": 1}, {"a": "1"})
    assert not changed_values({"a": 1, "b": [2]}, {"b": [2], "a": 1})
