"""A course has as many places as its drawing."""

import pytest
from pydantic import ValidationError

from app.content.blocks.firm.course import CourseBlock


def course_of(drawing: str, count: int, sums: int = 0) -> CourseBlock:
    items = [{"title": f"Place {number}", "text": "Words."} for number in range(count)]
    fields = {"kind": "course", "id": "course", "heading": "A course", "alt": "A river"}
    return CourseBlock.model_validate(fields | {"drawing": drawing, "items": items, "sums": ["₹1 crore"] * sums})


def test_sums_stand_at_the_calls_of_a_fund() -> None:
    assert len(course_of("fundLife", 4, sums=3).sums) == 3
    for drawing, count, sums in (("fundLife", 4, 2), ("twoPeople", 5, 1)):
        with pytest.raises(ValidationError, match="fundLife has one sum or three"):
            course_of(drawing, count, sums)


@pytest.mark.parametrize(("drawing", "count"), [("fourQuestions", 4), ("fundLife", 4), ("twoPeople", 5)])
def test_each_place_is_drawn(drawing: str, count: int) -> None:
    assert len(course_of(drawing, count).items) == count
    with pytest.raises(ValidationError, match=f"{drawing} needs {count} items, found"):
        course_of(drawing, 9 - count)
