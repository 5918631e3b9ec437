import pytest

from app.content.models.rich_text import BulletList, LinkInline, Paragraph, TextInline, parse_rich_text, plain_text


def test_paragraphs_lists_links_and_strong_words() -> None:
    assert parse_rich_text("One **two**\nthree [four](/nri).\n\n- five\n- six\n  seven") == [
        Paragraph(
            inlines=[
                TextInline(text="One "),
                TextInline(text="two", strong=True),
                TextInline(text=" three "),
                LinkInline(text="four", href="/nri"),
                TextInline(text="."),
            ]
        ),
        BulletList(items=[[TextInline(text="five")], [TextInline(text="six seven")]]),
    ]


def test_plain_text_is_what_a_reader_hears() -> None:
    blocks = parse_rich_text("One **two**\nthree.\n\n- four\n- [five](/)")
    assert isinstance(blocks, list)
    assert plain_text(blocks) == "One two three. four five"


@pytest.mark.parametrize(
    "markdown",
    [
        "# a",
        "*a*",
        "1. a",
        "`a`",
        "![a](/b)",
        "<b>a</b>",
        "<div>",
        "> a",
        "- a\n  - b",
        "**[a](/b)**",
        "a  \nb",
        "",
        "---",
    ],
)
def test_all_other_markdown_is_refused(markdown: str) -> None:
    with pytest.raises(ValueError, match=r"not allowed|one paragraph|empty"):
        parse_rich_text(markdown)


@pytest.mark.parametrize(
    "markdown",
    [
        "[words](/contact us)",
        "[words] (/contact)",
        "[words](javascript:alert(1))",
        "- [words](data:text/html,1)",
        "[words](/contact",
        "**Ask first",
        "** Ask ** first",
        "[**Ask](/contact)",
    ],
)
def test_signs_that_mean_nothing_are_refused_and_not_shown(markdown: str) -> None:
    with pytest.raises(ValueError, match=r"stands alone"):
        parse_rich_text(markdown)
