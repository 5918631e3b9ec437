"""The Markdown twins of the rendered pages: complete, in order, without a single sample."""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

import pytest
import requests
from markdown_it import MarkdownIt
from markdown_it.token import Token
from selectolax.lexbor import LexborHTMLParser, LexborNode

from app.content.composing.compose import ComposedContent, compose, encode_request
from app.content.reading.loader import load_sources
from app.content.snapshots.variant import contract_id
from app.pages.replies.markdown_twin import markdown_twin
from supervised.renderer.address import find_free_port
from tests.app.content.small_site import TODAY
from tests.factories.processes import Server, running_renderer
from tests.factories.shipped_content import CONTENT_DIR, ORIGIN, VARIANT
from tests.waiting import LIMIT_S

READER = MarkdownIt("commonmark").enable("table")
# Parts for hand or eye, which are not part of a page's text.
CONTROLS = "nav, button, form, summary, iframe, svg, [role=img], [aria-hidden=true], [data-markdown-omit]"


class Rendered:
    """The public pages of one composition, and their twins, by path."""

    def __init__(self, content: ComposedContent, renderer: Server) -> None:
        paths = [path for path, url in content.facts.ledger.items() if url.state == "furnished"]
        self.pages = {path: _draw(content, path, renderer) for path in paths}
        self.twins = {
            path: markdown_twin(html, ORIGIN + path, content.facts.updated_on[path], content.facts.site)
            for path, html in self.pages.items()
        }


def _draw(content: ComposedContent, path: str, renderer: Server) -> bytes:
    reply = requests.post(
        f"http://127.0.0.1:{renderer.port}/render",
        data=encode_request(path, content.documents[path], content.facts.site),
        headers={"Content-Type": "application/json", "X-Render-Contract": contract_id()},
        timeout=LIMIT_S,
    )
    assert reply.status_code == 200, reply.text
    return reply.content


@pytest.fixture(scope="module")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Rendered]:
    """The pages with samples and without."""
    sources = load_sources(CONTENT_DIR)
    with running_renderer(tmp_path_factory.mktemp("renderer"), find_free_port("127.0.0.1")) as renderer:
        return {
            name: Rendered(compose(sources, replace(VARIANT, shows_samples=shown), TODAY), renderer)
            for name, shown in (("with samples", True), ("stated", False))
        }


@pytest.fixture(scope="module")
def stated(rendered: Mapping[str, Rendered]) -> Rendered:
    return rendered["stated"]


def main_of(html: bytes) -> LexborNode:
    return LexborHTMLParser(html).css("main")[0]


def headings(text: str) -> list[tuple[int, str]]:
    tokens: list[Token] = READER.parse(text)
    return [
        (int(token.tag[1]), following.content) for token, following in pairwise(tokens) if token.type == "heading_open"
    ]


def test_a_twin_begins_with_its_page_and_its_outline_has_no_gap(stated: Rendered) -> None:
    assert len(stated.twins) >= 39
    for path, text in stated.twins.items():
        levels = [level for level, _ in headings(text)]
        assert (levels[0], levels.count(1)) == (1, 1), path
        assert all(below - above <= 1 for above, below in pairwise(levels)), path
        assert text.split("\n")[2] == f"- Page: <{ORIGIN}{path}>"


def test_all_links_are_whole_and_nothing_is_markup(stated: Rendered) -> None:
    for path, text in stated.twins.items():
        inlines = [child for token in READER.parse(text) for child in token.children or []]
        addresses = [str(child.attrs["href"]) for child in inlines if child.type == "link_open"]
        assert [href for href in addresses if not re.match(r"https?://|tel:\+|mailto:", href)] == [], path
        assert not {"html_inline", "html_block", "image"} & {child.type for child in inlines}, path


def test_no_word_link_or_figure_of_a_page_is_lost(stated: Rendered) -> None:
    for path, html in stated.pages.items():
        told = re.sub(r"\\(?=[^\w\s])", "", stated.twins[path])
        main = main_of(html)
        for node in main.css(CONTROLS):
            node.decompose()
        assert [word for word in main.text(separator=" ").split() if word not in told] == [], path
        ways = [link.attributes["href"] or "" for link in main.css("a")]
        assert [way for way in ways if way not in told] == [], path


def test_a_table_has_all_its_rows_a_line_each(stated: Rendered) -> None:
    tables = 0
    for path, html in stated.pages.items():
        for table in main_of(html).css("table"):
            tables += 1
            for row in table.css("tbody tr"):
                figures = [
                    " ".join(cell.text().split()) for cell in row.css("td:not(:has(*)):not([data-markdown-omit])")
                ]
                lines = [line for line in stated.twins[path].split("\n") if line.startswith("|")]
                assert any(all(figure in line.replace("\\", "") for figure in figures) for line in lines), (
                    path,
                    figures,
                )
    assert tables > 10


def test_no_sample_reaches_a_twin(rendered: Mapping[str, Rendered]) -> None:
    """The twin of a page with samples equals that of the page without them, line for line."""
    with_samples, stated = rendered["with samples"], rendered["stated"]
    differing = [path for path, html in with_samples.pages.items() if html != stated.pages[path]]
    assert len(differing) > 10
    for path in differing:
        lines = set(stated.twins[path].split("\n"))
        assert [line for line in with_samples.twins[path].split("\n") if line not in lines] == [], path
