"""What is counted and looked through, where a list is too long for all of it."""

import pytest
from flask import Flask

from app.leads.kinds import LeadKind
from app.leads.lists.search import LeadFilter, Sort
from app.leads.reading import pages
from app.leads.reading.pages import list_leads
from app.leads.records import LeadPage
from tests.app.leads.new_leads import keep


@pytest.fixture(autouse=True)
def low_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "COUNTED_FINDS", 10)
    monkeypatch.setattr(pages, "LOOKED_THROUGH", 7)


def turned(lead_filter: LeadFilter, limit: int) -> list[LeadPage]:
    """All pages of the list."""
    read = [list_leads(LeadKind.CONTACT, lead_filter, limit)]
    while (cursor := read[-1].next_cursor) is not None:
        read.append(list_leads(LeadKind.CONTACT, lead_filter, limit, cursor))
    return read


def names(read: list[LeadPage]) -> list[str]:
    return [record.name for page in read for record in page.records]


@pytest.mark.parametrize(
    ("kept", "total", "is_exact"), [(9, 9, True), (10, 10, True), (11, 10, False), (25, 10, False)]
)
def test_a_search_counts_up_to_its_limit(app: Flask, kept: int, total: int, *, is_exact: bool) -> None:
    for number in range(kept):
        keep(minutes_ago=number)
    for limit in (3, 100):
        for page in turned(LeadFilter(search="asha"), limit):
            assert (page.total, page.is_total_exact) == (total, is_exact)


def test_without_a_search_every_lead_is_counted(app: Flask) -> None:
    for number in range(30):
        keep(minutes_ago=number)
    assert {(page.total, page.is_total_exact) for page in turned(LeadFilter(), 8)} == {(30, True)}


@pytest.mark.parametrize("sort", list(Sort))
@pytest.mark.parametrize("search", ["qx", "q", "qxa", "visitor"])
def test_pages_hold_everything_found_once_and_in_order(app: Flask, search: str, sort: Sort) -> None:
    for number in range(60):
        keep(name=f"{'qxa' if number % 9 == 4 else 'Visitor'} {number:02}", email="a@b.in", minutes_ago=number // 2)
    every = names(turned(LeadFilter(sort=sort), 1000))
    found = names(turned(LeadFilter(search=search, sort=sort), 4))
    assert found == [name for name in every if search in name.lower()]


def test_a_text_without_trigrams_is_looked_for_in_a_part_of_the_list(app: Flask) -> None:
    keep(name="Ox", email="a@b.in", message="", minutes_ago=60)
    for number in range(10):
        keep(name="Visitor", email="a@b.in", message="", minutes_ago=number)
    first, second = turned(LeadFilter(search="ox"), 5)
    assert (list(first.records), first.total, first.is_total_exact) == ([], 0, False)
    assert [record.name for record in second.records] == ["Ox"]


def test_a_short_list_is_looked_through_whole(app: Flask) -> None:
    for number in range(6):
        keep(name="Ox" if number % 2 else "Visitor", email="a@b.in", message="", minutes_ago=number)
    [page] = turned(LeadFilter(search="ox"), 5)
    assert (len(page.records), page.total, page.is_total_exact) == (3, 3, True)
