"""Wrong sentences on law and tax, once published, are on no page and in nothing that programs read."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from app.content.composing.compose import ComposedContent


class Wrong(NamedTuple):
    """A passage that matches `pattern` is wrong, unless it matches `unless` too. `once` is a published one."""

    reason: str
    pattern: str
    unless: str
    once: str


NOTHING = r"(?!)"
WRONG = (
    Wrong(
        "60 days and 365 before make no visiting citizen or person of Indian origin resident: 182 or 120 stand for 60",
        r"\b60\b[^.|]*\b365\b",
        r"(?s)visit.*\b182\b|\b182\b.*visit",
        "182 days or more in India make you resident, and so do 60 days with 365 in the four years before.",
    ),
    Wrong(
        "for a visitor with Indian income up to ₹15 lakh 182 days stand for 60, not only 120 for one above",
        r"(?<!older than )\b120 (?:days|stands?|takes?|where|with)\b",
        r"\b182\b[^.]*\bstands? for 60\b",
        "For a person of Indian origin who visits and has Indian income above ₹15 lakh, 120 days take the place of 60.",
    ),
    Wrong(
        "deemed residence needs Indian income above ₹15 lakh, and that no other country taxes",
        r"(?i)taxed in no country",
        NOTHING,
        "A citizen of India who is taxed in no country can be deemed resident.",
    ),
    Wrong(
        "the AIF minimum is a rule with exceptions",
        r"₹1 crore (?:or more|each|an investor|for each)|(?:scheme|AIFs),? from ₹1 crore",
        r"(?i)as a rule|exceptions",
        "An AIF takes ₹1 crore or more and is offered by private placement only.",
    ),
    Wrong(
        "Form 145 is filed below ₹5 lakh as well: its Part A",
        r"(?i)above ₹5 lakh,? (?:forms|a chartered accountant)",
        r"Part A",
        "To send money out of an NRO account: Above ₹5 lakh, Forms 146 and 145.",
    ),
    Wrong(
        "section 224 does not cover Category III",
        r"section 224",
        r"Categor(?:y|ies) I (?:and|or)\s+II\b",
        "Income-tax Act 2025, section 224, tax year 2026–27.",
    ),
    Wrong(
        "10% and the rates in force are deducted from payouts of Categories I and II alone",
        r"(?i)payouts of an AIF",
        r"Categor(?:y|ies) I (?:and|or)\s+II\b",
        "Payouts of an AIF: 10% for a resident, the rates in force for a non-resident.",
    ),
    Wrong(
        "12.5% and 20% hold where securities transaction tax was paid",
        r"(?i)\bgains?\b[^.|]{0,80}\b12\.5|\b12\.5%?[^.|]{0,60}\bgains?\b",
        r"(?i)securities transaction tax|\bSTT\b",
        "Long-term gains on listed shares: 12.5% above ₹1.25 lakh.",
    ),
    Wrong(
        "the PMS minimum is Regulation 23(2); the circular was rescinded for the Master Circular of 16 Jul 2025",
        r"(?i)circular[^.;]{0,30} February 2020",
        NOTHING,
        "SEBI circular of February 2020 on portfolio managers.",
    ),
    Wrong(
        "Categories I and II may pay distributors at the start, and every scheme has a direct plan",
        r"(?i)memorandum states what distributors",
        NOTHING,
        "In an AIF the placement memorandum states what distributors are paid.",
    ),
    Wrong(
        "the firm offers nothing in GIFT City",
        r"(?is)GIFT City.{0,200}\bask\b",
        NOTHING,
        "Two more names: PIS, and GIFT City. Ask the fund house about the second.",
    ),
    Wrong(
        "alpha is the return beyond the benchmark's, here as in the key metrics",
        r"(?i)beta would lead one to expect|risk-free rate \+ beta",
        NOTHING,
        "The return beyond what a portfolio's beta would lead one to expect.",
    ),
    Wrong(
        "a drawdown is a fall in value; a fund calls capital",
        r"(?i)drawdown\W+a (?:call|demand)",
        NOTHING,
        "Drawdown: A call for part of your commitment, with a date by which to pay.",
    ),
)


def passages(content: ComposedContent) -> Iterator[tuple[str, str]]:
    """Every section and answer as programs read it, every word of JSON-LD and of descriptions, each with its place."""
    for path, text in content.texts.items():
        for section in re.split(r"^#+ |^- (?=\*\*\[)", text.decode(), flags=re.MULTILINE):
            yield path, section
    for key, document in content.documents.items():
        yield str(key), document.head.description
        for words in _words(document.head.structured_data):
            yield f"{key}, JSON-LD", words
        for block in document.blocks:
            yield f"{key}, {block.kind}", " ".join(_words(json.loads(block.model_dump_json())))  # type: ignore[attr-defined]


def _words(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _words(inner)
    elif isinstance(value, str):
        yield value


def wrong_passages(wrong: Wrong, told: list[tuple[str, str]]) -> list[str]:
    return [
        f"{place}: {text.strip()[:160]}"
        for place, text in told
        if re.search(wrong.pattern, text) and not re.search(wrong.unless, text)
    ]


@pytest.fixture(scope="module")
def told(content: ComposedContent) -> list[tuple[str, str]]:
    return list(passages(content))


@pytest.mark.parametrize("wrong", WRONG, ids=[wrong.reason for wrong in WRONG])
def test_no_page_says_what_is_known_to_be_wrong(wrong: Wrong, told: list[tuple[str, str]]) -> None:
    assert wrong_passages(wrong, [("once", wrong.once)]), "the pattern overlooks what was published"
    assert wrong_passages(wrong, told) == []
