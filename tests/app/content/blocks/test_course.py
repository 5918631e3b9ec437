"""A course has as many places as its drawing."""

import pytest
from pydantic import ValidationError

from app.content.blocks.firm.course import CourseBlock


def course_of(drawing: str, count: int) -> CourseBlock:
    items = [{"title": f"Place {number}", "text": "Words."} for number in range(count)]
    fields = {"kind": "course", "id": "course", "heading": "A course", "alt": "A river"}
    return CourseBlock.model_validate(fields | {"drawing": drawing, "items": items})


@pytest.mark.parametrize(("drawing", "count"), [("fourQuestions", 4), ("fundLife", 4), ("twoPeople", 5)])
def test_each_place_is_drawn(drawing: str, count: int) -> None:
    assert len(course_of(drawing, count).items) == count
    with pytest.raises(ValidationError, match=f"{drawing} needs {count} items, found"):
        course_of(drawing, 9 - count)
