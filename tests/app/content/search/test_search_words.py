"""How any search text is read."""

import pytest

from app.content.models.base import LONGEST_SEARCH_TEXT
from app.content.search.search_words import clean_search_text, plain_words, words_to_find


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("  exit \t\r\n load ", "exit load"),
        ("exit\x00load\x1b[31m\u202e", "exit load [31m"),
        ("ｅｘｉｔ\u00a0ｌｏａｄ", "exit load"),
        ("a" * 300, "a" * LONGEST_SEARCH_TEXT),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\ufdfa" * 300, None),
        ("\x02\x03", ""),
    ],
)
def test_a_search_text_is_one_line_without_control_signs_and_not_long(raw: str, shown: str | None) -> None:
    cleaned = clean_search_text(raw)
    assert len(cleaned) <= LONGEST_SEARCH_TEXT
    assert shown is None or cleaned == shown


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("what is the exit load?", ["exit", "load?"]),
        ("Who are you", ["Who", "are", "you"]),
        ("P/E & (PEG)", ["P/E", "(PEG)"]),
        ("& ( * \" '", []),
        ("tds:nri", ["tds", "nri"]),
        (": ::", []),
        ("a1 b1 c1 d1 e1 f1 g1 h1 i1", ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]),
    ],
)
def test_fillers_and_signs_are_no_words_unless_nothing_else_is_there(text: str, words: list[str]) -> None:
    assert words_to_find(text) == words


def test_words_are_compared_without_case_accents_and_signs() -> None:
    assert plain_words("Société P/E: large-cap") == ["societe", "p", "e", "large", "cap"]
