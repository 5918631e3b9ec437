"""A key term renamed on all factsheets by the recipe "Term" of `docs/changes.md`: one line; all checks still apply."""

import json
from pathlib import Path

import pytest

from app.content.reading.key_terms import KEY_TERMS
from tests.recipes.project_copy import CHECK, copy_content_project, edit, run_python

TERMS = "app/content/reading/key_terms.py"
CALLED = KEY_TERMS["benchmark"].label
RENAMED = "Tried against"
STRATEGY = "shared-content/strategies/ace-strategy.yaml"
LABELS = """
import json
from app.content.blocks.strategy.factsheet_head import FactsheetHeadSource

heads = [
    block
    for strategy in checked().strategies.values()
    for block in strategy.value.blocks
    if isinstance(block, FactsheetHeadSource)
]
print(json.dumps([term.label for head in heads for term in head.key_terms]))
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_content_project(tmp_path_factory.mktemp("term"))


def test_one_line_renames_a_term_everywhere_and_its_check_stays(project: Path) -> None:
    before = json.loads(run_python(project, CHECK + LABELS))
    assert before.count(CALLED) > 5
    edit(project / TERMS, f'    "{CALLED}": (', f'    "{RENAMED}": (')
    after = json.loads(run_python(project, CHECK + LABELS))
    assert after == [RENAMED if label == CALLED else label for label in before]

    edit(project / STRATEGY, "      - benchmark\n", '      - { fact: benchmark, value: "BSE 500 TRI" }\n')
    said = run_python(project, f"{CHECK}checked()", expect=1)
    assert f"is written beside {RENAMED}: write {{benchmark}}" in said
