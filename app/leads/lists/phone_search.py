"""Which stored numbers a search for a phone means, however it is spelled. Pure.

Stored numbers are digits, most with a plus and the dial code in front, some without either.
"""

import re
import unicodedata
from dataclasses import dataclass

_PLUS_SIGNS = "+＋"
_PUNCTUATION = "()./·−"
_DASH, _INVISIBLE = "Pd", "Cf"
_SPELLED = re.compile(r" *(\+?)([0-9 ]+)")
# "+91 (0) 98765 …" and "+91 098765 …": the zero is for callers from within the country. Not so in Italy.
_TRUNK_ZERO = re.compile(r"^( *[0-9]{1,3} +)0")
_LINK_SCHEME = "tel:"
_EXIT_CODE, _TRUNK_PREFIX = "00", "0"
_LEAST_DIGITS = 4
# A zero in front of fewer digits may be any number: nothing is read into it.
_LEAST_DIGITS_AFTER_ZERO = 5
_LEAST_WHOLE_DIGITS = 7
_LEAST_DIGITS_WITH_DIAL_CODE = 11
_LONGEST_DIAL_CODE = 3


@dataclass(frozen=True)
class PhoneSearch:
    """A stored number is meant if it begins with one of `beginnings`, holds one of `parts`, or is one of `wholes`."""

    beginnings: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    wholes: tuple[str, ...] = ()


def read_phone_search(search: str) -> PhoneSearch:
    """Return which numbers the text may mean; none if it holds anything that does not belong to a number."""
    plain = "".join(map(_plain_character, search.strip().lower().removeprefix(_LINK_SCHEME)))
    spelled = _SPELLED.fullmatch(plain)
    if spelled is None:
        return PhoneSearch()
    plus, spaced = spelled.groups()
    closed_up = spaced.replace(" ", "")
    if not plus and closed_up.startswith(_EXIT_CODE) and len(closed_up) >= _LEAST_DIGITS_AFTER_ZERO + len(_EXIT_CODE):
        plus, spaced = "+", _without_exit_code(spaced)
    if plus:
        return _international({text.replace(" ", "") for text in (spaced, _TRUNK_ZERO.sub(r"\1", spaced))})
    return _national(closed_up)


def _international(readings: set[str]) -> PhoneSearch:
    long_enough = sorted(digits for digits in readings if len(digits) >= _LEAST_DIGITS)
    return PhoneSearch(
        beginnings=tuple(plus + digits for digits in long_enough for plus in ("+", "")),
        wholes=tuple(rest for digits in long_enough for rest in _without_dial_code(digits)),
    )


def _national(digits: str) -> PhoneSearch:
    if digits.startswith(_TRUNK_PREFIX) and len(digits) > _LEAST_DIGITS_AFTER_ZERO:
        digits = digits.removeprefix(_TRUNK_PREFIX)
    if len(digits) < _LEAST_DIGITS:
        return PhoneSearch()
    may_hold_dial_code = len(digits) >= _LEAST_DIGITS_WITH_DIAL_CODE
    return PhoneSearch(parts=(digits,), wholes=_without_dial_code(digits) if may_hold_dial_code else ())


def _without_dial_code(digits: str) -> tuple[str, ...]:
    """Return how the number may have been stored without its dial code, which has one to three digits."""
    rests = (digits[length:] for length in range(1, _LONGEST_DIAL_CODE + 1))
    return tuple(rest for rest in rests if len(rest) >= _LEAST_WHOLE_DIGITS and not rest.startswith(_TRUNK_PREFIX))


def _without_exit_code(spaced: str) -> str:
    return re.sub(r"^ *0 *0", "", spaced)


def _plain_character(character: str) -> str:
    """Return an ASCII digit, a plus, a space for what stands between digits, or the character as it is."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    if character in _PLUS_SIGNS:
        return "+"
    category = unicodedata.category(character)
    if character.isspace() or category == _DASH or character in _PUNCTUATION:
        return " "
    return "" if category == _INVISIBLE else character
