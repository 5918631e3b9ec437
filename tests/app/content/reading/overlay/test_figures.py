"""A draft begins with the folder's values; laid over the folder, they change nothing."""

import copy
from typing import Any, cast

import pytest

from app.content.editions.figures_data import EditionSource, FiguresData
from app.content.reading.overlay.figures_overlay import csv_of, lay_over, source_text, unknown_parts
from app.content.reading.overlay.original_figures import figures_of
from app.content.reading.yaml_source import read_yaml
from tests.factories.shipped_content import CONTENT_DIR

STRATEGIES = sorted(path.stem for path in (CONTENT_DIR / "strategies").glob("*.yaml"))
TEXTS = {path.relative_to(CONTENT_DIR).as_posix(): path.read_text() for path in CONTENT_DIR.rglob("*.csv")}


def strategy(slug: str) -> dict[str, Any]:
    return cast(dict[str, Any], read_yaml((CONTENT_DIR / "strategies" / f"{slug}.yaml").read_text(), slug).value)


@pytest.mark.parametrize("slug", STRATEGIES)
def test_the_folders_own_figures_laid_over_it_change_nothing(slug: str) -> None:
    raw = strategy(slug)
    figures = figures_of(raw, TEXTS)
    overlaid = copy.deepcopy(raw)
    rows = lay_over(overlaid, figures)
    assert rows == {name: TEXTS.get(name) for name in rows}
    assert figures_of(overlaid, TEXTS) == figures
    assert unknown_parts(raw, figures) == []


def ace() -> tuple[dict[str, Any], FiguresData]:
    raw = strategy("ace-strategy")
    return raw, figures_of(raw, TEXTS)


def changed(figures: FiguresData, **changes: Any) -> FiguresData:
    return FiguresData.model_validate(figures.model_dump(by_alias=True) | changes)


def test_a_dataset_with_rows_names_its_source_and_one_without_none() -> None:
    raw, figures = ace()
    source = EditionSource(document="ACE, June 2025", house="The house", received_on="2025-07-03")
    datasets = {name: cells.model_dump(by_alias=True) for name, cells in figures.datasets.items()}
    datasets["holdings"]["rows"] = [["Asha Bank", "Banks", "large", "100"]]
    lay_over(raw, changed(figures, source=source.model_dump(by_alias=True), datasets=datasets))
    assert raw["datasets"]["holdings"]["source"] == "ACE, June 2025, The house, received 3 Jul 2025"
    assert "source" not in raw["datasets"]["growth"]


def test_figures_without_confirmations_are_digested_as_before_there_were_any() -> None:
    _, figures = ace()
    assert "confirmedJumps" not in figures.model_dump(by_alias=True)["datasets"]["growth"]


def test_what_was_confirmed_goes_into_the_next_draft_as_long_as_the_value_stands() -> None:
    raw, figures = ace()
    datasets = {name: cells.model_dump(by_alias=True) for name, cells in figures.datasets.items()}
    datasets["growth"]["rows"] = [["2025-04-30", "1.1", "2"], ["2025-05-31", "1.2", "2"]]
    day, value, _ = datasets["growth"]["rows"][-1]
    said = [{"day": day, "column": column, "value": value} for column in ("portfolio", "benchmark", "other")]
    datasets["growth"]["confirmedJumps"] = [*said, {**said[0], "value": f"{value}1"}]
    datasets["growth"]["rows"][-1][2] = "1.00"
    lay_over(raw, changed(figures, datasets=datasets))
    texts = {**TEXTS, "series/ace-strategy.csv": csv_of(changed(figures, datasets=datasets).datasets["growth"])}
    [kept] = figures_of(raw, texts).datasets["growth"].model_dump(by_alias=True)["confirmedJumps"]
    assert kept == said[0]


def test_what_is_no_number_stays_text_for_the_check_to_name() -> None:
    raw, figures = ace()
    datasets = {name: cells.model_dump(by_alias=True) for name, cells in figures.datasets.items()}
    datasets["holdings"]["stated"]["topTenPercent"] = "about half"
    lay_over(raw, changed(figures, datasets=datasets, terms={"stocks": "30-35", "style": None}))
    assert raw["datasets"]["holdings"]["stated"]["topTenPercent"] == "about half"
    assert raw["stocks"] == {"least": 30, "most": 35}
    assert "style" not in raw


def test_rows_are_laid_over_without_spaces_and_signs_that_nobody_sees() -> None:
    raw, figures = ace()
    datasets = {name: cells.model_dump(by_alias=True) for name, cells in figures.datasets.items()}
    datasets["holdings"]["rows"][:2] = [
        [" Asha\u00a0\nBank ", "Banks\u200b", "large", "5.0\n"],
        ["A\u2028B", "C", "mid", "5"],
    ]
    rows = lay_over(raw, changed(figures, datasets=datasets))["holdings/ace-strategy.csv"]
    assert rows is not None
    assert rows.split("\n")[1:3] == ["Asha Bank,Banks,large,5.0", "A B,C,mid,5"]


def test_what_the_strategy_has_not_is_named() -> None:
    raw, figures = ace()
    datasets = {"portfolio": figures.datasets["holdings"].model_dump(by_alias=True)}
    other = changed(figures, datasets=datasets, metrics={"risk-ratios": {"items": {}}})
    assert unknown_parts(raw, other) == ["the dataset 'portfolio'", "the figures 'risk-ratios'"]


def test_a_field_of_the_file_that_is_no_term_is_named_and_stays() -> None:
    raw, figures = ace()
    title = raw["title"]
    other = changed(figures, terms={**figures.terms, "title": "Another page", "exitLoad": "2%"})
    assert unknown_parts(raw, other) == ["the term 'title'", "the term 'exitLoad'"]
    lay_over(raw, other)
    assert raw["title"] == title


def test_a_received_day_that_is_none_is_told_as_it_was_typed() -> None:
    assert source_text(EditionSource(document="D", house="H", received_on="soon")) == "D, H, received soon"
