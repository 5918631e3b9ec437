"""What crawlers read first."""

from urllib.robotparser import RobotFileParser
from xml.etree import ElementTree

import pytest

from app.pages.discovery import robots_text, sitemap_xml
from tests.factories.snapshot import build_snapshot

NAMESPACE = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}


def test_the_sitemap_lists_furnished_pages_with_their_day() -> None:
    root = ElementTree.fromstring(sitemap_xml(build_snapshot(), "https://www.example.in"))
    found = [(url.findtext("s:loc", "", NAMESPACE), url.findtext("s:lastmod", "", NAMESPACE)) for url in root]
    assert found == [
        ("https://www.example.in/", "2026-10-02"),
        ("https://www.example.in/nri", "2026-10-05"),
        ("https://www.example.in/nri/nri-faqs", "2026-10-14"),
    ]


def robots() -> RobotFileParser:
    parser = RobotFileParser()
    parser.parse(robots_text("https://www.example.in").splitlines())
    return parser


def test_robots_names_the_sitemap_and_the_list_of_texts() -> None:
    assert robots().site_maps() == ["https://www.example.in/sitemap.xml"]
    assert "https://www.example.in/llms.txt" in robots_text("https://www.example.in")


@pytest.mark.parametrize("agent", ["GPTBot", "Googlebot", "Bingbot", "anything"])
def test_everybody_may_read_the_public_pages(agent: str) -> None:
    assert all(robots().can_fetch(agent, path) for path in ("/", "/nri", "/nri.md", "/llms.txt", "/aif/returns"))


def test_search_engines_may_see_that_private_pages_say_noindex() -> None:
    assert robots().can_fetch("Googlebot", "/admin/login")
