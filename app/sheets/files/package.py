"""The zip an .xlsx file is: measured before anything of it is read, and refused where it is another kind of file."""

import io
import re
import zlib
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from app.sheets.files.part_marks import HAS_MACROS, ElementCount, PartMarks, PartReader
from app.sheets.readings import SheetRefusedError

MOST_PARTS = 200
MOST_EXPANDED_BYTES = 20 * 1024 * 1024
_PIECE_BYTES = 1024 * 1024
"""What a parser cannot end yet it reads anew with each piece: smaller ones make seconds of one long attribute."""
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ENCRYPTED_OLE = "EncryptedPackage".encode("utf-16-le")
_AS_XLSX = "save it as an Excel workbook (.xlsx)"
DAMAGED = f"The workbook is damaged: open it and {_AS_XLSX} anew"
_ENCRYPTED = "The workbook has a password: save it without one"
_CONTENT_TYPES, _WORKBOOK = "[Content_Types].xml", "xl/workbook.xml"
_PART_NAME = re.compile(r"[^\\/:\x00-\x1f]+(?:/[^\\/:\x00-\x1f]+)*/?")
_FOREIGN_PARTS = (
    (re.compile(r"(?:.*/)?vbaProject\.bin|xl/macrosheets/.*"), HAS_MACROS),
    (re.compile(r"xl/workbook\.bin"), f"This is a binary workbook (.xlsb): {_AS_XLSX}"),
    (re.compile(r"content\.xml"), f"This is an OpenDocument file (.ods): {_AS_XLSX}"),
    (
        re.compile(r"xl/externalLinks/.*"),
        "The workbook links to other files: break the links (Data, Edit links), paste their cells as values and save",
    ),
    (
        re.compile(r"xl/(?:embeddings|activeX|ctrlProps)/.*"),
        "The workbook holds embedded objects or controls: copy the figures into a new workbook",
    ),
    (
        re.compile(r"xl/(?:connections\.xml|queryTables/.*|model/.*)"),
        "The workbook is connected to other data: copy the figures into a new workbook and paste them as values",
    ),
)


def inspect(data: bytes) -> dict[str, PartMarks]:
    """Return the marks of each XML part of a workbook, by name.

    Raises SheetRefusedError, with memory bounded, for a file that is no .xlsx workbook, expands too far, holds what can
    act, or whose XML declares a document type.
    """
    if data.startswith(_OLE):
        is_encrypted = _ENCRYPTED_OLE in data
        raise SheetRefusedError(_ENCRYPTED if is_encrypted else f"This is an old Excel workbook (.xls): {_AS_XLSX}")
    try:
        with ZipFile(io.BytesIO(data)) as archive:
            parts = archive.infolist()
            _check_names(parts)
            return _read_parts(archive, parts)
    except (BadZipFile, zlib.error, EOFError, NotImplementedError, OSError, ValueError) as error:
        is_zip = data.startswith(b"PK")
        raise SheetRefusedError(DAMAGED if is_zip else f"This is not an Excel workbook: {_AS_XLSX}") from error


def _check_names(parts: list[ZipInfo]) -> None:
    names = [part.filename for part in parts]
    if len(names) > MOST_PARTS:
        raise SheetRefusedError(f"The workbook has more than {MOST_PARTS} parts: copy the figures into a new workbook")
    if len(set(names)) < len(names) or any(not _PART_NAME.fullmatch(name) or ".." in name.split("/") for name in names):
        raise SheetRefusedError(DAMAGED)
    for pattern, message in _FOREIGN_PARTS:
        if any(pattern.fullmatch(name) for name in names):
            raise SheetRefusedError(message)
    if not {_CONTENT_TYPES, _WORKBOOK} <= set(names):
        raise SheetRefusedError(f"This is not an Excel workbook: {_AS_XLSX}")
    if any(part.flag_bits & 1 for part in parts):
        raise SheetRefusedError(_ENCRYPTED)
    if any(part.compress_type not in (ZIP_STORED, ZIP_DEFLATED) for part in parts):
        raise SheetRefusedError(DAMAGED)


def _read_parts(archive: ZipFile, parts: list[ZipInfo]) -> dict[str, PartMarks]:
    """Read every part to its end, piece by piece: what a zip says of its sizes is the word of whoever made it."""
    left = MOST_EXPANDED_BYTES
    marks: dict[str, PartMarks] = {}
    count = ElementCount()
    for part in parts:
        reader = PartReader(part.filename, count) if part.filename.endswith((".xml", ".rels")) else None
        with archive.open(part) as content:
            while piece := content.read(_PIECE_BYTES):
                left -= len(piece)
                if left < 0:
                    raise _too_large()
                if reader:
                    reader.feed(piece)
        if reader:
            marks[part.filename] = reader.close()
    return marks


def _too_large() -> SheetRefusedError:
    most = MOST_EXPANDED_BYTES // 1024 // 1024
    return SheetRefusedError(f"The workbook expands to more than {most} MB: copy the figures into a new workbook")
