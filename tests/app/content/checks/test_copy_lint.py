import pytest

from app.content.checks.copy_lint import broken_rules


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Welcome!", "our own copy has no exclamation marks"),
        ("And so on...", "write … (one character) for an ellipsis"),
        ("From ₹ 50 lakh", "no space after ₹"),
        ("Unlock your potential", "say plainly what we do: this word says nothing"),
        ("A curated list", "say plainly what we do: this word says nothing"),
        ("9:30 AM - 6:30 PM", "hours have an en dash without spaces: 9:30 AM–6:30 PM"),
        ("9:30 AM-6:30 PM", "hours have an en dash without spaces: 9:30 AM–6:30 PM"),
        ("Stated on 14 September 2018", "a day is spelt 14 Sep 2018"),
        ("Two  spaces", "two spaces stand in a row"),
    ],
)
def test_broken_rules_are_named(text: str, message: str) -> None:
    assert broken_rules(text) == [message]


@pytest.mark.parametrize(
    "text",
    [
        "Loading...",
        "Thank you for reaching out!",
        "The Journey So Far: Tailwinds",
        "9:30 AM–6:30 PM",
        "₹50 lakh",
        "Equity 70%-100%, 3-5 years, 14-Sep-18, -6.8%",
        "BSE 500 TRI (revised from BSE 200 TRI effective 1 April 2023), 1 April to 31 March, 31 May 2025",
        "https://www.example.in/a?b=c",
        "Is it? Yes; see (a) … and so on.",
    ],
)
def test_right_text_raises_no_false_alarm(text: str) -> None:
    assert broken_rules(text) == []
