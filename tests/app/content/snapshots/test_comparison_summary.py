"""The summary of a comparison: sentences about what invented strategies state, and none about the rest."""

from itertools import combinations
from typing import Any

import pytest

from app.content.composing.compose import ComposedContent
from app.content.snapshots.comparison_summary import KINDS, summary

STYLE, SINCE, STOCKS, ASSETS = "Style, our label", "Since", "Stocks", "Assets managed"
FEE = "Management fee"


def column(name: str, began: str | None = None, asks_for: str | None = None, **values: str | None) -> dict[str, Any]:
    return {
        "strategy": {"name": name},
        "began": began,
        "asksFor": asks_for,
        "values": {SINCE: began, "Horizon": asks_for, **values},
    }


def test_what_all_have_in_common_is_said_first_and_then_how_they_differ() -> None:
    shared = {"began": "1 Jan 2019", "asks_for": "4 years and above"}
    columns = [
        column("North", **shared, **{STYLE: "Growth", STOCKS: "12"}),
        column("South", **shared, **{STYLE: "Quality", STOCKS: "20-25"}),
        column("East", **shared, **{STYLE: "Growth", STOCKS: "14"}),
    ]
    assert summary(columns) == (
        "All three began on 1 Jan 2019 and ask for 4 years and above. They differ in number of stocks and style."
    )
    assert str(summary(columns[:2])).startswith("Both began on 1 Jan 2019")


def test_of_many_differences_the_weightiest_three_are_named_as_some_of_them() -> None:
    north = column("North", "1 Jan 2019", "at least 2 years", **{STYLE: "Growth", ASSETS: "40 INR Cr", FEE: "2%"})
    south = column("South", "2 Feb 2020", "at least 5 years", **{STYLE: "Quality", ASSETS: "50 INR Cr", FEE: "2%"})
    assert summary([north, south]) == "They differ above all in horizon, assets and style."
    plain = [column("North", "1 Jan 2019", **{FEE: "2%"}), column("South", "2 Feb 2020", **{FEE: "2.5%"})]
    assert summary(plain) == "They differ above all in start."
    two_of_three = [
        column("North", f"{day} Jan 2019", **{STOCKS: stocks}) for day, stocks in enumerate(("9", "8", None), 1)
    ]
    assert summary(two_of_three) == "They differ above all in start."


def test_what_one_alone_states_is_said_by_its_name_but_for_fees_that_may_be_left_to_an_agreement() -> None:
    columns = [column("North", **{FEE: "2%", "Exit load": "none"}), column("South", **{STOCKS: "20"})]
    assert summary(columns) == "Only South states its number of stocks."


@pytest.mark.parametrize("began", [None, "2 Feb 2020"])
def test_what_somebody_leaves_open_is_neither_in_common_nor_a_difference(began: str | None) -> None:
    assert summary([column("North"), column("South", began=began)]) is None


def test_one_horizon_in_common_is_said_without_a_day() -> None:
    both = [column("North", asks_for="at least 2 years"), column("South", asks_for="at least 2 years")]
    assert summary(both) == "Both ask for at least 2 years."


def test_the_sentences_know_the_rows_of_the_shipped_table(content: ComposedContent) -> None:
    columns = [column.model_dump(mode="json", by_alias=True) for column in content.compared.values()]
    assert set(KINDS) <= {label for column in columns for label in column["values"]}
    said = " ".join(filter(None, (summary(pair) for pair in combinations(columns, 2))))
    for words in KINDS.values():
        assert words in said
