"""A figure still explains itself outside its page: in raw HTML, as crawlers and readers get it."""

import re
from functools import cache
from urllib.request import urlopen

import pytest

from tests.e2e.pages import CHARTED, FURNISHED
from tests.e2e.raw_text import RawText, Table, read_raw
from tests.e2e.stack import Stack
from tests.waiting import LIMIT_S

COMPARISON = "/portfolio_services/compare?strategy=ace-strategy&strategy=motilal"
FIGURE = re.compile(r"₹\s?\d|\d\s?[%×]|\d\.\d|^\d{1,3}$")
SAMPLE = re.compile("sample", re.IGNORECASE)
YEAR = re.compile(r"\b(?:19|20)\d\d\b")


@cache
def raw(origin: str, path: str) -> RawText:
    with urlopen(origin + path, timeout=LIMIT_S) as reply:
        return read_raw(reply.read().decode())


def holds_figures(table: Table) -> bool:
    return any(FIGURE.search(cell.strip()) for cell in table.cells)


@pytest.mark.parametrize("path", [*FURNISHED, COMPARISON])
def test_every_table_has_a_caption_and_figures_stand_beside_their_date(site: Stack, path: str) -> None:
    page = raw(site.origin, path)
    assert [table.cells[:3] for table in page.tables if not table.caption.strip()] == []
    dated = [table.section for table in page.tables if holds_figures(table)] + page.chart_sections
    assert [page.sections[section][:5] for section in dated if not YEAR.search(" ".join(page.sections[section]))] == []


@pytest.mark.parametrize("path", [*FURNISHED, COMPARISON])
def test_ribbon_and_marks_alone_speak_of_samples(site: Stack, path: str) -> None:
    page = raw(site.origin, path)
    spoken = [words for words in page.said if SAMPLE.search(words)]
    ribbon, marks = [words for words in spoken if words != "Sample"], spoken.count("Sample")
    assert len(ribbon) == (2 if marks else 0)
    assert marks or path not in CHARTED
    quoted = [*(word for table in page.tables for word in (table.caption, *table.cells)), *page.charts]
    assert [words for words in [*quoted, page.description] if SAMPLE.search(words)] == []


@pytest.mark.parametrize("path", [*FURNISHED, COMPARISON])
def test_words_read_without_layout_have_their_spaces(site: Stack, path: str) -> None:
    assert raw(site.origin, path).joins == []


def test_what_the_tests_look_for_is_there(site: Stack) -> None:
    """If the parser found nothing, every test above would pass."""
    html = (
        "<p><span>As on 31 May</span><b>Sample</b> <i>a</i><br>b</p>"
        "<section><table><tr><td>5%</td></tr></table>"
        "<div role=img data-chart=growth aria-label='No day'></div></section>"
    )
    page = read_raw(html)
    assert "Sample" in page.said
    assert page.joins == ["As on 31 May|Sample"]
    assert (page.tables, page.charts) == ([Table("", ["5%"], 1)], ["No day"])
    assert (page.chart_sections, page.sections[1]) == ([1], ["5%"])
    assert len(raw(site.origin, "/portfolio_services/ace-strategy").tables) > 5
