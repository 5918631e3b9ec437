"""A phone number as it is written in the content, and its dialled form."""

import pytest
from pydantic import TypeAdapter, ValidationError

from app.content.models.site import PhoneNumber, dialled

PHONE: TypeAdapter[str] = TypeAdapter(PhoneNumber)


@pytest.mark.parametrize("typed", ["+91 11 4000 0000", "+91-11-40000000", "+911140000000"])
def test_what_is_dialled_follows_from_what_is_read(typed: str) -> None:
    assert PHONE.validate_python(typed) == typed
    assert dialled(typed) == "+911140000000"


@pytest.mark.parametrize(
    "typed",
    ["011 4000 0000", "+91", "+0 11 4000 0000", "+91 (11) 4000 0000", "+91 11 4000 0000 0000 000", "tel:+9111"],
)
def test_what_telephones_could_not_dial_is_refused(typed: str) -> None:
    with pytest.raises(ValidationError, match="not a phone number with its country"):
        PHONE.validate_python(typed)
