"""The summary of a comparison: sentences about what invented strategies state, and none about the rest."""

from itertools import combinations
from typing import Any

from app.content.composing.compose import ComposedContent
from app.content.snapshots.comparison_summary import ASSETS, summary

STYLE, SINCE = "Style, our label", "Since"


def column(
    name: str,
    began: str | None = None,
    years: int | None = None,
    large: str | None = None,
    *,
    wording: str = "at least {} years",
    rows: dict[str, str | None] | None = None,
) -> dict[str, Any]:
    asks_for = None if years is None else wording.format(years)
    return {
        "strategy": {"name": name},
        "began": began,
        "asksFor": asks_for,
        "horizons": [{"years": years, "months": None}] if years else [],
        "large": large,
        "values": {SINCE: began, "Horizon": asks_for, **(rows or {})},
    }


def test_the_weightiest_difference_is_said_with_its_values_and_then_what_all_have_in_common() -> None:
    columns = [
        column("North", "1 Jan 2019", 4, rows={STYLE: "Growth", ASSETS: "40 INR Cr"}),
        column("South", "1 Jan 2019", 4, rows={STYLE: "Quality", ASSETS: "50 INR Cr"}),
        column("East", "1 Jan 2019", 4, rows={STYLE: "Growth", ASSETS: "60 INR Cr"}),
    ]
    assert summary(columns) == (
        "North manages 40 INR Cr, South 50 INR Cr, East 60 INR Cr. "
        "All three began on 1 Jan 2019 and ask for at least 4 years."
    )
    assert str(summary(columns[:2])).endswith(" Both began on 1 Jan 2019 and ask for at least 4 years.")


def test_without_anything_in_common_the_weightiest_difference_is_told_alone() -> None:
    north = column("North", "1 Jan 2019", 2, "60%", rows={ASSETS: "40 INR Cr"})
    south = column("South", "2 Feb 2020", 5, "8.5%", rows={ASSETS: "50 INR Cr"})
    assert summary([north, south]) == "North has 60% in large companies, South 8.5%."


def test_a_difference_names_who_does_not_state_it_and_is_left_out_if_two_state_the_same() -> None:
    columns = [column("North", rows={ASSETS: "9"}), column("South"), column("East", rows={ASSETS: "8"})]
    assert summary(columns) == "North manages 9, East 8; South does not say."
    assert summary([*columns[:2], column("East", rows={ASSETS: "9"})]) is None


def test_a_horizon_of_the_same_length_in_other_words_is_no_difference() -> None:
    told = summary([column("North", years=3), column("South", years=3, wording="{0} years and above")])
    assert told is None


def test_what_one_alone_states_is_a_difference_to_all_others() -> None:
    columns = [column("North", years=2), column("South"), column("East")]
    assert summary(columns) == "North asks for at least 2 years; South and East do not say."
    assert summary(columns[1:]) is None


def test_one_horizon_in_common_is_said_without_a_day() -> None:
    both = [column("North", years=2), column("South", years=2)]
    assert str(summary(both)).startswith("Both ask for at least 2 years. ")


def test_the_sentences_know_the_rows_of_the_shipped_table(content: ComposedContent) -> None:
    columns = [column.model_dump(mode="json", by_alias=True) for column in content.compared.values()]
    assert ASSETS in {label for column in columns for label in column["values"]}
    said = " ".join(filter(None, (summary(pair) for pair in combinations(columns, 2))))
    for words in ("in large companies", "asks for", "manages", "began on"):
        assert words in said
