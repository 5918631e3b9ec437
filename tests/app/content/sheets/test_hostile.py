"""Files that want something else than to be read: each is refused with what it is and what to do."""

import io
import random
from collections.abc import Callable
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from app.content.sheets.cells.typed import tidy
from app.content.sheets.files import delimited
from app.content.sheets.files.grid import MOST_COLUMNS
from app.content.sheets.read import MOST_BYTES, Media, read_sheet
from app.content.sheets.readings import SheetRefusedError
from tests.app.content.sheets.ace import ACE, FIXTURES
from tests.app.content.sheets.files import HEADER, ROWS, SHEET, csv_of, part_of, with_named_parts, workbook_of

pytestmark = pytest.mark.heavy

WORKBOOK, TYPES = "xl/workbook.xml", "[Content_Types].xml"
GOOD = workbook_of(HEADER, *ROWS)
NAMESPACE = b'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
STRICT = b'xmlns="http://purl.oclc.org/ooxml/spreadsheetml/main"'


def refusal(data: bytes, media: Media = "xlsx") -> str:
    with pytest.raises(SheetRefusedError) as caught:
        read_sheet(data, media, ACE)
    return str(caught.value)


def sheet_of(content: bytes) -> bytes:
    """A workbook whose sheet is this XML."""
    return with_named_parts(GOOD, {SHEET: b"<worksheet " + NAMESPACE + b">" + content + b"</worksheet>"})


def changed(name: str, old: bytes, new: bytes) -> bytes:
    part = part_of(GOOD, name)
    assert old in part
    return with_named_parts(GOOD, {name: part.replace(old, new)})


def test_a_file_whose_parts_are_exchanged_is_good_where_they_are() -> None:
    same = {name: part_of(GOOD, name) for name in (SHEET, WORKBOOK, TYPES)}
    assert read_sheet(with_named_parts(GOOD, same), "xlsx", ACE) == read_sheet(GOOD, "xlsx", ACE)


def with_password() -> bytes:
    data = bytearray(GOOD)
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        place = -1
        while (place := data.find(signature, place + 1)) >= 0:
            data[place + offset] |= 1
    return bytes(data)


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda: b"", "The file is empty"),
        (lambda: b"x" * (MOST_BYTES + 1), "larger than 2 MB"),
        (lambda: b"company,sector\n", "not an Excel workbook"),
        (lambda: b"%PDF-1.7 ...", "not an Excel workbook"),
        (lambda: GOOD[:-100], "damaged"),
        (lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "old Excel workbook (.xls): save it as"),
        (
            lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "EncryptedPackage".encode("utf-16-le"),
            "has a password: save it without one",
        ),
        (with_password, "has a password"),
        (lambda: with_named_parts(GOOD, {"xl/vbaProject.bin": b"x"}), "macros"),
        (lambda: changed(TYPES, b"spreadsheetml.sheet.main", b"sheet.macroEnabled.main"), "macros (.xlsm)"),
        (lambda: with_named_parts(GOOD, {"xl/workbook.bin": b"x"}), "(.xlsb)"),
        (lambda: with_named_parts(GOOD, {"content.xml": b"<x/>"}), "(.ods)"),
        (lambda: with_named_parts(GOOD, {"xl/externalLinks/externalLink1.xml": b"<x/>"}), "links to other files"),
        (lambda: with_named_parts(GOOD, {"xl/embeddings/oleObject1.bin": b"x"}), "embedded objects"),
        (lambda: with_named_parts(GOOD, {"xl/connections.xml": b"<x/>"}), "connected to other data"),
        (lambda: changed(WORKBOOK, NAMESPACE, STRICT), "Strict"),
    ],
)  # fmt: skip
def test_a_file_of_another_kind_is_refused_by_name(make: Callable[[], bytes], expected: str) -> None:
    assert expected in refusal(make())


ENTITIES = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
OUTSIDE = b'<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'


@pytest.mark.parametrize("part", [SHEET, WORKBOOK, TYPES, "xl/styles.xml"])
@pytest.mark.parametrize("declared", [ENTITIES, OUTSIDE])
def test_xml_that_declares_entities_is_refused(part: str, declared: bytes) -> None:
    content = part_of(GOOD, part)
    body = content[content.index(b"?>") + 2 :] if content.startswith(b"<?xml") else content
    assert "damaged" in refusal(with_named_parts(GOOD, {part: declared + body}))


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (
            b'<sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>',
            "in line 1,048,576: 5,000 lines",
        ),
        (b'<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>', "in column 16384: 40 columns"),
        (b'<sheetData><row r="99999999"/></sheetData>', "not in order at line 99999999"),
        (b'<sheetData><row r="2"/><row r="1"/></sheetData>', "not in order at line 1"),
        (b'<sheetData><row r="1"><c r="B1"/><c r="A1"/></row></sheetData>', "not in order in line 1"),
        (b'<sheetData><row r="1"><c r="1A"/></row></sheetData>', "'1A' is not the name of a cell"),
        (b"<sheetData><row>" + b"<c/>" * 20_000 + b"</row></sheetData>", "not in order in line 1"),
        (b'<cols><col min="x" max="2" hidden="1"/></cols>', "damaged"),
        (b"<sheetData>", "damaged"),
        (b'<sheetData><row r="1"><c r="A1" t="s"><v>999</v></c></row></sheetData>', "damaged"),
        (b'<sheetData><row r="1"><c r="A1"><v>' + b"9" * 5_000 + b"</v></c></row></sheetData>", "damaged"),
    ],
)
def test_a_sheet_larger_than_it_needs_to_be_or_broken_is_refused(content: bytes, expected: str) -> None:
    assert expected in refusal(sheet_of(content))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (
            csv_of(HEADER, ("Société", "x", "large", 1)).decode().encode("cp1252"),
            "Line 2 holds characters that are not UTF-8",
        ),
        (csv_of(HEADER, *ROWS).decode().encode("utf-16-le"), "is no text"),
        (csv_of(HEADER, *ROWS) + b"\x00", "is no text"),
        (b"\xff\xfea", "not UTF-8"),
        (GOOD, "This is a workbook, not CSV"),
        (csv_of(HEADER, ('"Asha', "x", "large", 1), *ROWS), "a quotation mark is open"),
        (csv_of(HEADER, ('"As"ha', "x", "large", 1)), "a quotation mark is open"),
        (csv_of(HEADER, *([("Asha", "x", "large", 1)] * 5_000)), "more than 5,000 rows"),
        (csv_of([*HEADER, *["x"] * 40], *ROWS), "more than 40 columns"),
        (csv_of(HEADER, ("A" * 200_000, "x", "large", 1)), "Line 2"),
    ],
)
def test_text_that_is_no_csv_is_refused(data: bytes, expected: str) -> None:
    assert expected in refusal(data, "csv")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_csv_is_read_in_the_forms_that_spreadsheets_write(encoding: str, separator: str) -> None:
    data = (
        csv_of(HEADER, ("Société Bank", "Financials", "large", '"90.5"'), separator=separator).decode().encode(encoding)
    )
    assert read_sheet(data, "csv", ACE).sheets[0].rows == (("Société Bank", "Financials", "large", "90.5"),)


def test_a_formula_in_csv_is_a_fault_of_its_cell() -> None:
    [sheet] = read_sheet(csv_of(HEADER, ("Asha", "x", "large", "=1+1")), "csv", ACE).sheets
    assert [fault.message for fault in sheet.faults] == [
        "line 2, column 4: holds a formula: copy the column and paste it as values"
    ]


@pytest.mark.parametrize("name", ["ace-june-libreoffice.xlsx", "ace-june-growth.csv"])
def test_no_mutation_of_a_good_file_ends_in_another_way(name: str) -> None:
    """Bytes changed, cut out, doubled; of a workbook also inside its parts, where damage is not seen by a checksum."""
    good, chance = (FIXTURES / name).read_bytes(), random.Random(13)
    media: Media = "xlsx" if name.endswith("xlsx") else "csv"
    ends = {"rows": 0, "refused": 0}
    for number in range(150):
        mutant = mutated(good, chance) if media == "csv" or number % 3 == 0 else mutated_inside(good, chance)
        try:
            ends["rows"] += bool(read_sheet(mutant, media, ACE).sheets)
        except SheetRefusedError:
            ends["refused"] += 1
    assert sum(ends.values()) == 150
    assert min(ends.values()) > 5


def mutated(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(changed))
        match chance.randrange(4):
            case 0:
                changed[place] = chance.randrange(256)
            case 1:
                del changed[place : place + chance.randint(1, 50)]
            case 2:
                changed[place:place] = changed[place : place + chance.randint(1, 50)]
            case _:
                changed[place:place] = chance.choice((b'"', b"\xff", b"9" * 400, b"<c>", b"=1", b"\x00", b"&#0;", b"-"))
    return bytes(changed)


def mutated_inside(data: bytes, chance: random.Random) -> bytes:
    file = io.BytesIO()
    with ZipFile(io.BytesIO(data)) as old, ZipFile(file, "w", ZIP_DEFLATED) as new:
        chosen = chance.choice(old.namelist())
        for name in old.namelist():
            content = old.read(name)
            new.writestr(name, mutated(content, chance) if name == chosen else content)
    return file.getvalue()


@pytest.mark.parametrize("line", [",", " ,", ";", "\u00a0\t"])
def test_of_a_line_with_a_million_cells_only_as_many_are_looked_at_as_may_be(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []

    def count_headers(cells: list[str]) -> int:
        looks.append(len(cells))
        return 0

    def counted(text: str) -> str:
        looks.append(1)
        return tidy(text)

    monkeypatch.setattr(delimited, "tidy", counted)
    grid = delimited.delimited_grid(line * 1_000_000, "x.csv", count_headers)
    assert (grid.rows, sum(looks) <= MOST_COLUMNS * 4) == ((), True)


def test_what_stands_beyond_the_last_column_is_refused() -> None:
    assert "Line 2 has more than 40 columns" in refusal(b"date,portfolio\n" + b"," * 60 + b"x\n", "csv")


def test_a_cell_may_hold_signs_at_which_only_programs_end_a_line() -> None:
    text = "company,sector,size,weightPercent\nAsha\u2028Bank,IT\x0bServices,large,60\nBela,IT,large,40\n"
    [sheet] = read_sheet(text.encode(), "csv", ACE).sheets
    assert [row[:2] for row in sheet.rows] == [("Asha Bank", "IT Services"), ("Bela", "IT")]
    assert sheet.lines == (2, 3)
