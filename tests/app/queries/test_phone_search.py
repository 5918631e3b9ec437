"""A search finds a phone number in any spelling, and nothing else."""

import random
from collections.abc import Callable

import pytest
from flask import Flask

from app.forms.declared import CONTACT
from app.queries.query_store import list_queries
from app.queries.search import QueryFilter, phone_digits
from tests.app.queries.new_queries import keep

# Dial code and national number, stored with a plus, without one, and without the dial code.
NUMBERS = [("91", "9876543210"), ("91", "1141234567"), ("1", "7021234567"), ("44", "2079460123"), ("971", "501234567")]
SEPARATORS = [
    " ",
    "-",
    ".",
    "/",
    "\u00a0",
    "\u202f",
    "\u2009",
    "\u2011",
    "\u2012",
    "–",
    "—",
    "−",
    " - ",
    "  ",
    "\u200e",
]
DIGITS = ["0123456789", "०१२३४५६७८९", "٠١٢٣٤٥٦٧٨٩", "０１２３４５６７８９"]
NOT_NUMBERS = ["Flat 42", "a9876543210", "98765x43210", "+", "()", "9876 5432 10 Rao", "²²²²"]


def found(search: str) -> set[str]:
    return {query.phone for query in list_queries(CONTACT, QueryFilter(search=search), 1000).records}


def with_separators(text: str, chance: random.Random) -> str:
    """Put separators at random between digits, and brackets round the first ones."""
    cut = chance.randrange(2, 5)
    head, tail = text[:cut], text[cut:]
    spelled = f"({head})" if chance.random() < 0.3 else head
    for digit in tail:
        spelled += (chance.choice(SEPARATORS) if chance.random() < 0.35 else "") + digit
    return spelled


def in_digits(text: str, digits: str) -> str:
    return text.translate(str.maketrans(DIGITS[0], digits))


def spellings(dial_code: str, national: str, chance: random.Random) -> list[str]:
    """Every way to write a number with its dial code, each with random separators and digits."""

    def drawn() -> str:
        return with_separators(national, chance)

    def separator() -> str:
        return chance.choice(SEPARATORS[:-1])

    written = [
        f"+{dial_code}{separator()}{drawn()}",
        f"＋{dial_code}{drawn()}",
        f"(+{dial_code}){separator()}{drawn()}",
        f"+{dial_code} (0){separator()}{drawn()}",
        f"+{dial_code}{separator()}0{drawn()}",
        f"00{dial_code}{separator()}{drawn()}",
        f"0 0 {dial_code} {drawn()}",
        f"tel:+{dial_code}-{drawn()}",
        f"  +{dial_code} {drawn()} ",
        f"\u202a+{dial_code} {drawn()}\u202c",
    ]
    return [in_digits(text, chance.choice(DIGITS)) for text in written]


def national_spellings(national: str, chance: random.Random) -> list[str]:
    separated = [prefix + with_separators(national, chance) for prefix in ("", "0", "0 ", "(0) ", "0-")]
    return [in_digits(text, chance.choice(DIGITS)) for text in separated]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "stored", [lambda code, rest: f"+{code}{rest}", lambda code, rest: code + rest, lambda _, rest: rest]
)
def test_each_spelling_finds_its_number_alone(app: Flask, stored: Callable[[str, str], str], seed: int) -> None:
    chance = random.Random(seed)
    for dial_code, national in NUMBERS:
        keep(phone=stored(dial_code, national))
    missed = [
        (search, found(search))
        for dial_code, national in NUMBERS
        for search in spellings(dial_code, national, chance) + national_spellings(national, chance)
        if found(search) != {stored(dial_code, national)}
    ]
    assert missed == []


@pytest.mark.parametrize(
    ("search", "phone"),
    [
        ("(702) 123-4567", "+17021234567"),
        ("+1 702", "+17021234567"),
        ("+1 702 123 4567", "+17021234567"),
        ("702.123.4567", "+17021234567"),
        ("0091 98765 43210", "+919876543210"),
        ("098765 43210", "+919876543210"),
        ("+39 06 698 12345", "+390669812345"),
        ("+39\u00a006\u00a0698\u00a012345", "+390669812345"),
        ("0091 98765", "+919876543210"),
        ("098765", "+919876543210"),
        ("(702) 1", "+17021234567"),
        ("43210", "+919876543210"),
        ("٩٨٧٦٥", "+919876543210"),
    ],
)
def test_whole_and_begun_numbers_are_found(app: Flask, search: str, phone: str) -> None:
    for other in ("+17021234567", "+919876543210", "+390669812345"):
        keep(phone=other)
    assert found(search) == {phone}


def test_a_search_that_is_no_number_means_none(app: Flask) -> None:
    keep(name="Flat 42", phone="+914242424242", message="seat 007 of 2019–2023")
    for search in NOT_NUMBERS:
        assert phone_digits(search) == ""
    assert found("Flat 42") == {"+914242424242"}
    assert found("Flat 43") == set()


@pytest.mark.parametrize("search", ["007", "042", "(42)", "+42", "1 2"])
def test_few_digits_are_no_number(search: str) -> None:
    assert phone_digits(search) == ""


def test_what_stands_in_a_message_is_found(app: Flask) -> None:
    keep(phone="+17021234567", message="Call 080-4567 or 0455 66, ref 2026-04-01")
    for search in ("080-4567", "0455 66", "2026-04-01"):
        assert found(search) == {"+17021234567"}
