"""A figure that is taken out of its page still says what it is: in raw HTML, as crawlers and readers get it."""

import re
from functools import cache
from urllib.request import urlopen

import pytest

from tests.e2e.pages import FURNISHED, ILLUSTRATIVE
from tests.e2e.raw_text import RawText, Table, read_raw
from tests.e2e.stack import Stack
from tests.waiting import LIMIT_S

COMPARISON = "/portfolio_services/compare?strategy=ace-strategy&strategy=motilal"
FIGURE = re.compile(r"₹\s?\d|\d\s?[%×]|\d\.\d|^\d{1,3}$")
ILLUSTRATIVE_WORDS = re.compile(r"\bIllustrative (?:data|holdings|returns)\b")
YEAR = re.compile(r"\b(?:19|20)\d\d\b")


@cache
def raw(origin: str, path: str) -> RawText:
    with urlopen(origin + path, timeout=LIMIT_S) as reply:
        return read_raw(reply.read().decode())


def holds_figures(table: Table) -> bool:
    return any(FIGURE.search(cell.strip()) for cell in table.cells)


@pytest.mark.parametrize("path", [*FURNISHED, COMPARISON])
def test_every_table_and_chart_names_its_date(site: Stack, path: str) -> None:
    page = raw(site.origin, path)
    assert [table.cells[:3] for table in page.tables if not table.caption.strip()] == []
    told = [*(table.caption for table in page.tables if holds_figures(table)), *page.charts]
    assert [words for words in told if not YEAR.search(words)] == []


@pytest.mark.parametrize("path", ILLUSTRATIVE)
def test_invented_figures_say_so_wherever_they_are_quoted(site: Stack, path: str) -> None:
    page = raw(site.origin, path)
    told = [*(table.caption for table in page.tables if holds_figures(table)), *page.charts]
    assert told != []
    assert [
        words for words in told if "Illustrative data as on " not in words and "Illustrative data." not in words
    ] == []
    assert "llustrative" in page.description or path == COMPARISON


@pytest.mark.parametrize("path", [*FURNISHED, COMPARISON])
def test_words_read_without_layout_have_their_spaces(site: Stack, path: str) -> None:
    assert raw(site.origin, path).joins == []


def test_what_the_tests_look_for_is_there(site: Stack) -> None:
    """A reader of HTML that finds nothing would pass every test above."""
    html = (
        "<p><span>As on 31 May</span><b>Illustrative data</b> <i>a</i><br>b</p>"
        "<table><tr><td>5%</td></tr></table><div role=img data-chart=growth aria-label='No day'></div>"
    )
    page = read_raw(html)
    assert page.joins == ["As on 31 May|Illustrative data"]
    assert (page.tables, page.charts) == ([Table("", ["5%"])], ["No day"])
    assert len(raw(site.origin, "/portfolio_services/ace-strategy").tables) > 5
