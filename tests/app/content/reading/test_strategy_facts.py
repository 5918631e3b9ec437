"""A strategy's facts are written once: its texts and key terms name the field."""

from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from app.content.blocks.strategy.factsheet_head import FactsheetHeadBlock
from app.content.errors import ContentError
from app.content.reading.key_terms import KEY_TERMS
from app.content.reading.strategy_facts import _DATASET_FIELDS, _FIELDS, strategy_facts
from tests.app.content.small_site import check_faults, compose_site_content
from tests.app.content.strategy_site import strategy_changed

CALLED = {fact: term.label for fact, term in KEY_TERMS.items()}
AUM, BENCHMARK = CALLED["assetsManaged"], CALLED["benchmark"]
ALPHA = "strategies/alpha.yaml"
TERMS = """\
      - stocks
      - { label: Start, value: "{since}" }
      - house
"""
WRITTEN: dict[str, object] = {
    "since": "2018-09-14",
    "stocks": {"least": 20, "most": 25},
    "horizon": {"months": 36},
    "strategyHorizon": {"years": 5, "wording": "andAbove"},
    "house": "North House",
    "datasets": {
        "holdings": {"kind": "holdings"},
        "growth": {"benchmarks": [{"name": "Narrow index"}, {"name": "Wide index", "since": "2023-04-01"}]},
    },
}


def no_series(_: str) -> None:
    """Without rows there is no first day."""


def with_terms(*terms: str) -> dict[str, str | None]:
    lines = "".join(f"      - {term}\n" for term in terms)
    return strategy_changed(ALPHA, TERMS, lines)


def test_texts_name_the_fields_of_their_strategy() -> None:
    assert strategy_facts(WRITTEN, no_series) == {
        "benchmark": "Wide index",
        "since": "14 Sep 2018",
        "sinceDashed": "14-Sep-18",
        "sinceSlashed": "14/09/2018",
        "sinceYear": "2018",
        "stocks": "20-25",
        "stocksInWords": "20-25",
        "StocksInWords": "20-25",
        "horizon": "36 months",
        "strategyHorizon": "5 years and above",
        "house": "North House",
    }


def test_what_is_not_stated_has_no_placeholder() -> None:
    assert strategy_facts({"datasets": {"growth": {}}, "style": None}, no_series) == {}


def test_texts_name_what_datasets_state_and_from_when_to_when_they_go() -> None:
    stated = {"topTenPercent": Decimal("45.60")}
    series = {"kind": "series", "file": "some", "statedMultiple": {"portfolio": 2.1, "benchmark": 1.67}}
    datasets = {"holdings": {"kind": "holdings", "stated": stated}, "growth": series}
    facts = strategy_facts({"asOn": "2025-06-30", "stocks": 24, "datasets": datasets}, {"some": date(2023, 11, 30)}.get)
    assert facts == {
        "stocks": "24",
        "stocksInWords": "twenty-four",
        "StocksInWords": "Twenty-four",
        "topTenPercent": "45.6",
        "multiple": "2.10x",
        "benchmarkMultiple": "1.67x",
        "seriesStart": "Nov-23",
        "seriesSpan": "Nov-23 to Jun-25",
    }


@pytest.mark.parametrize(
    ("broken", "placeholder"),
    [
        ({"since": "2018-09-31"}, "sinceDashed"),
        ({"stocks": "many"}, "stocks"),
        ({"datasets": {"growth": {"benchmarks": []}}}, "benchmark"),
        ({"datasets": {"growth": {"benchmarks": "Wide index"}}}, "benchmark"),
        ({"datasets": {"growth": {"kind": "series", "file": "lost"}}, "asOn": "2025-05-31"}, "seriesSpan"),
        ({"datasets": {"holdings": {"stated": {"topTenPercent": "much"}}}}, "topTenPercent"),
    ],
)
def test_a_field_that_cannot_be_read_tells_no_fact(broken: dict[str, object], placeholder: str) -> None:
    assert placeholder not in strategy_facts(broken, no_series)


def test_a_page_shows_the_fields_its_texts_name(tmp_path: Path) -> None:
    changes = with_terms(
        "benchmark",
        "{ fact: sinceDashed }",
        "pmsMinimum",
        "equityPercent",
        "benchmarkMultiple",
        "{ label: A, value: B }",
    )
    assert check_faults(tmp_path / "checked", changes) == []
    blocks = compose_site_content(tmp_path / "built", changes).documents["/portfolio_services/Alpha"].blocks
    (head,) = [block for block in blocks if isinstance(block, FactsheetHeadBlock)]
    assert [(term.label, term.value) for term in head.key_terms] == [
        (BENCHMARK, "Wide index"),
        (CALLED["sinceDashed"], "15-Mar-23"),
        (CALLED["pmsMinimum"], "₹50 lakh"),
        (CALLED["equityPercent"], "92%"),
        (CALLED["benchmarkMultiple"].format(benchmark="Wide index"), "1.21x"),
        ("A", "B"),
    ]


@pytest.mark.parametrize(
    ("term", "placeholder"),
    [
        ('benchmark, value: "{house}"', "benchmark"),
        ("pmsMinimum, value: ₹25 lakh", "pmsMinimum"),
        ('seriesSpan, value: "to {asOnMonth}"', "seriesSpan"),
        ('recommendedHorizon, value: "{asOn}"', "horizon"),
    ],
)
def test_words_beside_a_fact_name_it(term: str, placeholder: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        check_faults(tmp_path, with_terms(f"{{ fact: {term} }}", "{ label: A, value: B }", "house"))
    (fault,) = map(str, caught.value.faults)
    assert fault.startswith(f"content/{ALPHA}:54: blocks.0.keyTerms.0.value: ")
    assert f"write {{{placeholder}}}" in fault


@pytest.mark.parametrize(
    ("term", "field", "told"),
    [
        ("benchmrk", "", "'benchmrk' is not a fact that a term may name: did you mean benchmark"),
        ("{ fact: sinse }", ".fact", "'sinse' is not a fact that a term may name: did you mean since"),
    ],
)
def test_a_term_that_is_nearly_a_fact_is_told_which(term: str, field: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        check_faults(tmp_path, with_terms(term, "{ label: A, value: B }", "house"))
    (fault,) = map(str, caught.value.faults)
    assert fault.startswith(f"content/{ALPHA}:54: blocks.0.keyTerms.0{field}: ")
    assert told in fault


def test_too_many_terms_are_counted_and_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        check_faults(tmp_path, with_terms(*[f"{{ label: Word {number}, value: B }}" for number in range(8)]))
    (fault,) = map(str, caught.value.faults)
    assert fault.startswith(f"content/{ALPHA}:")
    assert fault.endswith(": blocks.0.keyTerms: has 8 entries, and may have 6")


def test_every_term_names_a_fact_that_is_told() -> None:
    told = {name for fact in (*_FIELDS.values(), *_DATASET_FIELDS.values()) for name in fact.placeholders}
    of_pages = {"pmsMinimum", "asOnDashed", "asOnMonth", "seriesSpan"}
    assert {term.placeholder for term in KEY_TERMS.values()} <= told | of_pages


def test_a_field_that_is_not_stated_cannot_be_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        check_faults(tmp_path, strategy_changed(ALPHA, "house: North House\n", ""))
    (fault,) = map(str, caught.value.faults)
    assert fault.startswith(f"content/{ALPHA}:55: blocks.0.keyTerms.2.value: the placeholder {{house}} is not known")
    assert "near are {hours}" in fault
