"""Only declared parameters of two addresses are read; all else of a query is as if it were not there."""

from urllib.parse import urlencode

import pytest

from app.pages.live_addresses import compared_strategies, known_filters, live_filters

FILTERS = {"house": {"", "360-one", "motilal"}, "style": {"", "growth"}}
KNOWN = {"ace-strategy", "Multicap-PMS", "motilal", "growth-fund"}


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", {}),
        ("house=360-one", {"house": "360-one"}),
        ("house=360-one&style=large-cap&utm_source=x", {"house": "360-one", "style": "large-cap"}),
        ("house=&style=", {}),
        ("house=a&house=b", {"house": "a"}),
        ("since=2015-2019&horizon=36-months", {"since": "2015-2019", "horizon": "36-months"}),
        ("house=" + "x" * 61, {}),
        ("&".join(f"p{number}=1" for number in range(21)) + "&house=a", {}),
        ("%00%ff=%zz", {}),
    ],
)
def test_filters_of_the_list(query: str, expected: dict[str, str]) -> None:
    assert live_filters("/portfolio_services", query) == expected


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("house=360-one&style=growth", "house=360-one&style=growth"),
        ("style=growth&utm_source=x&house=360-one", "house=360-one&style=growth"),
        ("style=growth&style=value&house=%33%360-one", "house=360-one&style=growth"),
        ("style=growth&house=nobody&horizon=36-months", "style=growth"),
        ("style=Growth&style=growth", ""),
    ],
)
def test_filters_that_mean_the_same_are_one(query: str, address: str) -> None:
    known = known_filters(live_filters("/portfolio_services", query), FILTERS)
    assert urlencode(known) == address


@pytest.mark.parametrize("path", ["/", "/nri", "/portfolio_services/compare", "/portfolio_services/ace-strategy"])
def test_no_other_address_has_filters(path: str) -> None:
    assert live_filters(path, "house=360-one") == {}


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
            ("motilal", "ace-strategy", "growth-fund"),
        ),
    ],
)
def test_strategies_to_compare(query: str, expected: tuple[str, ...]) -> None:
    assert compared_strategies(query, KNOWN) == expected
