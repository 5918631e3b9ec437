"""What visitors find in the site's own content, and how faulty spellings are forgiven."""

import re

import pytest

from app.content.checks.block_checks import page_anchors
from app.content.composing.compose import ComposedContent
from app.content.search.find import HIT_BEGINS, HIT_ENDS, MOST_SHOWN
from app.content.sources import ContentSources
from tests.app.content.search.conftest import Find


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("minimum investment", "/glossary#minimum-investment"),
        ("pis account", "/nri/investing-from-abroad#pis"),
        ("multicap", "/portfolio_services/Multicap-PMS"),
        ("phonix", "/portfolio_services/Phoenix-Portfolio"),
        ("gift city", "/nri/investing-from-abroad#gift-city"),
        ("tds", "/glossary#tds"),
        ("contact number", "/contact"),
        ("exit load", "/glossary#exit-load"),
        ("sharpe", "/glossary#sharpe-ratio"),
        ("contra", "/portfolio_services/contra-strategy"),
        ("pms", "/glossary#pms"),
        ("What is alpha?", "/glossary#alpha"),
        ("who counts as an nri", "/nri/nri-faqs#who-is-an-nri"),
        ("shrape ratio", "/glossary#sharpe-ratio"),
        ("aif category 2", "/glossary#category-two"),
        ("complaints", "/disclosures#grievances"),
        ("motilal", "/portfolio_services/motilal"),
    ],
)
def test_the_first_result_is_what_a_visitor_meant(text: str, first: str, find: Find) -> None:
    found = find(text)
    assert found.passages[0].href.endswith(first), [passage.href for passage in found.passages[:3]]
    assert not found.is_partial


def test_a_misspelt_word_is_told_and_read_as_the_name_most_like_it(find: Find) -> None:
    assert find("phonix portfolo").meant == "phoenix portfolio"
    assert find("phoenix").meant is None


def test_hits_are_marked_in_title_and_text(find: Find) -> None:
    found = find("exit load").passages
    assert found[0].title == f"{HIT_BEGINS}Exit{HIT_ENDS} {HIT_BEGINS}load{HIT_ENDS}"
    assert any(HIT_BEGINS in passage.snippet for passage in found[:2])


def test_only_the_best_are_shown_and_all_are_counted(find: Find) -> None:
    found = find("pms")
    assert len(found.passages) == MOST_SHOWN < found.count


def test_passages_with_some_of_the_words_stand_in_where_none_has_all(find: Find) -> None:
    found = find("repatriation zebra")
    assert found.is_partial
    assert found.passages[0].href == "/glossary#repatriation"


def test_where_nothing_is_found_the_nearest_names_are_told(find: Find) -> None:
    found = find("trn")
    assert (found.count, found.passages) == (0, [])
    assert ("TRI", "/glossary#tri") in found.nearest
    assert [find(text).nearest for text in ("zzzz", "login", "SIP", "X:y")] == [[], [], [], []]


@pytest.mark.parametrize(
    "text", ['"', '"" OR *', "title:x", "a AND NOT b", "(", "-pms", "{title} : pms", "' --", "𝕏", "%_"]
)
def test_signs_of_the_query_language_are_words_like_others(text: str, find: Find) -> None:
    assert find(text).count >= 0


def test_a_page_that_is_not_listed_is_not_found(find: Find) -> None:
    hrefs = [
        passage.href for text in ("staff panel", "thank you", "sign in", "search") for passage in find(text).passages
    ]
    assert not [href for href in hrefs if href.startswith(("/admin", "/contact/", "/search"))]


def test_every_result_leads_somewhere(sources: ContentSources, find: Find) -> None:
    """Results use the ids of the pages, which the content check also uses for links."""
    anchors = {page.value.path: page_anchors(page.value, sources) for page in sources.pages}
    for text in ("pms", "fund", "tax", "growth", "benchmark"):
        for passage in find(text).passages:
            path, _, fragment = passage.href.partition("#")
            assert path in anchors
            assert not fragment or fragment in anchors[path]


def test_words_of_one_meaning_are_marked_only_where_the_searched_are_not_seen(find: Find) -> None:
    marked = [re.findall(f"{HIT_BEGINS}(.*?){HIT_ENDS}", one.title + one.snippet) for one in find("fees").passages]
    own = [any(word.casefold().startswith("fee") for word in words) for words in marked]
    assert True in own
    assert all(
        word.casefold().startswith("fee") for words, has in zip(marked, own, strict=True) if has for word in words
    )


def test_every_result_has_a_text(content: ComposedContent) -> None:
    assert [one.href for one in content.passages if not one.text.strip()] == []
