"""Lists: order, filters, pages and counts, on both databases."""

from datetime import UTC, date, datetime
from typing import get_args

import pytest
from flask import Flask

from app.forms.declared import ADVISOR, CONTACT
from app.queries.query_store import count_queries, list_queries, save_query
from app.queries.search import QueryFilter, Sort
from tests.app.queries.new_queries import NOON_IN_INDIA, keep, new_query

SEARCHES = [
    ("asha", True),
    ("ASHA RAO", True),
    ("example.in", True),
    ("98765", True),
    ("98765 43210", True),
    ("+91 98765-43210", True),
    ("tax advice", True),
    ("ÉCOLE", True),
    ("e\u0301cole", True),
    ("straße", True),
    ("STRASSE", True),
    ("पूजा", True),
    ("  asha  ", True),
    ("100%", True),
    ("100_", False),
    ("a%o", False),
    ("%", True),
    ("_", False),
    ("\\", False),
    ("rao asha", True),
    ("rao\u00a0 tax", True),
    ("ecole", True),
    ("asha sharma", False),
    ("asha@other", False),
    ("98765 4", True),
    ("12345 6", False),
    ("' OR 1=1 --", False),
]


def names(query_filter: QueryFilter) -> list[str]:
    return [record.name for record in list_queries(CONTACT, query_filter, 1000).records]


def test_the_newest_comes_first_unless_the_oldest_is_asked_for(app: Flask) -> None:
    for name, minutes in (("second", 20), ("first", 30), ("third", 10)):
        keep(name=name, minutes_ago=minutes)
    assert names(QueryFilter()) == ["third", "second", "first"]
    assert names(QueryFilter(sort="oldest")) == ["first", "second", "third"]


def test_the_kinds_are_lists_of_their_own(app: Flask) -> None:
    keep(name="contact")
    keep(name="advisor", form=ADVISOR)
    assert names(QueryFilter()) == ["contact"]
    assert list_queries(ADVISOR, QueryFilter(), 10).total == 1


@pytest.mark.parametrize("is_found", [True, False])
def test_a_search_finds_text_in_any_field_and_any_case(app: Flask, is_found: bool) -> None:
    keep(message="Tax advice for École, Hauptstrasse, पूजा: 100% please")
    searches = [search for search, found in SEARCHES if found is is_found]
    assert len(searches) > 5
    assert [search for search in searches if bool(names(QueryFilter(search=search))) is not is_found] == []


@pytest.mark.parametrize("search", ["jose", "JOSÉ", "dsouza", "d'souza", "D’Souza jose", "souza"])
def test_accents_and_apostrophes_make_no_difference(app: Flask, search: str) -> None:
    keep(name="José D'Souza")
    keep(name="Asha Rao")
    assert names(QueryFilter(search=search)) == ["José D'Souza"]


def test_an_empty_search_narrows_nothing(app: Flask) -> None:
    keep()
    assert count_queries(CONTACT, QueryFilter(search="   ")) == 1


def test_days_are_days_in_india_and_both_belong(app: Flask) -> None:
    moments = {
        "before": datetime(2026, 4, 14, 18, 29, 59, 999999, UTC),
        "midnight": datetime(2026, 4, 14, 18, 30, tzinfo=UTC),
        "last moment": datetime(2026, 4, 15, 18, 29, 59, 999999, UTC),
        "after": datetime(2026, 4, 15, 18, 30, tzinfo=UTC),
    }
    for name, moment in moments.items():
        save_query(new_query(name=name, at=moment), queues_mail=False)
    day = date(2026, 4, 15)
    assert names(QueryFilter(first_day=day, last_day=day)) == ["last moment", "midnight"]
    assert names(QueryFilter(first_day=day)) == ["after", "last moment", "midnight"]
    assert names(QueryFilter(last_day=day)) == ["last moment", "midnight", "before"]


@pytest.mark.parametrize("sort", get_args(Sort))
def test_pages_give_every_query_once_also_when_moments_are_equal(app: Flask, sort: Sort) -> None:
    kept = {keep(minutes_ago=number // 3) for number in range(25)}
    query_filter = QueryFilter(sort=sort)
    whole = [record.id for record in list_queries(CONTACT, query_filter, 1000).records]
    paged: list[str] = []
    after = None
    for _ in range(7):
        page = list_queries(CONTACT, query_filter, 4, after)
        assert page.total == 25
        paged += [record.id for record in page.records]
        after = page.next_after
    assert after is None
    assert paged == whole
    assert set(paged) == kept


def test_a_full_last_page_has_no_next_one(app: Flask) -> None:
    for _ in range(4):
        keep()
    assert list_queries(CONTACT, QueryFilter(), 4).next_after is None


def test_a_query_that_arrives_meanwhile_shifts_no_page(app: Flask) -> None:
    older = [keep(minutes_ago=minutes) for minutes in (30, 20)]
    page = list_queries(CONTACT, QueryFilter(), 1)
    keep(minutes_ago=1)
    following = list_queries(CONTACT, QueryFilter(), 1, page.next_after)
    assert [record.id for record in following.records] == [older[0]]


def test_the_total_counts_what_the_filter_leaves(app: Flask) -> None:
    for number in range(5):
        keep(name=f"odd {number}" if number % 2 else f"even {number}")
    page = list_queries(CONTACT, QueryFilter(search="odd"), 1)
    assert (page.total, len(page.records)) == (2, 1)
    assert count_queries(CONTACT, QueryFilter(first_day=NOON_IN_INDIA.date())) == 5
