"""Sums of money as texts state them."""

import re
from decimal import Decimal
from typing import Annotated

from pydantic import AfterValidator

from app.content.models.base import Text

_SUM = re.compile(r"(?:₹|Rs\.? )(\d+(?:\.\d+)?) (lakh|crore)s?", re.IGNORECASE)
_UNITS = {"lakh": 100_000, "crore": 10_000_000}


def rupees(text: str) -> int:
    """Return a sum in rupees: 5000000 for "₹50 lakh". Raises ValueError for what states none."""
    match = _SUM.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text}' is no sum of money: write ₹50 lakh, Rs 50 Lakhs or ₹1.5 crore")
    return int(Decimal(match[1]) * _UNITS[match[2].lower()])


def _stated(text: str) -> str:
    rupees(text)
    return text


Rupees = Annotated[Text, AfterValidator(_stated)]
"""A sum in lakh or crore, in the words it is stated in."""
