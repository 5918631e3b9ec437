"""Finds the digits that a search for a phone number means, in any spelling. Pure.

Stored numbers are digits, most with a plus and the dial code in front, some without either.
"""

import re
import unicodedata

_PUNCTUATION = "()./·−"
_SPELLED = re.compile(r" *(\+?)([0-9 ]+)")
_EXIT_CODE = re.compile(r"^ *0 *0(?=(?: *[0-9]){5})")
# "+91 (0) 98765 …" and "+91 098765 …": the zero is only for calls within the country. Italy keeps it.
_TRUNK_ZERO = re.compile(r"^( *[0-9]{1,3} +)0")
_LEAST_DIGITS = 4
_LEAST_WHOLE_DIGITS = 7
_LEAST_DIGITS_WITH_DIAL_CODE = 11
_LONGEST_DIAL_CODE = 3


def phone_readings(search: str) -> list[str]:
    """Return alternative texts, one of which a matching number contains; none if the search is not a phone number.

    A number stored without its dial code must match whole, so its text has a space on each side.
    """
    spelled = _SPELLED.fullmatch("".join(map(_plain_character, search.strip().lower().removeprefix("tel:"))))
    if spelled is None:
        return []
    plus, spaced = spelled.groups()
    international = _EXIT_CODE.sub("", spaced)
    if plus or international != spaced:
        spellings = [international, _TRUNK_ZERO.sub(r"\1", international)]
    else:
        spellings = [re.sub("^ *0", "", spaced)]
    readings = dict.fromkeys(spelling.replace(" ", "") for spelling in spellings)
    digits = [reading for reading in readings if len(reading) >= _LEAST_DIGITS]
    return [*digits, *(rest for reading in digits for rest in _without_dial_code(reading))]


def _without_dial_code(digits: str) -> list[str]:
    """Return the form of the number in a search text if it was stored without its dial code."""
    if len(digits) < _LEAST_DIGITS_WITH_DIAL_CODE:
        return []
    rests = (digits[length:] for length in range(1, _LONGEST_DIAL_CODE + 1))
    return [f" {rest} " for rest in rests if len(rest) >= _LEAST_WHOLE_DIGITS]


def _plain_character(character: str) -> str:
    """Return an ASCII digit, a plus, a space for what stands between digits, or the character as it is."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    category = unicodedata.category(character)
    if character.isspace() or category == "Pd" or character in _PUNCTUATION:
        return " "
    return "" if category == "Cf" else character.replace("＋", "+")
