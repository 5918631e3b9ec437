"""What a page's card shows, and when its address changes."""

from pathlib import Path

import pytest

from app.content.composing.compose import ComposedContent, compose
from app.content.models.card import Card
from app.content.reading.loader import load_sources
from app.content.snapshots.variant import SiteVariant
from tests.app.content.small_site import TODAY, changed, compose_site_content, write_site
from tests.app.content.strategy_site import strategy_site


def card_of(content: ComposedContent, path: str) -> Card:
    card = content.documents[path].head.card
    assert card is not None
    return card


def addresses(content: ComposedContent) -> dict[str, str]:
    return {path: digest for digest, path in content.facts.cards.items()}


def test_a_factsheet_gives_its_short_key_terms_with_their_day(tmp_path: Path) -> None:
    card = card_of(compose_site_content(tmp_path, strategy_site()), "/portfolio_services/Alpha")
    figures = card.drawing.figures
    assert figures is not None
    assert figures.items
    assert figures.caption == "Key terms"
    assert figures.as_on.isoformat() == "2025-05-31"
    assert not card.drawing.on_river
    assert card.alt.endswith(", as on 31 May 2025")
    assert figures.items[0].value in card.alt


def test_claims_of_the_firm_stand_with_their_basis(tmp_path: Path) -> None:
    drawing = card_of(compose_site_content(tmp_path), "/").drawing
    assert drawing.figures is not None
    assert [(figure.value, figure.label) for figure in drawing.figures.items] == [("100+", "PMS")]
    assert drawing.figures.caption == "As stated by the firm"
    assert drawing.on_river


def test_a_page_of_words_shows_them(tmp_path: Path) -> None:
    drawing = card_of(compose_site_content(tmp_path), "/nri").drawing
    assert (drawing.figures, drawing.heading) == (None, "Questions of the test, long enough")
    assert drawing.lede is not None
    assert drawing.lede.startswith("A description of the questions page")


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
