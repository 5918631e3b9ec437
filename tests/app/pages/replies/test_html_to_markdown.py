"""HTML becomes Markdown with the same meaning; the parser of the site's rich text checks it."""

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from selectolax.lexbor import LexborHTMLParser

from app.pages.replies.html_to_markdown import as_markdown, prepare

READER = MarkdownIt("commonmark").enable("table")
URL = "https://www.example.in/a/page"
ODD_WORDS = [
    "2*3*4 and _under_ and `code`",
    "[not a link](/nowhere) and &lt;b>no tag&lt;/b>",
    "# no heading",
    "1. no list",
    "- no list",
    "> no quotation",
    "-6.8% is a figure",
    "~14% of 50 | 7 lines",
]


def markdown_of(body: str) -> str:
    main = LexborHTMLParser(f"<main>{body}</main>").css("main")[0]
    prepare(main, URL)
    return as_markdown(main.html or "")


def inlines(text: str) -> list[Token]:
    return [token for token in READER.parse(text) if token.type == "inline"]


def test_a_cell_is_told_in_each_column_it_spans() -> None:
    row = markdown_of('<table><tr><th>Borrows</th><td colspan="2">No</td><td>It may</td></tr></table>')
    assert "| Borrows | No | No | It may |" in row


@pytest.mark.parametrize("words", ODD_WORDS)
def test_words_mean_nothing_but_themselves_wherever_they_stand(words: str) -> None:
    body = f"<p>{words}</p><ul><li>{words}</li></ul><table><thead><tr><th>{words}</th></tr></thead></table>"
    read = ["".join(child.content for child in one.children or []) for one in inlines(markdown_of(body))]
    assert read == [words.replace("&lt;", "<")] * 3


def test_terms_are_an_item_each_with_all_that_is_said_of_them() -> None:
    body = (
        "<dl><div><dt>Rate</dt><dd>22%</dd><dd>as stated</dd></div>"
        "<dt>Alpha</dt><dd><p>First.</p><p>Second.</p></dd><dt>Hours</dt><dd><ul><li>Monday</li></ul></dd></dl>"
    )
    assert markdown_of(body) == (
        "- **Rate**: 22% (as stated)\n- **Alpha**: First.\n\n  Second.\n- **Hours**:\n\n  - Monday"
    )


@pytest.mark.parametrize(
    "hidden",
    [
        '<section data-markdown-omit="true"><h2>Returns</h2><p>17%</p></section>',
        '<span data-markdown-omit="">17%</span>',
        '<span aria-hidden="true">17%</span>',
        "<button>17%</button>",
        "<svg><text>17%</text></svg>",
        "<script>17%</script>",
        '<iframe title="17%"></iframe>',
        "<select><option>17%</option></select>",
    ],
)
def test_what_is_marked_or_only_drawn_is_not_told(hidden: str) -> None:
    assert markdown_of(f"<p>Before</p>{hidden}<p>After</p>") == "Before\n\nAfter"


def test_a_section_of_which_only_the_heading_is_left_is_not_told() -> None:
    body = '<section><h2>Chapter</h2><section><h3>Part</h3><p data-markdown-omit="">17%</p></section></section>'
    assert markdown_of(f"{body}<section><h2>Other</h2><p>Words</p></section>") == "## Other\n\nWords"


def test_a_picture_is_told_once_by_its_words() -> None:
    wide = '<svg role="img" aria-label="A &amp; B"><text>1</text></svg>'
    phone = '<div role="img" aria-label="A &amp; B"></div>'
    assert markdown_of(f"{wide}<p>Words</p>{phone}") == "Picture: A & B\n\nWords"


def test_the_heading_of_a_piece_stands_before_its_figure() -> None:
    assert markdown_of("<article><p>~14%</p><h3>Mid</h3><p>Words</p></article>") == "### Mid\n\n~14%\n\nWords"


def test_links_lead_to_whole_addresses() -> None:
    ways = '<p><a href="/nri?a=1&amp;b=2">One</a> <a href="#part">Two</a> <a href="tel:+911">Three</a></p>'
    assert markdown_of(ways) == f"[One](https://www.example.in/nri?a=1&b=2) [Two]({URL}#part) [Three](tel:+911)"
