"""Typed terms are spelt as in the specification."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from app.content.datasets.wording import (
    claim_figure,
    horizon_in_words,
    line_basis_in_words,
    period_basis,
    stocks_in_words,
)
from app.content.models.datasets import SeriesDataset
from app.content.models.site import Claim
from app.content.models.strategy import Horizon, Stocks, StockSpan

STOCKS: TypeAdapter[StockSpan] = TypeAdapter(Stocks)


@pytest.mark.parametrize(("written", "told"), [(33, "33"), ({"least": 20, "most": 25}, "20-25")])
def test_stocks(written: object, told: str) -> None:
    assert stocks_in_words(STOCKS.validate_python(written)) == told


@pytest.mark.parametrize(
    ("written", "told", "months"),
    [
        ({"years": 5, "wording": "andAbove"}, "5 years and above", 60),
        ({"years": 3, "wording": "atLeast"}, "At least 3 years", 36),
        ({"months": 36}, "36 months", 36),
        ({"years": 1}, "1 year", 12),
    ],
)
def test_horizons(written: dict[str, Any], told: str, months: int) -> None:
    horizon = Horizon.model_validate(written)
    assert (horizon_in_words(horizon), horizon.length_months) == (told, months)


@pytest.mark.parametrize(
    ("written", "told"), [({"count": 2500, "plus": True}, "2500"), ({"count": 0}, "0"), ({"year": 2018}, "2018")]
)
def test_claims(written: dict[str, Any], told: str) -> None:
    assert claim_figure(Claim.model_validate({"id": "one", "label": "one", **written})) == told


@pytest.mark.parametrize("written", [{}, {"count": 1, "year": 2018}])
def test_a_claim_is_a_count_or_a_year(written: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a count or a year"):
        Claim.model_validate({"id": "one", "label": "one", **written})


def series(basis: str, *benchmarks: dict[str, str]) -> SeriesDataset:
    return SeriesDataset.model_validate(
        {
            "kind": "series",
            "file": "alpha",
            "asOn": "2025-05-31",
            "basis": basis,
            "rows": "none",
            "name": "Alpha",
            "shortName": "Alpha",
            "benchmarks": benchmarks or ({"name": "Broad TRI"},),
        }
    )


def test_what_holds_for_periods_stands_at_the_returns_alone() -> None:
    changed = ({"name": "Old TRI"}, {"name": "New TRI", "since": "2023-04-01"})
    for benchmarks in ((), changed):
        dataset = series("Net of fees, before tax; beyond one year compounded", *benchmarks)
        assert period_basis(dataset) == "beyond one year compounded"
        assert line_basis_in_words(dataset).startswith("Net of fees, before tax")
        assert "compounded" not in line_basis_in_words(dataset)


@pytest.mark.parametrize("basis", ["Net of fees", "Net of fees; a model portfolio, as no client held it."])
def test_a_basis_without_periods_is_that_of_the_line(basis: str) -> None:
    dataset = series(basis)
    assert (line_basis_in_words(dataset), period_basis(dataset)) == (basis, None)
