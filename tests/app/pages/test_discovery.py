"""What crawlers read first."""

from xml.etree import ElementTree

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


def test_robots_allows_all_and_names_the_sitemap() -> None:
    lines = robots_text("https://www.example.in").splitlines()
    assert "Allow: /" in lines
    assert "Sitemap: https://www.example.in/sitemap.xml" in lines
    assert not any(line.startswith("Disallow") for line in lines)
