from typing import Any

import pytest

from app.content.placeholders import read_brand


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ({"aprn": "", "arn": ""}, "This site shows no registration number of the firm, and claims none."),
        (None, "This site shows no registration number of the firm, and claims none."),
        (
            {"aprn": "APRN-1", "arn": ""},
            "APRN APRN-1 stands at the foot of every page; a number that is not shown is not claimed.",
        ),
        (
            {"aprn": "1", "arn": "2"},
            "APRN 1 and ARN 2 stand at the foot of every page; a number that is not shown is not claimed.",
        ),
    ],
)
def test_no_text_promises_a_number_that_is_not_filled_in(numbers: Any, told: str) -> None:
    assert read_brand({"registrations": numbers})["registrationsHeld"] == told
