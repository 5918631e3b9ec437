import pytest

from app.content.models.site import Registrations
from app.content.placeholders import registrations_held


@pytest.mark.parametrize(
    ("registrations", "words"),
    [
        (Registrations(), "This site shows no registration number of the firm, and claims none."),
        (
            Registrations(aprn="APRN-1"),
            "APRN APRN-1 stands at the foot of every page; a number that is not shown is not claimed.",
        ),
        (
            Registrations(aprn="1", arn="2"),
            "APRN 1 and ARN 2 stand at the foot of every page; a number that is not shown is not claimed.",
        ),
    ],
)
def test_no_text_promises_a_number_that_is_not_filled_in(registrations: Registrations, words: str) -> None:
    assert registrations_held(registrations) == words
