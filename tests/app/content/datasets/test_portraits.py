"""A portrait is made of stated figures, otherwise of rules; a sample is drawn only where it is asked for."""

from datetime import date
from decimal import Decimal
from typing import Any, Literal

import pytest

from app.content.datasets.holdings import read_holdings
from app.content.datasets.portfolio_figures import Portfolio
from app.content.datasets.portraits import portrait_of
from app.content.models.datasets import HoldingsDataset
from app.content.models.portfolio import Portrait
from app.content.models.strategy import EquityRange
from tests.app.content.strategy_site import HOLDINGS

STATED = {"market_cap": {"large": 63.8, "mid": 23.08, "small": 13.13}}


def portfolio(rows: Literal["stated", "sample", "none"], stated: dict[str, Any] | None = None) -> Portfolio:
    holdings, faults = read_holdings(HOLDINGS, "alpha", "alpha.csv")
    assert faults == []
    dataset = HoldingsDataset.model_validate(
        {
            "kind": "holdings",
            "file": "alpha",
            "as_on": date(2025, 5, 31),
            "basis": "Share of assets",
            "source": "A factsheet",
            "rows": rows,
            "stated": stated or {},
        }
    )
    return Portfolio(dataset, None if rows == "none" else holdings)


def drawn(given: Portfolio) -> Portrait:
    portrait = portrait_of(given)
    assert portrait is not None
    return portrait


def test_stated_sizes_stand_before_sample_rows() -> None:
    portrait = drawn(portfolio("sample", STATED))
    assert [(part.name, part.percent.shown, part.look) for part in portrait.parts] == [
        ("Large", "63.8", "large"),
        ("Mid", "23.08", "mid"),
        ("Small", "13.13", "small"),
    ]
    assert portrait.caption.endswith("31 May 2025")


def test_rows_alone_have_cash_as_a_part_of_its_own() -> None:
    portrait = drawn(portfolio("stated"))
    assert [(part.name, part.look) for part in portrait.parts][-1] == ("Cash", "rest")
    assert sum(part.percent.value for part in portrait.parts) == Decimal(100)


def test_a_sample_is_no_portrait() -> None:
    assert portrait_of(portfolio("sample")) is None


def test_what_the_rules_allow_is_drawn_where_no_division_is_stated() -> None:
    rules = EquityRange(least=70, most=95)
    portrait = portrait_of(portfolio("sample"), rules)
    assert portrait is not None
    assert [(part.look, int(part.percent.value)) for part in portrait.parts] == [
        ("large", 70),
        ("open", 25),
        ("rest", 5),
    ]
    assert portrait_of(None, rules) == portrait
    assert portrait_of(portfolio("sample", STATED), rules) == drawn(portfolio("sample", STATED))


@pytest.mark.parametrize(
    "given", [None, portfolio("none"), portfolio("sample")], ids=["no portfolio", "nothing stated", "a sample"]
)
def test_without_anything_to_divide_there_is_no_portrait(given: Portfolio | None) -> None:
    assert portrait_of(given) is None
