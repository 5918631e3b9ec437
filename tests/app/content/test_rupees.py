"""Sums as people type them, and as they are spelt in India."""

import pytest

from app.content.rupees import in_full, in_words, read_rupees


@pytest.mark.parametrize(
    ("typed", "rupees"),
    [
        *(
            (typed, 5_000_000)
            for typed in ("5000000", "50,00,000", " ₹50,00,000 ", "50 lakh", "₹ 50 Lakhs", "Rs. 50 lac")
        ),
        *(("1.5 crore", 15_000_000), ("1.25cr", 12_500_000), ("2 Cr.", 20_000_000), ("0", 0), ("50.0 lakh", 5_000_000)),
        *(
            (typed, None)
            for typed in ("", "₹", "fifty lakh", "-5000000", "5e6", "1.5", "50 lakh crore", "५०", "50 lakh!")
        ),
        *((typed, None) for typed in ("<script>", "1..5 crore", ",50", "0.000000001 lakh")),
    ],
)
def test_what_is_typed(typed: str, rupees: int | None) -> None:
    assert read_rupees(typed) == rupees


@pytest.mark.parametrize(
    ("rupees", "words", "full"),
    [
        (0, "₹0", "₹0"),
        (999, "₹999", "₹999"),
        (25_000, "₹25,000", "₹25,000"),
        (100_000, "₹1 lakh", "₹1,00,000"),
        (7_525_000, "₹75.25 lakh", "₹75,25,000"),
        (7_525_500, "₹75,25,500", "₹75,25,500"),
        (10_000_000, "₹1 crore", "₹1,00,00,000"),
        (12_500_000, "₹1.25 crore", "₹1,25,00,000"),
        (1_000_000_000, "₹100 crore", "₹1,00,00,00,000"),
    ],
)
def test_what_is_spelt(rupees: int, words: str, full: str) -> None:
    assert (in_words(rupees), in_full(rupees)) == (words, full)
    assert read_rupees(words) == read_rupees(full) == rupees
