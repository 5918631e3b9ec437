"""The summary of a comparison: what each of some invented strategies buys."""

from app.content.snapshots.comparison_summary import summary


def test_each_is_named_with_what_it_buys() -> None:
    ideas = {"North": "IPOs of banks.", "South": "The ideas of one team", "East": "Firms that pass three tests"}
    assert (
        summary(ideas) == "North buys IPOs of banks; South, the ideas of one team; East, firms that pass three tests."
    )
