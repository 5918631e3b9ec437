"""Text that no spreadsheet program takes for a formula."""

import time

import pytest
from hypothesis import given, strategies as st

from app.queries.panel.formula_escaping import escape_formulas
from tests.app.content.sheets.spreadsheets import FORMULAS, formulas_seen


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=1", "'=1"),
        ("+91", "'+91"),
        ("-", "'-"),
        ("@x", "'@x"),
        ("\tx", "'\tx"),
        ("\rx", "'\rx"),
        (" =1", " '=1"),
        ("a;=1", "a;'=1"),
        ('a, "=1', "a, \"'=1"),
        ("a\n- b", "a\n'- b"),
        ("'=1", "''=1"),
        ("a=1", "a=1"),
        ("10 - 12, and 5 - 6", "10 - 12, and 5 - 6"),
        ("asha@example.in", "asha@example.in"),
        ("", ""),
    ],
)
def test_what_a_spreadsheet_would_run_gets_an_apostrophe(cell: str, written: str) -> None:
    assert escape_formulas(cell) == written


@pytest.mark.parametrize("formula", FORMULAS)
def test_no_program_sees_a_formula_in_it(formula: str) -> None:
    assert list(formulas_seen(formula))
    assert list(formulas_seen(escape_formulas(formula))) == []


RISKY = st.text("=+-@'\",;|\t\n x1\ufeff＝", max_size=12)


@given(RISKY)
def test_no_text_stays_one_that_some_program_runs(text: str) -> None:
    assert list(formulas_seen(escape_formulas(text))) == []


@pytest.mark.parametrize("run", ["\t", ", ", " ", "'", "\t'", "=;", '"'])
def test_a_long_text_costs_no_more_than_its_length(run: str) -> None:
    def seconds(times: int) -> float:
        cell = f"a{run * times}="
        started = time.process_time()
        escape_formulas(cell)
        return time.process_time() - started

    # Forty times the length: a quadratic cost would be sixteen hundred times as high.
    assert seconds(200_000) < 400 * max(seconds(5_000), 0.001)
