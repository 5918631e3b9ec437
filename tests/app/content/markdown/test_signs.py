"""What is written as Markdown reads as it was meant: checked by the parser that reads the site's own rich text."""

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from app.content.markdown import signs

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
def test_a_cell_holds_its_words_and_ends_no_column(text: str) -> None:
    table = signs.table(["Name", "Value"], [[text, "1"]])
    cells = ["".join(child.content for child in cell.children or []) for cell in inlines(table)]
    assert cells == ["Name", "Value", text, "1"]


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


def test_an_item_may_hold_paragraphs_and_a_table() -> None:
    item = f"{signs.strong('Term')}:\n\n{signs.table(['A', 'B'], [['c', '1']])}"
    types = [token.type for token in READER.parse(signs.numbers([item, "Second"]))]
    assert types.count("ordered_list_open") == 1
    assert types.index("table_open") < types.index("list_item_close")
    assert types.count("list_item_open") == 2


def test_two_lists_that_meet_stay_two() -> None:
    whole = signs.joined([signs.bullets(["a", "b"]), signs.bullets(["c"]), "Words", signs.bullets(["d"])])
    assert [token.type for token in READER.parse(whole)].count("bullet_list_open") == 3
