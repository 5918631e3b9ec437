"""The content of a page's share image, and when its address changes."""

from pathlib import Path

import pytest

from app.content.composing.compose import ComposedContent, compose
from app.content.models.page import ShareImage
from app.content.reading.loader import load_sources
from app.content.snapshots.variant import SiteVariant
from tests.app.content.small_site import TODAY, changed, compose_site_content, write_site


def share_image_of(content: ComposedContent, path: str) -> ShareImage:
    image = content.documents[path].head.share_image
    assert image is not None
    return image


def addresses(content: ComposedContent) -> dict[str, str]:
    return {path: digest for digest, path in content.facts.share_images.items()}


def test_a_share_image_shows_the_words_of_its_page(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path)
    image = share_image_of(content, "/nri")
    assert image.drawing.heading == "Questions of the test, long enough"
    assert image.drawing.lede.startswith("A description of the questions page")
    assert image.drawing.heading in image.alt
    assert [share_image_of(content, path).drawing.on_river for path in ("/", "/nri")] == [True, False]


def test_the_heading_leaves_the_brand_to_its_place(tmp_path: Path) -> None:
    title = changed("pages/nri.yaml", "Questions of the test, long enough", '"Questions of the test | {product}"')
    assert share_image_of(compose_site_content(tmp_path, title), "/nri").drawing.heading == "Questions of the test"


def test_what_is_not_indexed_has_no_share_image(tmp_path: Path) -> None:
    content = compose_site_content(tmp_path)
    assert content.documents["/probe"].head.share_image is None
    assert content.documents[404].head.share_image is None
    assert set(content.facts.share_images.values()) == {"/", "/nri"}


def test_only_the_changed_pages_address_changes(tmp_path: Path) -> None:
    before = addresses(compose_site_content(tmp_path))
    words = changed("pages/nri.yaml", "A description of the questions page", "Words on the questions page")
    after = addresses(compose_site_content(tmp_path, words))
    assert before["/"] == after["/"]
    assert before["/nri"] != after["/nri"]
    assert before == addresses(compose_site_content(tmp_path))


def test_words_that_no_share_image_shows_change_no_address(tmp_path: Path) -> None:
    before = addresses(compose_site_content(tmp_path))
    assert before == addresses(compose_site_content(tmp_path, changed("faqs/nri.yaml", "Who asks?", "Who is asking?")))


@pytest.mark.parametrize("drawn_by", ["another"])
def test_another_drawing_changes_all_addresses(tmp_path: Path, drawn_by: str) -> None:
    sources = load_sources(write_site(tmp_path))
    one, other = (
        compose(sources, SiteVariant("https://tester.example", "build-1", share_images_drawn_by=name), TODAY)
        for name in ("one", drawn_by)
    )
    assert not set(one.facts.share_images) & set(other.facts.share_images)
    assert one.facts.version != other.facts.version
