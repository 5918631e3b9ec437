"""What a page's card shows, and when its address changes."""

from pathlib import Path

import pytest

from app.content.composing.compose import ComposedContent, compose
from app.content.models.card import Card
from app.content.reading.loader import load_sources
from app.content.snapshots.variant import SiteVariant
from tests.app.content.small_site import TODAY, changed, compose_site_content, write_site


def card_of(content: ComposedContent, path: str) -> Card:
    card = content.documents[path].head.card
    assert card is not None
    return card


def addresses(content: ComposedContent) -> dict[str, str]:
    return {path: digest for digest, path in content.facts.cards.items()}


def test_a_card_shows_the_words_of_its_page(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path)
    card = card_of(content, "/nri")
    assert card.drawing.heading == "Questions of the test, long enough"
    assert card.drawing.lede.startswith("A description of the questions page")
    assert card.drawing.heading in card.alt
    assert [card_of(content, path).drawing.on_river for path in ("/", "/nri")] == [True, False]


def test_the_heading_leaves_the_brand_to_its_place(tmp_path: Path) -> None:
    title = changed("pages/nri.yaml", "Questions of the test, long enough", '"Questions of the test | {product}"')
    assert card_of(compose_site_content(tmp_path, title), "/nri").drawing.heading == "Questions of the test"


def test_what_is_not_indexed_has_no_card(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path)
    assert content.documents["/probe"].head.card is None
    assert content.documents[404].head.card is None
    assert set(content.facts.cards.values()) == {"/", "/nri"}


def test_only_the_changed_pages_address_changes(tmp_path: Path) -> None:
    before = addresses(compose_site_content(tmp_path))
    words = changed("pages/nri.yaml", "A description of the questions page", "Words on the questions page")
    after = addresses(compose_site_content(tmp_path, words))
    assert before["/"] == after["/"]
    assert before["/nri"] != after["/nri"]
    assert before == addresses(compose_site_content(tmp_path))


def test_words_that_no_card_shows_change_no_address(tmp_path: Path) -> None:
    before = addresses(compose_site_content(tmp_path))
    assert before == addresses(compose_site_content(tmp_path, changed("faqs/nri.yaml", "Who asks?", "Who is asking?")))


@pytest.mark.parametrize("drawn_by", ["another"])
def test_another_drawing_changes_all_addresses(tmp_path: Path, drawn_by: str) -> None:
    sources = load_sources(write_site(tmp_path))
    one, other = (
        compose(sources, SiteVariant("https://tester.example", "build-1", cards_drawn_by=name), TODAY)
        for name in ("one", drawn_by)
    )
    assert not set(one.facts.cards) & set(other.facts.cards)
    assert one.facts.version != other.facts.version
