"""The first use of a term on a page links to the glossary."""

from pathlib import Path

from app.content.errors import walk
from app.content.models.rich_text import LinkInline, Paragraph
from tests.app.content.glossary_site import GLOSSARY_FILES
from tests.app.content.small_site import compose_site_content

NRI_HEAD = """\
id: nri
path: /nri
updatedOn: 2026-01-01
title: Questions of the test, long enough
description: A description of the questions page that is long enough to be a description at all.
blocks:
  - { kind: pageHead, heading: A hurdle, lede: The NAV and its hurdle. }
"""
FAQ_BLOCK = "  - { kind: faq, heading: The NAV, faq: nri, footnote: The NAV. }\n"


def nri_links(folder: Path, blocks: str) -> list[tuple[str, str | None]]:
    """Texts and addresses of all links in running text on the page with these blocks."""
    changes = {**GLOSSARY_FILES, "pages/nri.yaml": NRI_HEAD + blocks + FAQ_BLOCK}
    document = compose_site_content(folder, changes).documents["/nri"]
    return [(value.text, value.href) for _, value in walk(document.blocks) if isinstance(value, LinkInline)]


def note(body: str) -> str:
    return f"  - {{ kind: note, heading: The NAV, body: {body!r} }}\n"


COUNTS = ("the front page", "/#counts")


def test_the_first_use_of_a_term_is_linked_and_no_later_one(tmp_path: Path) -> None:
    blocks = note("Its NAV is its NAV.") + note("The NAV again.")
    assert nri_links(tmp_path, blocks) == [("NAV", "/glossary#nav"), COUNTS]


def test_headings_ledes_strong_words_and_links_stay_as_they_are(tmp_path: Path) -> None:
    blocks = note("**NAV** and [the NAV](/nri#first).")
    assert nri_links(tmp_path, blocks) == [("the NAV", "/nri#first"), COUNTS]


def test_a_term_in_small_letters_begins_a_sentence_too_and_the_longest_spelling_wins(tmp_path: Path) -> None:
    assert nri_links(tmp_path, note("Hurdle rate and hurdle."))[0] == ("Hurdle rate", "/glossary#hurdle-rate")


def test_an_abbreviation_is_no_part_of_another_word(tmp_path: Path) -> None:
    assert nri_links(tmp_path, note("NAVs, non-NAV, NAV-like, nav, Hurdle-free.")) == [COUNTS]


def test_a_page_that_links_a_term_itself_has_no_second_link(tmp_path: Path) -> None:
    blocks = note("See [what it is](/glossary#nav). The NAV.")
    assert nri_links(tmp_path, blocks) == [("what it is", "/glossary#nav"), COUNTS]


def test_the_words_around_a_link_are_kept(tmp_path: Path) -> None:
    changes = {**GLOSSARY_FILES, "pages/nri.yaml": NRI_HEAD + note("Its NAV rose.") + FAQ_BLOCK}
    document = compose_site_content(tmp_path, changes).documents["/nri"]
    (first, *_) = [value for _, value in walk(document.blocks) if isinstance(value, Paragraph)]
    assert [inline.text for inline in first.inlines] == ["Its ", "NAV", " rose."]


def test_without_a_glossary_nothing_is_linked(tmp_path: Path) -> None:
    document = compose_site_content(tmp_path).documents["/nri"]
    assert [value.text for _, value in walk(document.blocks) if isinstance(value, LinkInline)] == ["the front page"]
