import pytest

from app.content.checks.copy_lint import broken_rules


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("From ₹ 50 lakh", "no space after ₹"),
        ("As on {asOn", "a placeholder is spelt {asOn}, and no brace stands alone"),
        ("See [us](/contact)", "Markdown is not read here: write plain words"),
        ("**Never** borrow", "Markdown is not read here: write plain words"),
        ("Stated on 14 September 2018", "a day is spelt 14 Sep 2018"),
    ],
)
def test_broken_rules_are_named(text: str, message: str) -> None:
    assert broken_rules(text) == [message]


@pytest.mark.parametrize(
    "text",
    [
        "₹50 lakh",
        "Equity 70%-100%, 3-5 years, 14-Sep-18, -6.8%",
        "BSE 500 TRI (revised from BSE 200 TRI effective 1 April 2023), 1 April to 31 March, 31 May 2025",
    ],
)
def test_right_text_raises_no_false_alarm(text: str) -> None:
    assert broken_rules(text) == []
