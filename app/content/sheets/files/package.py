"""Opens an .xlsx file, which is a zip. Other kinds of file are refused by name before anything is read."""

import io
import re
from zipfile import BadZipFile, ZipFile

from app.content.sheets.readings import SheetRefusedError

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ENCRYPTED_OLE = "EncryptedPackage".encode("utf-16-le")
_AS_XLSX = "save it as an Excel workbook (.xlsx)"
DAMAGED = f"The workbook is damaged: open it and {_AS_XLSX} anew"
_ENCRYPTED = "The workbook has a password: save it without one"
_MACROS = f"The workbook holds macros (.xlsm): {_AS_XLSX}"
_CONTENT_TYPES, _WORKBOOK = "[Content_Types].xml", "xl/workbook.xml"
_FOREIGN_PARTS = (
    (re.compile(r"(?:.*/)?vbaProject\.bin|xl/macrosheets/.*"), _MACROS),
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
_MARKED_PARTS = (
    (_CONTENT_TYPES, b"macroEnabled", _MACROS),
    (_WORKBOOK, b"http://purl.oclc.org/ooxml/", f"This is a Strict Open XML workbook: {_AS_XLSX}"),
)


def open_package(data: bytes) -> ZipFile:
    """Return the parts of a workbook.

    Raises SheetRefusedError for a file that is no .xlsx workbook, or whose figures may come from outside it.
    """
    archive = _open_zip(data)
    names = archive.namelist()
    for pattern, message in _FOREIGN_PARTS:
        if any(pattern.fullmatch(name) for name in names):
            raise SheetRefusedError(message)
    if not {_CONTENT_TYPES, _WORKBOOK} <= set(names):
        raise SheetRefusedError(f"This is not an Excel workbook: {_AS_XLSX}")
    if any(part.flag_bits & 1 for part in archive.infolist()):
        raise SheetRefusedError(_ENCRYPTED)
    for name, mark, message in _MARKED_PARTS:
        if mark in archive.read(name):
            raise SheetRefusedError(message)
    return archive


def _open_zip(data: bytes) -> ZipFile:
    if data.startswith(_OLE):
        is_encrypted = _ENCRYPTED_OLE in data
        raise SheetRefusedError(_ENCRYPTED if is_encrypted else f"This is an old Excel workbook (.xls): {_AS_XLSX}")
    try:
        return ZipFile(io.BytesIO(data))
    except (BadZipFile, OSError, ValueError, NotImplementedError) as error:
        is_zip = data.startswith(b"PK")
        raise SheetRefusedError(DAMAGED if is_zip else f"This is not an Excel workbook: {_AS_XLSX}") from error
