"""The firm's phone number, entered once with its country: what is read, and what is dialled."""

import re
from typing import Annotated

from pydantic import AfterValidator

from app.content.models.base import Text

_GROUPS = re.compile(r"\+[1-9][0-9]*(?:[ -][0-9]+)*")
_NO_DIGIT = re.compile(r"[^0-9]")
_FEWEST_DIGITS, _MOST_DIGITS = 7, 15
"""The most digits are those of E.164, the country's among them."""


def dialled(phone: str) -> str:
    """Return "+911140000000" for "+91 11 4000 0000"."""
    return f"+{_NO_DIGIT.sub('', phone)}"


def _with_its_country(typed: str) -> str:
    digits = len(_NO_DIGIT.sub("", typed))
    if _GROUPS.fullmatch(typed) is None or not _FEWEST_DIGITS <= digits <= _MOST_DIGITS:
        raise ValueError(f"'{typed}' is no phone number with its country: write it such as +91 11 4000 0000")
    return typed


PhoneNumber = Annotated[Text, AfterValidator(_with_its_country)]
"""A number as it is read: a plus sign, the country, and digits in groups."""
