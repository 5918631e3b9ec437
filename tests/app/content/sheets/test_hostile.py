"""Hostile files: each is refused with what it is and what to do."""

import io
import random
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from app.content.sheets.read_sheets import Media, read_file
from app.content.sheets.sheet_reading import SheetRefusedError
from tests.app.content.sheets.ace import ACE, FIXTURES
from tests.app.content.sheets.files import HEADER, ROWS, SHEET, csv_of, part_of, with_named_parts, workbook_of

pytestmark = pytest.mark.heavy

WORKBOOK, TYPES = "xl/workbook.xml", "[Content_Types].xml"
GOOD = workbook_of(HEADER, *ROWS)
NAMESPACE = b'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'


def refusal(data: bytes, media: Media = "xlsx") -> str:
    with pytest.raises(SheetRefusedError) as caught:
        read_file(data, media, ACE)
    return str(caught.value)


def sheet_of(content: bytes) -> bytes:
    """A workbook whose sheet consists of this XML."""
    return with_named_parts(GOOD, {SHEET: b"<worksheet " + NAMESPACE + b">" + content + b"</worksheet>"})


def test_a_file_whose_parts_are_exchanged_is_good_where_they_are() -> None:
    same = {name: part_of(GOOD, name) for name in (SHEET, WORKBOOK, TYPES)}
    assert read_file(with_named_parts(GOOD, same), "xlsx", ACE) == read_file(GOOD, "xlsx", ACE)


UNREADABLE = "save it as an Excel workbook (.xlsx)"


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"company,sector\n", b"%PDF-1.7 ...", GOOD[:-100]),
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "EncryptedPackage".encode("utf-16-le"),
        with_named_parts(GOOD, {TYPES: b"<x/>"}),
    ],
    ids=["nothing", "CSV", "PDF", "cut off", "old, or with a password", "another package"],
)
def test_a_file_of_another_kind_is_told_what_to_save(data: bytes) -> None:
    assert UNREADABLE in refusal(data)


def test_macros_and_links_to_other_files_are_not_looked_at() -> None:
    more = {"xl/vbaProject.bin": b"x", "xl/externalLinks/externalLink1.xml": b"<x/>", "xl/embeddings/a.bin": b"x"}
    assert read_file(with_named_parts(GOOD, more), "xlsx", ACE) == read_file(GOOD, "xlsx", ACE)


ENTITIES = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
OUTSIDE = b'<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'


@pytest.mark.parametrize("part", [SHEET, WORKBOOK, TYPES, "xl/styles.xml"])
@pytest.mark.parametrize("declared", [ENTITIES, OUTSIDE])
def test_xml_that_declares_entities_is_refused(part: str, declared: bytes) -> None:
    content = part_of(GOOD, part)
    body = content[content.index(b"?>") + 2 :] if content.startswith(b"<?xml") else content
    assert UNREADABLE in refusal(with_named_parts(GOOD, {part: declared + body}))


@pytest.mark.parametrize(
    "content",
    [
        *(b"<sheetData>", b'<sheetData><row r="1"><c r="A1" t="s"><v>999</v></c></row></sheetData>'),
        *(b'<sheetData><row r="x"/></sheetData>', b'<sheetData><row r="1"><c r="1A"/></row></sheetData>'),
        b'<sheetData><row r="1"><c r="A1"><v>' + b"9" * 5_000 + b"</v></c></row></sheetData>",
    ],
)
def test_a_broken_sheet_is_refused(content: bytes) -> None:
    assert UNREADABLE in refusal(sheet_of(content))


@pytest.mark.parametrize("place", ["A200000", "XFD1"])
def test_a_value_far_away_costs_no_other_lines(place: str) -> None:
    row = place.lstrip("AXFD")
    cell = f'<sheetData><row r="{row}"><c r="{place}"><v>1</v></c></row></sheetData>'
    assert "No figures of ACE strategy were found" in refusal(sheet_of(cell.encode()))


def test_more_lines_than_figures_need_are_refused() -> None:
    assert "more than 5,000 lines" in refusal(workbook_of(HEADER, *([ROWS[0]] * 5_000)))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (
            csv_of(HEADER, ("Société", "x", "large", 1)).decode().encode("cp1252"),
            "Line 2 holds characters that are not UTF-8",
        ),
        (csv_of(HEADER, *ROWS).decode().encode("utf-16-le"), "is not text"),
        (csv_of(HEADER, *ROWS) + b"\x00", "is not text"),
        (b"\xff\xfea", "not UTF-8"),
        (GOOD, "This is a workbook, not CSV"),
        (csv_of(HEADER, ('"Asha', "x", "large", 1), *ROWS), "a quotation mark is open"),
        (csv_of(HEADER, ('"As"ha', "x", "large", 1)), "a quotation mark is open"),
        (csv_of(HEADER, *([("Asha", "x", "large", 1)] * 5_000)), "more than 5,000 lines"),
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
    assert read_file(data, "csv", ACE).sheets[0].rows == (("Société Bank", "Financials", "large", "90.5"),)


def test_a_formula_in_csv_is_no_number() -> None:
    [sheet] = read_file(csv_of(HEADER, ("Asha", "x", "large", "=1+1")), "csv", ACE).sheets
    [fault] = sheet.faults
    assert fault.startswith("D2: '=1+1' is not a number")


@pytest.mark.parametrize("name", ["ace-june-libreoffice.xlsx", "ace-june-growth.csv"])
def test_no_mutation_of_a_good_file_ends_in_another_way(name: str) -> None:
    """Bytes changed, removed or doubled, in workbooks also inside parts, where no checksum reveals the damage."""
    good, chance = (FIXTURES / name).read_bytes(), random.Random(13)
    media: Media = "xlsx" if name.endswith("xlsx") else "csv"
    ends = {"rows": 0, "refused": 0}
    for number in range(150):
        mutant = mutated(good, chance) if media == "csv" or number % 3 == 0 else mutated_inside(good, chance)
        try:
            ends["rows"] += bool(read_file(mutant, media, ACE).sheets)
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


def test_a_cell_may_hold_signs_at_which_only_programs_end_a_line() -> None:
    text = "company,sector,size,weightPercent\nAsha\u2028Bank,IT\x0bServices,large,60\nBela,IT,large,40\n"
    [sheet] = read_file(text.encode(), "csv", ACE).sheets
    assert [row[:2] for row in sheet.rows] == [("Asha Bank", "IT Services"), ("Bela", "IT")]
