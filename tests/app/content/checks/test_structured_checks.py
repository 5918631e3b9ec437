"""Faults in the sources of structured data: a place, a day, a sum."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from app.content.blocks.firm.map import MapBlock
from app.content.models.stated import rupees
from tests.app.content.small_site import FILES, changed, check_faults, compose_site_content, load_faults, write_site

NRI = FILES["pages/nri.yaml"]
MAP = """\
  - kind: map
    heading: The office
    text: On Test Road.
    button: Load the map
    frameTitle: Map of the office
"""
ARTICLES = (
    2
    * """\
  - kind: article
    heading: A story
    lede: In short.
    body: At length.
"""
)


def test_the_map_marks_the_office_within_its_bounds(tmp_path: Path) -> None:
    block = compose_site_content(tmp_path, {"pages/nri.yaml": f"{NRI}{MAP}"}).documents["/nri"].blocks[-1]
    assert isinstance(block, MapBlock)
    asked = parse_qs(urlsplit(block.embed_url).query)
    assert asked["marker"] == ["28.6295,77.2266"]
    assert asked["bbox"] == ["77.2166,28.6235,77.2366,28.6355"]


def test_a_page_with_articles_says_once_since_when(tmp_path: Path) -> None:
    (fault,) = check_faults(tmp_path, {"pages/nri.yaml": NRI + ARTICLES})
    assert "publishedOn is missing" in fault


def test_an_article_appears_before_it_is_reviewed(tmp_path: Path) -> None:
    text = NRI.replace("updatedOn", "publishedOn: 2026-01-02\nupdatedOn", 1) + ARTICLES
    (fault,) = check_faults(tmp_path, {"pages/nri.yaml": text})
    assert fault.startswith("content/pages/nri.yaml:3: publishedOn: is 2026-01-02, after updatedOn, 2026-01-01")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (changed("site.yaml", "₹50 lakh", "fifty lakh"), "pmsMinimum: 'fifty lakh' is not a sum of money: write ₹50"),
        (changed("site.yaml", '"28.6295"', '"28,6"'), "geo.latitude"),
    ],
)
def test_what_cannot_be_is_named(tmp_path: Path, changes: dict[str, str | None], message: str) -> None:
    (fault,) = load_faults(write_site(tmp_path, changes))
    assert message in fault


@pytest.mark.parametrize(
    ("text", "sum_rupees"),
    [("₹50 lakh", 5_000_000), ("Rs 50 Lakhs", 5_000_000), ("Rs. 2.5 crores", 25_000_000), ("₹1 crore", 10_000_000)],
)
def test_sums_are_read_as_stated(text: str, sum_rupees: int) -> None:
    assert rupees(text) == sum_rupees


@pytest.mark.parametrize("text", ["50 lakh", "₹50", "₹ lakh", "₹50 lakh or more", "₹1,00,00,000"])
def test_what_is_no_sum_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a sum of money: write ₹50 lakh"):
        rupees(text)
