"""Every route's raw HTML, as a crawler gets it, contains what the specification requires."""

import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from urllib.request import urlopen

import pytest

from tests.e2e.pages import CHARTED, FURNISHED
from tests.e2e.specification_facts import FACTS, LINKS
from tests.e2e.stack import Stack
from tests.waiting import LIMIT_S


class MainPart(HTMLParser):
    """Collects words, links and rendered paths between <main> and </main>, and the title."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.links: list[str] = []
        self.paths: list[str] = []
        self._inside = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag == "main":
            self._inside = True
        elif self._inside and tag == "a":
            self.links.append(named.get("href") or "")
        elif self._inside and tag == "path":
            self.paths.append(named.get("d") or "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "main":
            self._inside = False

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.words.append(data)

    @property
    def text(self) -> str:
        return plain(" ".join(self.words))


def plain(text: str) -> str:
    """Lower case, one kind of apostrophe, no white space: how elements split words does not matter."""
    return re.sub(r"\s+", "", text).replace("’", "'").lower()


@cache
def main_part(origin: str, path: str) -> MainPart:
    with urlopen(origin + path, timeout=LIMIT_S) as reply:
        return MainPart(reply.read().decode())


@pytest.mark.parametrize("path", FACTS)
def test_the_facts_of_the_specification_are_in_the_raw_html(site: Stack, path: str) -> None:
    text = main_part(site.origin, path).text
    assert [fact for fact in FACTS[path] if plain(fact) not in text] == []


@pytest.mark.parametrize("path", LINKS)
def test_the_page_links_where_the_specification_says(site: Stack, path: str) -> None:
    assert LINKS[path] in main_part(site.origin, path).links


@pytest.mark.parametrize("path", CHARTED)
def test_charts_are_drawn_in_the_raw_html(site: Stack, path: str) -> None:
    """A line over months is one path with many points; a chart rendered without a size has none."""
    longest = max((path.upper().count("L") for path in main_part(site.origin, path).paths), default=0)
    assert longest >= 15


def test_contra_has_six_points(site: Stack) -> None:
    with urlopen(f"{site.origin}/portfolio_services/contra-strategy", timeout=LIMIT_S) as reply:
        html = reply.read().decode()
    section = html[html.index("How it works?") :]
    assert section[: section.index("</section>")].count("<article") == 6


def raw_html(site: Stack, path: str) -> str:
    with urlopen(site.origin + path, timeout=LIMIT_S) as reply:
        html: str = reply.read().decode()
        return html


def test_the_framework_has_its_banner_above_its_heading(site: Stack) -> None:
    html = raw_html(site, "/portfolio_services/pipe-strategy")
    assert html.index('role="img" aria-label="Three circles') < html.index("Investment Framework</h3>")


def test_emerging_india_has_holdings_performance_and_sectors_as_sections(site: Stack) -> None:
    html = raw_html(site, "/portfolio_services/emerging-india")
    for heading in ("Holdings", "Performance", "Sectors"):
        assert re.search(rf"<h[23][^>]*>[^<]*\b{heading}</h[23]>", html), heading


def test_high_conviction_is_headed_by_its_whole_name(site: Stack) -> None:
    html = raw_html(site, "/portfolio_services/high-conviction")
    assert re.findall(r"<h1[^>]*>([^<]*)</h1>", html) == ["High Conviction Equity"]


@pytest.mark.parametrize("path", [path for path in FURNISHED if path != "/"])
def test_the_way_to_each_page_begins_at_home(site: Stack, path: str) -> None:
    html = raw_html(site, path)
    trail = html[html.index('aria-label="Breadcrumb"') :]
    assert re.match(r"<li><a href=\"/\">Home</a></li>", trail[trail.index("<li") :])
    assert '{"@type":"ListItem","position":1,"name":"Home","item":' in html


def test_titles_and_descriptions_are_unique(site: Stack) -> None:
    found: dict[str, list[str]] = {"title": [], "description": []}
    for path in FURNISHED:
        with urlopen(site.origin + path, timeout=LIMIT_S) as reply:
            html = reply.read().decode()
        found["title"] += re.findall(r"<title[^>]*>([^<]+)</title>", html.partition("</head>")[0])
        found["description"] += re.findall(r'<meta[^>]*name="description"[^>]*content="([^"]+)"', html)
    for values in found.values():
        assert len(values) == len(FURNISHED)
        assert [value for value, count in Counter(values).items() if count > 1] == []
