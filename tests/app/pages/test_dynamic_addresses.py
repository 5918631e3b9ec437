"""Only declared parameters of a few addresses count; the rest of a query string is ignored."""

from urllib.parse import urlencode

import pytest

from app.content.snapshots.dynamic_answers import ANSWERS
from app.pages.dynamic_addresses import (
    WHOLE_LIST,
    ListParameters,
    compared_strategies,
    given_parameters,
    has_meaning,
    list_parameters,
    searched_text,
)

FILTERS = {"horizon": {"", "36-months", "60-months"}, "style": {"", "growth"}}
KNOWN = {"ace-strategy", "Multicap-PMS", "motilal", "growth-fund"}


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", {}),
        ("horizon=36-months", {"horizon": "36-months"}),
        ("horizon=36-months&style=large-cap&utm_source=x", {"horizon": "36-months", "style": "large-cap"}),
        ("horizon=&style=", {}),
        ("horizon=a&horizon=b", {"horizon": "a"}),
        ("since=2015-2019&horizon=36-months", {"since": "2015-2019", "horizon": "36-months"}),
        ("horizon=" + "x" * 61, {}),
        ("&".join(f"p{number}=1" for number in range(21)) + "&horizon=a", {}),
        ("%00%ff=%zz", {}),
    ],
)
def test_filters_of_the_list(query: str, expected: dict[str, str]) -> None:
    assert list_parameters("/portfolio_services", query) == ListParameters(expected, 1)


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("page=2", 2),
        ("page=24&utm_source=x", 24),
        ("page=2&page=3", 2),
        ("page=&page=3", 3),
        *((f"page={value}", 1) for value in ("1", "0", "-2", "02", "2.0", "two", "10000", "%D9%A2", "")),
    ],
)
def test_page_of_the_list(query: str, page: int) -> None:
    assert list_parameters("/portfolio_services", query) == ListParameters({}, page)
    assert list_parameters("/portfolio_services", f"{query}&horizon=a") == ListParameters({"horizon": "a"}, page)


@pytest.mark.parametrize(
    ("query", "pages", "stored"),
    [
        ("", 1, True),
        ("page=2", 1, True),
        ("page=2", 2, False),
        ("page=3", 2, True),
        ("horizon=nobody", 1, False),
        ("horizon=nobody&page=3", 2, False),
    ],
)
def test_the_stored_page_answers_what_asks_for_nothing_that_there_is(query: str, pages: int, stored: bool) -> None:
    assert list_parameters("/portfolio_services", query).is_stored(pages) == stored


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("horizon=36-months&style=growth", "horizon=36-months&style=growth"),
        ("style=growth&utm_source=x&horizon=36-months", "horizon=36-months&style=growth"),
        ("style=growth&style=value&horizon=%33%36-months", "horizon=36-months&style=growth"),
        ("style=growth&horizon=nobody&since=before-2010", "style=growth"),
        ("style=Growth&style=growth", ""),
    ],
)
def test_filters_that_mean_the_same_are_one(query: str, address: str) -> None:
    known = list_parameters("/portfolio_services", query).known(FILTERS, 1, KNOWN)
    assert urlencode(known.filters) == address


@pytest.mark.parametrize(("asked", "known"), [(1, 1), (2, 2), (3, 1), (9999, 1)])
def test_a_page_that_the_list_has_not_is_the_first(asked: int, known: int) -> None:
    assert list_parameters("/portfolio_services", f"style=growth&page={asked}").known(FILTERS, 2, KNOWN).page == known


@pytest.mark.parametrize(
    ("query", "ticked"),
    [
        ("strategy=ace-strategy&page=2", ("ace-strategy",)),
        ("strategy=motilal&strategy=nobody&strategy=motilal&strategy=growth-fund", ("motilal", "growth-fund")),
        ("&".join(f"strategy={slug}" for slug in sorted(KNOWN)), ("Multicap-PMS", "ace-strategy", "growth-fund")),
        ("strategy=&page=2", ()),
    ],
)
def test_what_is_ticked_goes_along(query: str, ticked: tuple[str, ...]) -> None:
    asked = list_parameters("/portfolio_services", query)
    assert asked.known(FILTERS, 2, KNOWN).ticked == ticked
    assert not asked.is_stored(2)


@pytest.mark.parametrize("path", ["/", "/nri", "/portfolio_services/compare", "/portfolio_services/ace-strategy"])
def test_no_other_address_has_filters(path: str) -> None:
    assert list_parameters(path, "horizon=36-months&page=2") == WHOLE_LIST


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", ()),
        ("strategy=ace-strategy", ("ace-strategy",)),
        ("strategy=motilal&strategy=ace-strategy", ("motilal", "ace-strategy")),
        ("strategy=motilal&strategy=motilal", ("motilal",)),
        ("strategy=unknown&strategy=motilal&strategy=Multicap-PMS", ("motilal", "Multicap-PMS")),
        ("strategy=multicap-pms", ()),
        (
            "strategy=motilal&strategy=ace-strategy&strategy=growth-fund&strategy=Multicap-PMS",
            ("motilal", "ace-strategy", "growth-fund", "Multicap-PMS"),
        ),
    ],
)
def test_strategies_to_compare(query: str, expected: tuple[str, ...]) -> None:
    assert compared_strategies(query, KNOWN) == expected


@pytest.mark.parametrize(
    ("query", "asked"),
    [
        ("", ""),
        ("q=", ""),
        ("q=exit+load", "exit load"),
        ("utm_source=x&q=tds&q=pis", "tds"),
        ("q=%00%0d%0a+tds%1b", "tds"),
        ("q=%ff%fe", "\ufffd\ufffd"),
        ("q=" + "a" * 5_000, "a" * 100),
        ("q=+%20", ""),
        ("Q=tds&query=tds", ""),
        ("&".join(f"p{number}=1" for number in range(21)) + "&q=tds", ""),
    ],
)
def test_what_is_searched_for(query: str, asked: str) -> None:
    assert searched_text("/search", query) == asked
    assert has_meaning("/search", query) == (asked != "")


@pytest.mark.parametrize("path", ["/", "/Search", "/search/", "/portfolio_services", "/contact"])
def test_no_other_address_searches(path: str) -> None:
    assert searched_text(path, "q=tds") == ""
    assert not has_meaning(path, "q=tds")


@pytest.mark.parametrize("path", ANSWERS)
def test_a_page_that_answers_gets_its_declared_parameters_in_one_order(path: str) -> None:
    names = ANSWERS[path].parameters
    query = urlencode([("utm_source", "x"), *((name, f"{name} 1") for name in reversed(names)), (names[0], "again")])
    given = given_parameters(path, query)
    assert list(given.items()) == [(name, f"{name} 1") for name in names]
    assert has_meaning(path, query)


@pytest.mark.parametrize("path", ANSWERS)
@pytest.mark.parametrize(
    "query",
    ["", "utm_source=mail", "{name}=", "{NAME}=1", "&".join(f"p{number}=1" for number in range(21)) + "&{name}=1"],
)
def test_without_a_value_of_its_own_the_stored_page_answers(path: str, query: str) -> None:
    name = ANSWERS[path].parameters[0]
    query = query.replace("{name}", name).replace("{NAME}", name.upper())
    assert given_parameters(path, query) == {}
    assert not has_meaning(path, query)


def test_signs_that_nobody_sees_are_left_out() -> None:
    path, answer = next(iter(ANSWERS.items()))
    assert given_parameters(path, f"{answer.parameters[0]}=1%00%1b%E2%80%AE2")[answer.parameters[0]] == "12"


def test_a_long_value_is_cut_and_no_other_address_answers() -> None:
    path, answer = next(iter(ANSWERS.items()))
    query = f"{answer.parameters[0]}={'9' * 5_000}"
    given = given_parameters(path, query)[answer.parameters[0]]
    assert (len(given), given[-1]) == (61, "…")
    assert not has_meaning("/nri", query)
