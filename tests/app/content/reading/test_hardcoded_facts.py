"""A strategy's fact is written in its field: a text that repeats it is refused, with what to write instead."""

from pathlib import Path

import pytest

from app.content.errors import ContentError
from tests.app.content.small_site import check_faults
from tests.app.content.strategy_site import strategy_changed

ALPHA = "strategies/alpha.yaml"
LEDE = "lede: Plain words."


def typed(lede: str, head: str = "") -> dict[str, str | None]:
    """Alpha with another lede, and more fields at its top."""
    changes = strategy_changed(ALPHA, LEDE, f"lede: >-\n      {lede}")
    changes[ALPHA] = str(changes[ALPHA]).replace("\ndatasets:", f"\n{head}datasets:", 1)
    return changes


@pytest.mark.parametrize(
    ("lede", "found", "placeholder"),
    [
        ("Figures to 31 May 2025.", "31 May 2025", "asOn"),
        ("Figures to 31-May-25.", "31-May-25", "asOnDashed"),
        ("Counted from 1 Jan to 31 May 2025.", "1 Jan to 31 May 2025", "calendarYearToDate"),
        ("The line goes from Mar-23 to May-25.", "Mar-23 to May-25", "seriesSpan"),
        ("It began on 15 Mar 2023.", "15 Mar 2023", "since"),
        ("It holds 12 stocks.", "12 stocks", "stocks"),
        ("It holds twelve companies.", "twelve companies", "stocksInWords"),
        ("It is measured against the Wide index.", "Wide index", "benchmark"),
        ("Stay 3 years and above.", "3 years and above", "horizon"),
        ("One rupee became 1.44x.", "1.44x", "multiple"),
        ("The least is ₹50 lakh.", "₹50 lakh", "minimumInvestment"),
        ("Fees are as per term sheet.", "as per term sheet", "managementFee"),
        ("The load is 2% in the first year.", "2% in the first year", "exitLoad"),
    ],
)
def test_a_fact_in_a_text_is_named_by_its_placeholder(lede: str, found: str, placeholder: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        check_faults(tmp_path, typed(lede, "exitLoad: 2% in the first year\n"))
    (fault,) = map(str, caught.value.faults)
    message = f"'{found}' is typed by hand and would stay when it changes: write {{{placeholder}}}"
    assert fault == f"content/{ALPHA}:51: blocks.0.lede: {message}"


@pytest.mark.parametrize(
    "lede",
    [
        "The top 10 stocks weigh most.",
        "From December 2019 to May 2025 three things helped.",
        "An exit load, a management fee and a minimum investment are agreed on.",
        "It holds {stocks} stocks beside {benchmark}, to {asOn}.",
        "Until 31 Mar 2024 it was the Narrow index.",
        "The management fee is {managementFee}, the horizon {horizon}.",
    ],
)
def test_what_is_no_fact_of_the_strategy_may_be_written(lede: str, tmp_path: Path) -> None:
    assert check_faults(tmp_path, typed(lede)) == []
