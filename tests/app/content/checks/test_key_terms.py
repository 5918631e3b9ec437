"""What a strategy states is typed once: its texts name the field, and its key terms are checked against it."""

from pathlib import Path

import pytest

from app.content.blocks.strategy.factsheet_head import FactsheetHeadBlock
from app.content.errors import ContentError
from app.content.reading.strategy_facts import strategy_facts
from tests.app.content.small_site import check_faults, compose_site_content
from tests.app.content.strategy_site import strategy_changed

ALPHA = "strategies/alpha.yaml"
TERMS = """\
      - { label: Stocks, value: "{stocks}" }
      - { label: Start, value: 15 Mar 2023 }
      - { label: House, value: "{house}" }
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


def with_terms(*terms: str) -> dict[str, str | None]:
    lines = "".join(f"      - {{ {term} }}\n" for term in terms)
    return strategy_changed(ALPHA, TERMS, lines)


def test_texts_name_the_fields_of_their_strategy() -> None:
    assert strategy_facts(WRITTEN) == {
        "benchmark": "Wide index",
        "benchmarkHistory": "Wide index (revised from Narrow index effective 1 April 2023)",
        "since": "14 Sep 2018",
        "sinceDashed": "14-Sep-18",
        "sinceSlashed": "14/09/2018",
        "stocks": "20-25",
        "horizon": "36 months",
        "strategyHorizon": "5 years and above",
        "house": "North House",
    }


def test_what_is_not_stated_has_no_placeholder() -> None:
    assert strategy_facts({"datasets": {"growth": {}}, "style": None}) == {}


@pytest.mark.parametrize(
    ("broken", "placeholder"),
    [
        ({"since": "2018-09-31"}, "sinceDashed"),
        ({"stocks": "many"}, "stocks"),
        ({"datasets": {"growth": {"benchmarks": []}}}, "benchmark"),
        ({"datasets": {"growth": {"benchmarks": "Wide index"}}}, "benchmarkHistory"),
    ],
)
def test_a_broken_field_makes_no_faults_where_it_is_named(broken: dict[str, object], placeholder: str) -> None:
    assert strategy_facts(broken)[placeholder] == f"{{{placeholder}}}"


def test_a_page_shows_the_fields_its_texts_name(tmp_path: Path) -> None:
    changes = with_terms(
        'label: Benchmark, value: "{benchmark}"',
        'label: Inception, value: "{sinceDashed}"',
        'label: Regulatory minimum, value: "{pmsMinimum}"',
        'label: Horizon, value: "{horizon}"',
        "label: Multiple, value: 1.44x",
        'label: "Multiple, {benchmark}", value: 1.21x',
    )
    assert check_faults(tmp_path / "checked", changes) == []
    blocks = compose_site_content(tmp_path / "built", changes).document("/portfolio_services/Alpha").blocks
    (head,) = [block for block in blocks if isinstance(block, FactsheetHeadBlock)]
    assert [(term.label, term.value) for term in head.key_terms] == [
        ("Benchmark", "Wide index"),
        ("Inception", "15-Mar-23"),
        ("Regulatory minimum", "₹50 lakh"),
        ("Horizon", "3 years and above"),
        ("Multiple", "1.44x"),
        ("Multiple, Wide index", "1.21x"),
    ]


@pytest.mark.parametrize(
    ("term", "fault"),
    [
        ("label: Benchmark, value: Narrow index", "is 'Narrow index', but Benchmark reads Wide index by its field"),
        (
            "label: Inception, value: 15-Mar-24",
            "is '15-Mar-24', but Inception reads 15 Mar 2023 or 15-Mar-23 or 15/03/2023 by its field",
        ),
        ('label: Stocks, value: "13"', "is '13', but Stocks reads 12 by its field"),
        ("label: AUM, value: 100 Cr", "is '100 Cr', but AUM has no field of the strategy"),
        ("label: Regulatory minimum, value: ₹25 lakh", "is '₹25 lakh', but Regulatory minimum reads ₹50 lakh"),
        ("label: Horizon, value: 2 years", "is '2 years', but Horizon reads 3 years and above by its field"),
        ("label: Strategy horizon, value: 5 years", "is '5 years', but Strategy horizon has no field of the strategy"),
        ("label: Multiple, value: 1.5x", "is '1.5x', but Multiple reads 1.44x by its field"),
        ("label: Long-only equity, value: 91%", "is '91%', but Long-only equity reads 92% by its field"),
        ("label: Series, value: Mar-23 to Jun-25", "is 'Mar-23 to Jun-25', but Series reads Mar-23 to May-25"),
        ("label: Data dated, value: June 2025", "is 'June 2025', but Data dated reads 31-May-25 or May 2025"),
    ],
)
def test_a_key_term_that_tells_a_field_otherwise_is_a_fault(term: str, fault: str, tmp_path: Path) -> None:
    (found,) = check_faults(tmp_path, with_terms(term, "label: A, value: B", "label: C, value: D"))
    assert found.startswith(f"content/{ALPHA}:56: blocks.0.keyTerms.0.value: {fault}")


def test_a_field_that_is_not_stated_cannot_be_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        check_faults(tmp_path, strategy_changed(ALPHA, "house: North House\n", ""))
    (fault,) = map(str, caught.value.faults)
    assert fault.startswith(
        f"content/{ALPHA}:57: blocks.0.keyTerms.2.value: the placeholder {{house}} is not known: use"
    )
    assert "{since}" in fault
