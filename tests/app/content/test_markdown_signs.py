"""Text written as Markdown keeps its meaning; the parser of the site's rich text checks it."""

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from app.content import markdown_signs as signs

READER = MarkdownIt("commonmark").enable("table")
ODD_WORDS = [
    "2*3*4 and _under_ and `code`",
    "[not a link](/nowhere) and <b>no tag</b>",
    "a \\ b, R&amp;D, &copy; and &#38;",
    "# no heading",
    "1. no list",
    "12) no list",
    "- no list",
    "+ no list",
    "> no quotation",
    "-6.8% is a figure",
    "1.52 is a figure",
    "~14% of 50 | 7 lines",
    "--- ends nothing",
]


def inlines(text: str) -> list[Token]:
    return [token for token in READER.parse(text) if token.type == "inline"]


@pytest.mark.parametrize("text", ODD_WORDS)
def test_words_mean_nothing_but_themselves(text: str) -> None:
    parsed = READER.parse(signs.words(text))
    assert [token.type for token in parsed] == ["paragraph_open", "inline", "paragraph_close"]
    assert "".join(child.content for child in parsed[1].children or []) == text


@pytest.mark.parametrize("text", ODD_WORDS)
def test_items_headings_and_links_hold_them_too(text: str) -> None:
    for written in (signs.bullets([signs.words(text)]), signs.heading(2, text), signs.quotation(text)):
        (inline,) = inlines(written)
        assert "".join(child.content for child in inline.children or []) == text
    opened, *words, closed = inlines(signs.link(text, "https://www.example.in/a b_(c)"))[0].children or []
    assert (opened.attrs["href"], closed.type) == ("https://www.example.in/a%20b_(c)", "link_close")
    assert "".join(child.content for child in words) == text


def test_line_breaks_are_spaces() -> None:
    assert signs.words(" two\n  lines ") == "two lines"
