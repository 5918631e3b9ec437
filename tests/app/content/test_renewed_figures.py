"""A new month of a strategy is its rows and one day: no other line of its file changes."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.content.calendar import month_end
from app.content.checks.check_content import check_content
from app.content.composing.compose import ComposedContent, compose
from app.content.reading.loader import load_sources
from app.content.snapshots.variant import SiteVariant
from tests.factories.site import copy_content

pytestmark = pytest.mark.heavy

TODAY = date(2027, 1, 1)
BEFORE = date(2025, 5, 31)
OLD_DAYS = re.compile(r"2025-05-31|31 May 2025|31-May-25|31/05/2025|May 2025|May-25")
STRATEGIES = {
    "ace-strategy": "/portfolio_services/ace-strategy",
    "phoenix-portfolio": "/portfolio_services/Phoenix-Portfolio",
}


@dataclass(frozen=True)
class Renewed:
    """The content with a later day for both strategies, and their pages as sent to the renderer."""

    content: ComposedContent
    pages: dict[str, Any]

    def said(self, strategy: str) -> str:
        """All texts of a strategy's page and its holdings."""
        path = STRATEGIES[strategy]
        held = self.content.downloads[f"{path}/holdings.csv"].body
        return json.dumps(self.pages[path]) + str(held)

    def block(self, strategy: str, kind: str) -> dict[str, Any]:
        """The first block of a kind."""
        blocks = self.pages[STRATEGIES[strategy]]["page"]["blocks"]
        return next(block for block in blocks if block["kind"] == kind)

    def periods(self, strategy: str) -> list[list[str]]:
        """The rows of each table of returns."""
        tables = self.block(strategy, "returns")["tables"]
        return [[row["period"] for row in table["rows"]] for table in tables]


def renewed_to(as_on: date, folder: Path) -> Renewed:
    """Copy the content and give both strategies rows up to a day, without any movement since the last one."""
    content_dir = copy_content(folder)
    for name in STRATEGIES:
        file, rows = content_dir / f"strategies/{name}.yaml", content_dir / f"sample/series/{name}.csv"
        text, last = file.read_text(), rows.read_text().splitlines()[-1].partition(",")[2]
        assert text.count(f"asOn: {BEFORE}") == 1
        file.write_text(text.replace(f"asOn: {BEFORE}", f"asOn: {as_on}"))
        rows.write_text(rows.read_text() + "".join(f"{day},{last}\n" for day in months(as_on)))
    sources = load_sources(content_dir)
    assert check_content(sources, TODAY) == []
    variant = SiteVariant("https://t.example", "build-1", shows_samples=True)
    content = compose(sources, variant, TODAY)
    return Renewed(content, {path: json.loads(content.request_json(path)) for path in STRATEGIES.values()})


def months(as_on: date) -> Iterator[date]:
    """The month ends after the shipped day, up to another one."""
    day = BEFORE
    while day < as_on:
        following = day + timedelta(days=1)
        day = month_end(following)
        yield day


@pytest.fixture(scope="module")
def june(tmp_path_factory: pytest.TempPathFactory) -> Renewed:
    return renewed_to(date(2025, 6, 30), tmp_path_factory.mktemp("june"))


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_nothing_on_the_page_keeps_the_day_of_the_month_before(june: Renewed, strategy: str) -> None:
    growth = json.dumps(june.block(strategy, "growth"))
    # The growth block's line passes through this day; nothing else may name it.
    said = june.said(strategy).replace(growth, "")
    assert OLD_DAYS.findall(said) == []


@pytest.mark.parametrize(
    ("strategy", "told"),
    [
        (
            "ace-strategy",
            ["and what it may cost, 30-Jun-25.", "from 1 Jan to 30 Jun 2025"],
        ),
        (
            "phoenix-portfolio",
            [
                *("Jan-21 to Jun-25.", "FYTD means 1 Apr to 30 Jun 2025"),
                *("Three years to 30 Jun 2025", "from 31 May to 30 Jun 2025"),
            ],
        ),
    ],
)
def test_texts_say_the_new_day(june: Renewed, strategy: str, told: list[str]) -> None:
    said = june.said(strategy)
    assert [words for words in told if words not in said] == []


def test_lists_say_their_oldest_day_and_which_stocks_are_of_a_later_one(june: Renewed) -> None:
    later = "stocks of ACE strategy as in June 2025, stocks of High Conviction as in July 2025"
    assert f" counted to 31 May 2025, {later}." in june.content.request_json("/").decode()


def test_years_and_periods_follow_the_day(tmp_path: Path) -> None:
    renewed = renewed_to(date(2026, 6, 30), tmp_path)
    assert renewed.periods("ace-strategy")[1] == ["CYTD 2026", *(f"CY {year}" for year in range(2025, 2018, -1))]
    standard, years = renewed.periods("phoenix-portfolio")
    assert standard == ["1 Month", "3 Months", "6 Months", "1 Year", "2 Years", "3 Years", "5 Years", "Since Inception"]
    assert years == ["FYTD", "FY 2026", "FY 2025", "FY 2024"]
    assert "CYTD 2026 runs from 1 Jan to 30 Jun 2026." in renewed.block("ace-strategy", "returns")["footnotes"]


def test_a_year_that_is_over_is_no_year_to_date(tmp_path: Path) -> None:
    renewed = renewed_to(date(2025, 12, 31), tmp_path)
    assert renewed.periods("ace-strategy")[1] == [f"CY {year}" for year in range(2025, 2018, -1)]
    assert renewed.block("ace-strategy", "returns")["footnotes"] == ["The inception date of ACE is 14-Sep-18."]
