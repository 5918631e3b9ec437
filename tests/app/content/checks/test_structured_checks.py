"""Faults of what structured data is made of: a place, a day, a sum."""

from pathlib import Path

import pytest

from app.content.models.stated import rupees
from tests.app.content.small_site import FILES, changed, check_faults, load_faults, write_site

NRI = FILES["pages/nri.yaml"]
MAP = """\
  - kind: map
    heading: The office
    text: On Test Road.
    button: Load the map
    frameTitle: Map of the office
    embedUrl: https://www.openstreetmap.org/export/embed.html?bbox=77%2C28%2C78%2C29&layer=mapnik"""
ARTICLES = (
    2
    * """\
  - kind: article
    heading: A story
    lede: In short.
    body: At length.
"""
)


@pytest.mark.parametrize("marker", ["&marker=28.6295,77.2266", "&marker=28.6295%2C77.2266"])
def test_the_map_marks_the_office(tmp_path: Path, marker: str) -> None:
    assert check_faults(tmp_path, {"pages/nri.yaml": f"{NRI}{MAP}{marker}\n"}) == []


@pytest.mark.parametrize(("marker", "told"), [("&marker=28.6,77.2", "28.6,77.2"), ("", "nothing")])
def test_a_map_of_another_place_is_named(tmp_path: Path, marker: str, told: str) -> None:
    (fault,) = check_faults(tmp_path, {"pages/nri.yaml": f"{NRI}{MAP}{marker}\n"})
    assert f"embedUrl: the map marks {told}, but geo in site.yaml is 28.6295,77.2266" in fault


def test_a_page_with_articles_says_once_since_when(tmp_path: Path) -> None:
    (fault,) = check_faults(tmp_path, {"pages/nri.yaml": NRI + ARTICLES})
    assert "publishedOn is missing" in fault


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (
            changed("pages/nri.yaml", "path: /nri", "path: /nri\npublishedOn: 2027-01-01"),
            "publishedOn, 2027-01-01, is later than updatedOn",
        ),
        (changed("site.yaml", "₹50 lakh", "fifty lakh"), "pmsMinimum: 'fifty lakh' is no sum of money: write ₹50 lakh"),
        (changed("site.yaml", '"28.6295"', '"28,6"'), "geo.latitude"),
    ],
)
def test_what_cannot_be_is_named(tmp_path: Path, changes: dict[str, str | None], told: str) -> None:
    (fault,) = load_faults(write_site(tmp_path, changes))
    assert told in fault


@pytest.mark.parametrize(
    ("text", "sum_rupees"),
    [("₹50 lakh", 5_000_000), ("Rs 50 Lakhs", 5_000_000), ("Rs. 2.5 crores", 25_000_000), ("₹1 crore", 10_000_000)],
)
def test_sums_are_read_as_stated(text: str, sum_rupees: int) -> None:
    assert rupees(text) == sum_rupees


@pytest.mark.parametrize("text", ["50 lakh", "₹50", "₹ lakh", "₹50 lakh or more", "₹1,00,00,000"])
def test_what_is_no_sum_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no sum of money: write ₹50 lakh"):
        rupees(text)
