"""Workbooks are read back unchanged; an incomplete file never looks whole."""

import io
from collections.abc import Iterator

import pytest
from openpyxl import Workbook, load_workbook

from app.queries.models import Query
from app.queries.panel.exports import export_rows, headings
from app.queries.panel.workbook import workbook_chunks
from tests.app.queries.panel.stored_queries import FORM, PAYLOADS, query

UNREADABLE = dict.fromkeys([*range(9), *range(11, 32), 0xFFFE, 0xFFFF], "\ufffd")
"""What XML cannot hold."""


def whole(records: list[Query]) -> bytes:
    return b"".join(workbook_chunks(FORM, records))


def opened(content: bytes) -> Workbook:
    return load_workbook(io.BytesIO(content))


def texts(book: Workbook) -> list[tuple[str, ...]]:
    return [tuple(cell or "" for cell in row) for row in book.active.iter_rows(values_only=True)]


def test_every_cell_is_read_back_as_it_was() -> None:
    records = [query(number, message=PAYLOADS[number % len(PAYLOADS)]) for number in range(1000)]
    told = [tuple(cell.translate(UNREADABLE) for cell in row) for row in export_rows(FORM, records)]
    assert texts(opened(whole(records))) == [headings(FORM), *told]


def test_cells_are_text_and_stay_so_when_they_are_edited() -> None:
    [sheet] = opened(whole([query(name=payload, email=payload, message=payload) for payload in PAYLOADS]))
    cells = [cell for row in sheet.iter_rows(min_row=2) for cell in row]
    assert len(cells) == len(PAYLOADS) * len(headings(FORM))
    assert {cell.number_format for cell in cells} == {"@"}
    assert {cell.data_type for cell in cells if cell.value is not None} <= {"inlineStr", "s"}


def test_the_heading_is_bold_and_stays_in_sight() -> None:
    [sheet] = opened(whole([query()]))
    assert sheet.title == "Queries"
    assert all(cell.font.b for cell in sheet[1])
    assert not any(cell.font.b for cell in sheet[2])
    assert sheet.freeze_panes == "A2"


def test_a_file_that_cannot_be_finished_is_not_begun() -> None:
    def broken() -> Iterator[Query]:
        yield query(1)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        next(workbook_chunks(FORM, broken()))
