"""Every shipped strategy has a template that is read without a fault, and ACE's June fits ACE."""

import pytest

from app.content.composing.desk.desk_subjects import desk_subjects
from app.content.editions.published import DeskSubject
from app.content.reading.loader import load_sources
from app.content.sheets.read_sheets import read_file
from app.content.sheets.template_workbook import template_xlsx
from app.desk.api.sheets.layout import figures_now, layout_of, rows_now
from tests.app.content.sheets.ace import FIXTURES
from tests.factories.shipped_content import CONTENT_DIR


@pytest.fixture(scope="module")
def strategies() -> list[DeskSubject]:
    subjects = desk_subjects(load_sources(CONTENT_DIR))
    return [subject for subject in subjects if subject.kind == "figures"]


def test_every_template_is_read_as_it_was_written(strategies: list[DeskSubject]) -> None:
    assert strategies
    for strategy in strategies:
        layout, figures = layout_of(strategy), figures_now(strategy)
        for dataset in strategy.datasets:
            if dataset.kind == "series":
                portfolio, benchmark = next(one for one in layout.datasets if one.id == dataset.id).headers[1:]
                assert (portfolio, benchmark) == (dataset.names["portfolio"][0], dataset.names["benchmark"][0])
        labels = [field.label for field in layout.fields]
        assert len(set(labels)) == len(labels), strategy.subject
        *sheets, last = read_file(template_xlsx(layout, rows_now(strategy), figures), "xlsx", layout).sheets
        assert [sheet.dataset for sheet in sheets] == [dataset.id for dataset in strategy.datasets]
        for sheet in (*sheets, last):
            assert not sheet.faults, (strategy.subject, sheet.faults)
        read = {figure.path: figure.value for figure in last.figures}
        for field in layout.fields:
            if field.is_kept:
                assert read.get(field.path, "") == figures[field.path], strategy.subject


@pytest.mark.parametrize("writer", ["openpyxl", "libreoffice"])
def test_the_june_of_a_fund_house_fits(strategies: list[DeskSubject], writer: str) -> None:
    [ace] = [strategy for strategy in strategies if strategy.subject == "ace-strategy"]
    layout = layout_of(ace)
    sheets = read_file((FIXTURES / f"ace-june-{writer}.xlsx").read_bytes(), "xlsx", layout).sheets
    assert {sheet.dataset for sheet in sheets} == {"holdings", "growth", None}
    assert sum(len(sheet.faults) for sheet in sheets) == 3
    assert {figure.path for figure in sheets[2].figures} < {field.path for field in layout.fields}
    assert len(sheets[2].figures) == 9
