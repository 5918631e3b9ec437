"""Figures are exact to the last digit and have one spelling."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given, settings, strategies as st

from app.content.datasets.figures import (
    csv_cell,
    decimals_of,
    drawn,
    drawn_change,
    fixed,
    grown,
    grown_change,
    percent,
    percentage,
    plain,
    rounded,
    signed,
    unit_of,
)
from app.content.datasets.holdings import COLUMNS, read_holdings
from app.content.datasets.returns import growth_of_one
from app.content.datasets.summaries import band_weights, sector_weights, weight_of

EXAMPLES = settings(max_examples=200)
FIGURES = st.decimals(min_value=-1000, max_value=1000, places=6)
DECIMALS = st.integers(min_value=0, max_value=4)


@pytest.mark.parametrize(
    ("figure", "spelt"),
    [("23.08", "23.08"), ("57.10", "57.1"), ("10", "10"), ("100.00", "100"), ("-4.50", "−4.5"), ("1E+3", "1000")],
)
def test_a_stated_figure_has_no_empty_decimals(figure: str, spelt: str) -> None:
    assert plain(Decimal(figure)) == spelt


@pytest.mark.parametrize(
    ("figure", "decimals", "spelt"),
    [
        *(("2.1", 2, "2.10"), ("-6.84", 1, "−6.8"), ("-0.04", 1, "0.0"), ("21", 2, "21.00"), ("8.5", 0, "9")),
        # With binary fractions these were 1.00, 2.67 and −0.1.
        *(("1.005", 2, "1.01"), ("2.675", 2, "2.68"), ("-0.15", 1, "−0.2")),
    ],
)
def test_a_computed_figure_is_rounded_as_by_hand(figure: str, decimals: int, spelt: str) -> None:
    assert fixed(Decimal(figure), decimals) == spelt


def test_only_changes_carry_a_plus() -> None:
    assert [signed(Decimal(figure), 1) for figure in ("1.2", "-1.4", "0.04", "-0.04")] == ["+1.2", "−1.4", "0.0", "0.0"]


def test_what_is_drawn_is_what_is_spelt() -> None:
    assert drawn(Decimal("6.84"), 1).model_dump(mode="json") == {"value": 6.8, "shown": "6.8"}
    assert drawn_change(Decimal("6.84"), 1).model_dump(mode="json") == {"value": 6.8, "shown": "+6.8"}
    share = percentage(Decimal("23.08"), plain(Decimal("23.08")))
    assert share.model_dump(mode="json") == {"value": 23.08, "shown": "23.08", "with_sign": percent("23.08")}


def test_growth_is_crore_or_a_multiple() -> None:
    assert [grown(Decimal("3.6127"), unit) for unit in ("crore", "multiple")] == ["₹3.61 cr", "3.61x"]
    assert grown(Decimal("3.6127"), "crore", crore="crore") == "₹3.61 crore"
    differences = [Decimal(figure) for figure in ("1.02", "-0.4", "0", "-0.004")]
    assert [grown_change(difference, "crore") for difference in differences] == [
        *("+₹1.02 cr", "−₹0.40 cr", "₹0.00 cr", "₹0.00 cr"),
    ]
    assert grown_change(Decimal("0.43"), "multiple") == "+0.43x"


def test_programs_read_a_hyphen() -> None:
    assert csv_cell(Decimal("-6.84"), 1) == "-6.8"


@EXAMPLES
@given(FIGURES, DECIMALS)
def test_rounding_is_never_off_by_more_than_half_a_unit(figure: Decimal, decimals: int) -> None:
    found = rounded(figure, decimals)
    assert abs(found - figure) <= unit_of(decimals) / 2
    assert found == rounded(found, decimals)


@EXAMPLES
@given(FIGURES, DECIMALS)
def test_a_spelling_has_its_decimals_and_stands_for_the_figure(figure: Decimal, decimals: int) -> None:
    spelt = fixed(figure, decimals)
    assert len(spelt.partition(".")[2]) == decimals
    assert Decimal(spelt.replace("−", "-")) == rounded(figure, decimals)
    assert spelt.startswith("−") == (rounded(figure, decimals) < 0)


@pytest.mark.parametrize(("written", "decimals"), [("46", 0), ("46.0", 1), ("45.60", 2), ("-1E+2", 0)])
def test_a_stated_figure_is_as_exact_as_it_is_written(written: str, decimals: int) -> None:
    assert decimals_of(Decimal(written)) == decimals


@EXAMPLES
@given(FIGURES)
def test_a_plain_spelling_loses_nothing(figure: Decimal) -> None:
    spelt = plain(figure)
    assert Decimal(spelt.replace("−", "-")) == figure


@EXAMPLES
@given(st.lists(st.integers(min_value=1, max_value=700), min_size=1, max_size=60))
def test_weights_in_hundredths_add_to_exactly_a_hundred(hundredths: list[int]) -> None:
    """Cash is what the companies leave. The order of adding changes nothing."""
    while sum(hundredths) >= 10_000:
        hundredths.pop()
    weights = [*sorted(hundredths, reverse=True), 10_000 - sum(hundredths)]
    cells = [f"{weight // 100}.{weight % 100:02}" for weight in weights]
    names = [f"Company {position},Sector {position % 7},large" for position in range(len(hundredths))]
    lines = [f"{name},{cell}" for name, cell in zip([*names, "Cash,Cash,cash"], cells, strict=True)]
    holdings, faults = read_holdings("\n".join([",".join(COLUMNS), *lines]), "h", "h.csv")
    assert faults == []
    assert csv_cell(weight_of(holdings.rows), 2) == str(weight_of(reversed(holdings.rows))) == "100.00"
    for parts in (sector_weights(holdings), band_weights(holdings)):
        assert sum(percent for _, percent in parts) + holdings.rows[-1].weight_percent == 100


@EXAMPLES
@given(st.lists(st.decimals(min_value="0.01", max_value=100_000, places=2), min_size=2, max_size=30))
def test_growth_is_rounded_once_from_the_exact_ratio(values: list[Decimal]) -> None:
    half = Fraction(1, 20_000)
    for value, became in zip(values, growth_of_one(values), strict=True):
        assert abs(Fraction(became) - Fraction(value) / Fraction(values[0])) <= half
