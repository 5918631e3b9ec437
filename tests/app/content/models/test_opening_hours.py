"""The opening hours of the week: their wording, and what is refused."""

from typing import Any

import pytest
from pydantic import ValidationError

from app.content.models.opening_hours import WeekHours

OFFICE, SHORT = {"opens": "09:30", "closes": "18:30"}, {"opens": "10:00", "closes": "17:00"}


def told(**week: Any) -> list[str]:
    return [f"{span.days} {span.hours}" for span in WeekHours.model_validate(week).open_days]


def test_days_in_a_row_with_the_same_hours_are_told_together() -> None:
    assert told(monday=OFFICE, tuesday=OFFICE, wednesday=OFFICE, saturday=SHORT) == [
        "Monday to Wednesday 9:30 AM–6:30 PM",
        "Saturday 10:00 AM–5:00 PM",
    ]
    assert told(monday=OFFICE, tuesday=OFFICE) == ["Monday to Tuesday 9:30 AM–6:30 PM"]
    assert told(monday=OFFICE, wednesday=OFFICE) == ["Monday 9:30 AM–6:30 PM", "Wednesday 9:30 AM–6:30 PM"]
    assert told(sunday={"opens": "00:00", "closes": "12:00"}) == ["Sunday 12:00 AM–12:00 PM"]


@pytest.mark.parametrize(
    ("week", "place", "message"),
    [
        ({"monday": {"opens": "18:30", "closes": "09:30"}}, ("monday",), "it must close later"),
        ({"monday": {"opens": "00:00", "closes": "00:00"}}, ("monday",), "it must close later"),
        ({"monday": {"opens": "9:30", "closes": "18:30"}}, ("monday", "opens"), "should match pattern"),
        ({"monday": {"opens": "09:30", "closes": "24:00"}}, ("monday", "closes"), "should match pattern"),
        ({"monday": None}, (), "all days are closed"),
    ],
)
def test_hours_that_cannot_be_are_refused(week: dict[str, Any], place: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValidationError) as raised:
        WeekHours.model_validate(week)
    assert [(one["loc"], message in one["msg"]) for one in raised.value.errors()] == [(place, True)]
