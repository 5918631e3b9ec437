"""Workbooks: read back as they were, and never a file that only looks whole."""

import io
from collections.abc import Iterator

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.utils.escape import unescape

from app.queries.panel.exports import export_rows, headings
from app.queries.panel.workbook import workbook_chunks
from app.queries.records import StoredQuery
from tests.app.queries.panel.stored_queries import FORM, PAYLOADS, query


def whole(records: list[StoredQuery], **limits: int) -> bytes:
    return b"".join(workbook_chunks(FORM, records, **limits))


def opened(content: bytes) -> Workbook:
    return load_workbook(io.BytesIO(content))


def texts(book: Workbook) -> list[list[tuple[str, ...]]]:
    """The cells of each sheet as they were before they were coded for XML."""
    return [
        [tuple(unescape(cell or "") for cell in row) for row in sheet.iter_rows(values_only=True)] for sheet in book
    ]


def test_every_cell_is_read_back_as_it_was() -> None:
    records = [query(number, message=PAYLOADS[number % len(PAYLOADS)]) for number in range(1000)]
    [rows] = texts(opened(whole(records)))
    assert rows == [headings(FORM), *export_rows(FORM, records)]


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
    widths = [sheet.column_dimensions[letter].width for letter in "ABCDEFGHI"]
    assert [int(width) for width in widths] == [8, 28, 32, 18, 60, 20, 20, 11, 16]


def test_a_full_sheet_continues_in_the_next() -> None:
    book = opened(whole([query(number) for number in range(7)], rows_in_sheet=3))
    assert book.sheetnames == ["Queries", "Queries 2", "Queries 3"]
    numbers = [[row[0] for row in sheet] for sheet in texts(book)]
    assert numbers == [["#", "1", "2", "3"], ["#", "4", "5", "6"], ["#", "7"]]
    assert texts(opened(whole([query(number) for number in range(6)], rows_in_sheet=3)))[1][-1][0] == "6"


def test_a_file_that_cannot_be_finished_is_not_begun() -> None:
    def broken() -> Iterator[StoredQuery]:
        yield query(1)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        next(workbook_chunks(FORM, broken()))
