"""Whole rupees: read as people type them, and spelt in lakh and crore."""

import re
from decimal import Decimal

LAKH_RUPEES = 100_000
CRORE_RUPEES = 10_000_000
_UNITS = {"": 1, "lakh": LAKH_RUPEES, "lac": LAKH_RUPEES, "crore": CRORE_RUPEES, "cr": CRORE_RUPEES}
_TYPED = re.compile(r"(?:₹|rs\.?)?\s*([0-9][0-9,]*(?:\.[0-9]+)?)\s*(?:(lakh|lac|crore)s?|(cr)\.?)?", re.IGNORECASE)
_SPELT_UNITS = (("crore", CRORE_RUPEES), ("lakh", LAKH_RUPEES))
_DECIMALS = 100


def read_rupees(typed: str) -> int | None:
    """Return rupees for "5000000", "50,00,000", "₹50 lakh" or "1.5 crore"; None if it is not a whole sum."""
    match = _TYPED.fullmatch(typed.strip())
    if match is None:
        return None
    unit = _UNITS[(match[2] or match[3] or "").lower()]
    rupees = Decimal(match[1].replace(",", "")) * unit
    return int(rupees) if rupees == rupees.to_integral_value() else None


def in_words(rupees: int) -> str:
    """Return "₹50 lakh" or "₹1.25 crore"; a sum with more than two decimals of its unit stands in full."""
    for name, unit in _SPELT_UNITS:
        if rupees >= unit and rupees * _DECIMALS % unit == 0:
            return f"₹{(Decimal(rupees) / unit).normalize():f} {name}"
    return in_full(rupees)


def in_full(rupees: int) -> str:
    """Return "₹1,50,000": all digits, grouped as in India."""
    return f"₹{in_digits(rupees)}"


def in_digits(rupees: int) -> str:
    """Return "1,50,000": the last three digits, then pairs."""
    digits = str(rupees)
    rest, last = digits[:-3], digits[-3:]
    pairs = [rest[max(0, end - 2) : end] for end in range(len(rest), 0, -2)]
    return ",".join([*reversed(pairs), last])
