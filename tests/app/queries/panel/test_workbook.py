"""Workbooks: read back by another's code, streamed, and never a file that only looks whole."""

import io
import zipfile
from collections.abc import Iterator

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.utils.escape import unescape

from app.queries.panel.exports import export_rows, headings
from app.queries.panel.workbook import BYTES_IN_SHEET, CHUNK_BYTES, workbook_chunks
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
    assert {(cell.number_format, cell.quotePrefix) for cell in cells} == {("@", True)}
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


def test_a_sheet_grows_no_larger_than_a_zip_of_the_first_kind_bears() -> None:
    records = [query(number, message="x" * 1000) for number in range(900)]
    book = opened(whole(records, bytes_in_sheet=300_000))
    assert [len(sheet) for sheet in texts(book)] == [201, 201, 201, 201, 101]
    # The largest piece: 200 rows of the longest texts, each sign as an entity or a code.
    assert BYTES_IN_SHEET + 200 * 6000 * 7 < 2**31


def test_no_part_is_zip64_which_excel_would_repair() -> None:
    content = whole([query(number) for number in range(500)])
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.testzip() is None
        assert {part.extract_version for part in archive.infolist()} == {20}
        assert archive.namelist()[0] == "[Content_Types].xml"


def test_the_file_is_made_while_it_is_read() -> None:
    taken = 0

    def many() -> Iterator[StoredQuery]:
        nonlocal taken
        for number in range(20_000):
            taken += 1
            yield query(number, message=f"{number * 7919:x}" * 20)

    chunks = workbook_chunks(FORM, many())
    assert 0 < len(next(chunks)) < 2 * CHUNK_BYTES
    assert taken < 2000
    sizes = [len(chunk) for chunk in chunks]
    assert len(sizes) > 10
    assert max(sizes) < 4 * CHUNK_BYTES


def test_a_file_that_breaks_off_does_not_open() -> None:
    def broken() -> Iterator[StoredQuery]:
        for number in range(5000):
            yield query(number)
        raise RuntimeError

    file = io.BytesIO()
    with pytest.raises(RuntimeError):
        file.writelines(workbook_chunks(FORM, broken()))
    assert file.tell() > CHUNK_BYTES
    with pytest.raises(zipfile.BadZipFile):
        load_workbook(file)
