"""A new stated figure by the recipe "Figure" of `docs/changes.md`: one declaration and the value."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.recipes.project_copy import CHECK, copy_content_project, edit, run_python

MODELS = "app/content/models/stated.py"
STRATEGY = "shared-content/strategies/ace-strategy.yaml"
TERM = """\
    turnover: Annotated[
        Annotated[Decimal, Field(ge=0, le=300, decimal_places=1)] | None,
        Stated("Turnover", on_pages="Portfolio turnover", unit="%", also=("PTR",)),
    ] = None
"""
SUM = """\
    reserve_percent: Annotated[Share | None, Stated("Reserve", unit="%")] = None
"""
SHOWN = """
import json
from app.content.blocks.strategy.factsheet_head import FactsheetHeadSource
from app.content.composing.desk.changed_figures import figures_shown
from app.content.composing.desk.desk_subjects import desk_subjects
from app.content.editions.figures_data import FiguresData
from app.content.reading.overlay.figures_overlay import lay_over, unknown_parts
from app.content.sheets.read_sheets import read_file
from app.desk.api.sheets.layout import figures_now, layout_of, rows_now
from app.content.sheets.template_workbook import template_xlsx

sources = checked()
[subject] = [one for one in desk_subjects(sources) if one.subject == "ace-strategy"]
layout = layout_of(subject)
data = FiguresData.model_validate(subject.data)
raw = {"turnover": 1, "datasets": {}, "blocks": []}
typed = data.model_copy(update={"datasets": {}, "metrics": {}, "terms": {"turnover": "30.5"}})
assert unknown_parts(raw, typed) == []
lay_over(raw, typed)
[head] = [block for block in sources.strategies["ace-strategy"].value.blocks if isinstance(block, FactsheetHeadSource)]
template = template_xlsx(layout, rows_now(subject), figures_now(subject))
pasted = read_file("Figure\\tValue\\nPTR\\t25.5 %\\nReserve (%)\\t4\\n".encode(), "pasted", layout)
print(json.dumps({
    "desk": [[one.name, one.label] for one in [*subject.terms, *subject.datasets[0].stated]],
    "now": {".".join(path): value for path, value in figures_now(subject).items()},
    "laid_over": str(raw["turnover"]),
    "page": [[term.label, term.value] for term in head.key_terms],
    "changes": figures_shown(sources, "ace-strategy"),
    "sheet": {".".join(figure.path): figure.value for figure in pasted.sheets[0].figures},
    "template": len(template) > 1000,
}))
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = copy_content_project(tmp_path_factory.mktemp("figure"))
    edit(project / MODELS, "    exit_load: ", f"{TERM}    exit_load: ")
    edit(project / MODELS, "    equity_percent: ", f"{SUM}    equity_percent: ")
    edit(project / STRATEGY, "\nblocks:\n", "\nturnover: 23.4\nblocks:\n")
    terms = terms_in(project)
    edit(project / STRATEGY, terms, terms.rpartition("      - ")[0] + "      - turnover\n")
    return project


def terms_in(project: Path) -> str:
    """The lines of the strategy's key terms. Their number is limited, so the new one replaces the last."""
    found = re.search(r"    keyTerms:\n(?:      - .*\n)+", (project / STRATEGY).read_text(encoding="utf-8"))
    assert found is not None
    return found[0]


def test_desk_sheet_page_and_list_of_changes_follow(project: Path) -> None:
    shown: dict[str, Any] = json.loads(run_python(project, CHECK + SHOWN).splitlines()[-1])
    assert {"turnover": "Turnover (%)", "reservePercent": "Reserve (%)"}.items() <= dict(shown["desk"]).items()
    assert shown["now"]["terms.turnover"] == "23.4"
    assert shown["laid_over"] == "30.5"
    assert ["Portfolio turnover", "23.4%"] in shown["page"]
    assert shown["changes"]["Turnover (%)"] == "23.4"
    assert shown["sheet"] == {"terms.turnover": "25.5", "datasets.holdings.stated.reservePercent": "4"}
    assert shown["template"]


def test_limits_and_precision_are_those_of_the_type(project: Path) -> None:
    edit(project / STRATEGY, "turnover: 23.4\n", "turnover: 2.34\n")
    said = run_python(project, f"{CHECK}checked()", expect=1)
    edit(project / STRATEGY, "turnover: 2.34\n", "turnover: 23.4\n")
    assert "ace-strategy.yaml:" in said
    assert ": turnover: " in said
    assert "no more than 1 decimal place" in said


def test_a_declaration_without_a_label_fails_at_import(project: Path) -> None:
    edit(project / MODELS, 'Stated("Turnover", ', "Stated(")
    said = run_python(project, "import app.content.models.stated", expect=1)
    edit(project / MODELS, "Stated(on_pages", 'Stated("Turnover", on_pages')
    assert "missing 1 required positional argument: 'label'" in said
