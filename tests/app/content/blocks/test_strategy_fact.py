"""A strategy's head: its fact, as stated and told once, or a fault if it is not stated; its focus; its result."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from app.content.blocks.strategy.factsheet_head import FactsheetHeadBlock
from app.content.blocks.strategy_fact import DrawnFact
from app.content.composing.compose import compose
from app.content.errors import ContentError
from app.content.reading.loader import load_sources
from app.content.snapshots.variant import SiteVariant
from tests.app.content.small_site import TODAY, VARIANT, check_faults, write_site
from tests.app.content.strategy_site import ALPHA, STRATEGY_FILES, plain_strategy, strategy_site

Site = Mapping[str, str | None]


def with_fact(fact: str, old: str = "", new: str = "") -> dict[str, str | None]:
    """The site of strategies with a fact in alpha's head, and one passage of alpha changed."""
    text = ALPHA.replace(old, new, 1) if old else ALPHA
    return {
        "strategies/alpha.yaml": text.replace(
            "    keyTerms:", f"    fact: {{ of: {fact}, words: told }}\n    keyTerms:"
        )
    }


def head_of(folder: Path, site: Site, variant: SiteVariant = VARIANT) -> FactsheetHeadBlock:
    content = compose(load_sources(write_site(folder, strategy_site(site))), variant, TODAY)
    block = content.documents["/portfolio_services/Alpha"].blocks[0]
    assert isinstance(block, FactsheetHeadBlock)
    return block


def faults_of(folder: Path, site: Site) -> list[str]:
    try:
        return check_faults(folder, strategy_site(site))
    except ContentError as error:
        return [str(fault) for fault in error.faults]


def fact_of(folder: Path, site: Site) -> DrawnFact:
    fact = head_of(folder, site).fact
    assert fact is not None
    return fact


@pytest.mark.parametrize(
    ("site", "value", "cells"),
    [
        (with_fact("stocks"), "12", ("squares", 12, 12)),
        (with_fact("stocks", "stocks: 12", "stocks: { least: 20, most: 25 }"), "20-25", ("squares", 20, 25)),
        (with_fact("stocks, among: 500"), "12", ("squares", 12, 500)),
        (with_fact("yearsRun"), "2 years", ("strokes", 2, 2)),
        (with_fact("inWords, value: Six"), "Six", None),
        (
            with_fact("inWords, value: Six, cells: { look: squares, filled: 1, total: 6 }"),
            "Six",
            ("squares", 1, 6),
        ),
    ],
)
def test_a_fact_is_drawn_as_it_is_stated(
    tmp_path: Path, site: Site, value: str, cells: tuple[str, int, int] | None
) -> None:
    fact = fact_of(tmp_path, site)
    assert (fact.value, fact.words, fact.others) == (value, "told", None)
    assert (fact.cells and (fact.cells.look, fact.cells.filled, fact.cells.total)) == cells


def test_the_head_tells_a_fact_once(tmp_path: Path) -> None:
    others = {f"strategies/s{n}.yaml": plain_strategy(f"s{n}", f"stocks: {n + 11}\n") for n in range(5)}
    with_axis = head_of(tmp_path / "words", {**with_fact("inWords, value: Six"), **others})
    assert [axis.label for axis in with_axis.axes] == ["Stocks"]
    head = head_of(tmp_path / "stocks", {**with_fact("stocks"), **others})
    assert head.axes == []
    assert head.fact is not None
    assert head.fact.others == with_axis.axes[0].stated


@pytest.mark.parametrize(
    "site",
    [
        with_fact("inWords"),
        with_fact("yearsRun", "since: 2023-03-15", "since: 2025-03-15"),
    ],
)
def test_a_fact_that_is_not_stated_is_a_fault(tmp_path: Path, site: Site) -> None:
    faults = check_faults(tmp_path, strategy_site(site))
    assert any("blocks.0.fact.of" in fault and "is not stated" in fault for fault in faults), faults


@pytest.mark.parametrize(
    ("fact", "fault"),
    [
        ("stocks, value: Six", "fact: of: stocks takes no value: beside words it takes among"),
        ("stocks, marked: [2024]", "fact: of: stocks takes no marked"),
        ("stocks, among: 5", "fact.among: is 5, fewer than the 12 stocks"),
        ("yearsRun, marked: [2020]", "fact.marked: 2020 is not one of the years 2023 to 2025"),
    ],
)
def test_what_a_fact_does_not_take_is_told(tmp_path: Path, fact: str, fault: str) -> None:
    assert any(f": blocks.0.{fault}" in found for found in faults_of(tmp_path, with_fact(fact)))


CROSSOVER = """
  - kind: crossover
    heading: Crossings
    definition: From one size to the next
    traitsHeading: Traits
    traits: [{ title: First, text: It leads }, { title: Second, text: It saves }]
    types:
      - { crossing: midToMega, odds: { percent: 14, bound: about }, title: Up, text: From the middle }
      - { crossing: miniToMega, odds: { percent: 1, bound: under }, title: Far, text: From below }
"""


def with_focus(focus: str) -> dict[str, str]:
    text = ALPHA.replace("    keyTerms:", f"    focus: {{ caption: Seen, {focus} }}\n    keyTerms:", 1)
    return {"strategies/alpha.yaml": f"{text.rstrip()}\n{CROSSOVER}"}


def test_a_focus_takes_the_odds_from_the_page_below(tmp_path: Path) -> None:
    head = head_of(tmp_path / "odds", with_focus("crossing: { alt: Drawn }"))
    assert head.focus is not None
    assert head.focus.crossing is not None
    assert [each.title for each in head.focus.crossing.types] == ["Up", "Far"]


FIELDS = "fields: [{ label: A, value: a }, { label: B, value: b }, { label: C, value: c }]"


@pytest.mark.parametrize(
    ("focus", "fault"),
    [
        ("alt: Nothing", "draws nothing"),
        ("shapes: [late], steps: [A]", "has shapes, but no fields"),
        (f"shapes: [circles], {FIELDS}", "has circles and an alt that describes them, or neither"),
        (f"shapes: [late], alt: Drawn, {FIELDS}", "has circles and an alt that describes them, or neither"),
        ("shapes: [circles], alt: Drawn, fields: [{ label: A, value: a }]", "draws three circles"),
        (f"shapes: [late, bent], {FIELDS}", "needs one shape for all fields, or a line for each"),
        (f"shapes: [late, bent, circles], {FIELDS}", "needs one shape for all fields, or a line for each"),
        ("steps: [Look, Buy], heldFrom: 3", "has a heldFrom after its last step"),
        (f"onLines: [Held], {FIELDS}", "names lines that it does not draw"),
    ],
)
def test_a_focus_that_cannot_be_drawn_is_told(tmp_path: Path, focus: str, fault: str) -> None:
    assert any(f": blocks.0.focus: {fault}" in found for found in faults_of(tmp_path, with_focus(focus)))


@pytest.mark.parametrize(
    "focus",
    [
        f"shapes: [circles], alt: Drawn, {FIELDS}",
        f"shapes: [late], {FIELDS}",
        f"shapes: [late, bent, steeper], {FIELDS}",
        "steps: [Look, Buy], heldFrom: 2",
        "gates: [{ label: A }, { label: B, asks: Does it sell? }]",
        f"shapes: [spread], onLines: [Held], {FIELDS}",
    ],
)
def test_a_focus_that_can_be_drawn_has_no_fault(tmp_path: Path, focus: str) -> None:
    assert faults_of(tmp_path, with_focus(focus)) == []


def test_a_crossing_is_drawn_of_the_odds_below(tmp_path: Path) -> None:
    site = {"strategies/alpha.yaml": with_focus("crossing: { alt: A }")["strategies/alpha.yaml"].replace(CROSSOVER, "")}
    assert any(": blocks.0.focus.crossing: needs a crossover" in found for found in faults_of(tmp_path, site))


def test_where_an_idea_is_drawn_the_sizes_are_left_to_the_holdings(tmp_path: Path) -> None:
    assert head_of(tmp_path / "plain", with_fact("stocks")).portrait is not None
    assert head_of(tmp_path / "idea", with_focus("crossing: { alt: Drawn }")).portrait is None


SERIES = "series/alpha.csv"
OF_SAMPLE = {
    SERIES: None,
    f"sample/{SERIES}": STRATEGY_FILES[SERIES],
    "strategies/alpha.yaml": ALPHA.replace("of fees.\n    source: A factsheet\n", "of fees.\n"),
}


@pytest.mark.parametrize(("site", "is_sample"), [({}, False), (OF_SAMPLE, True)])
def test_a_head_tells_the_result_of_its_line_on_its_basis_and_marks_a_sample(
    tmp_path: Path, site: Site, *, is_sample: bool
) -> None:
    results = head_of(tmp_path, site, replace(VARIANT, shows_samples=True)).results
    assert results is not None
    assert results.sample == is_sample
    assert results.basis.endswith("As on 31 May 2025")
    assert len(results.terms) > 1


@pytest.mark.parametrize("site", [{SERIES: None}, OF_SAMPLE])
def test_without_a_line_or_while_samples_are_hidden_a_head_has_a_stated_multiple_alone(
    tmp_path: Path, site: Site
) -> None:
    head = head_of(tmp_path, site)
    assert head.results is None
    assert head.grown is not None
    assert [bar.multiple.shown for bar in head.grown.bars] == ["1.44x", "1.21x"]
