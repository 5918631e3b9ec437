"""What all web processes of a machine show, by what each says of itself."""

import pytest

from app.counting import web_rows
from app.counting.counted import PROCESS_ID_CELL, PUBLICATIONS_SHOWN_CELL
from app.counting.shared_cells import SharedCells
from app.counting.web_rows import publications_shown, show_publications


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> SharedCells:
    own = SharedCells()
    monkeypatch.setattr(web_rows, "cells", own)
    return own


def test_outside_of_gunicorn_a_process_tells_of_itself(rows: SharedCells) -> None:
    assert publications_shown() == 0
    show_publications(3)
    assert publications_shown() == 3


def test_of_several_processes_the_one_that_is_behind_decides(rows: SharedCells) -> None:
    for row, (process_id, shown) in enumerate([(11, 4), (12, 3), (13, 5)], start=1):
        rows.put(PROCESS_ID_CELL, process_id, row=row)
        rows.put(PUBLICATIONS_SHOWN_CELL, shown, row=row)
    assert publications_shown() == 3
    web_rows.clear_row(type("Worker", (), {"counts_row": 2})())
    assert publications_shown() == 4, "one that has ended keeps nobody waiting"
