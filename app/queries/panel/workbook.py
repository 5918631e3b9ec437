"""Workbooks of queries, made while they are sent: a zip of sheets with text cells only."""

from collections.abc import Generator, Iterable, Iterator
from itertools import chain
from zipfile import ZIP_DEFLATED, ZipFile

from app.forms.declaration import Form
from app.queries.panel.exports import Row, export_rows
from app.queries.panel.workbook_parts import FIRST_PARTS, SHEET_FILE, last_parts
from app.queries.panel.worksheet import SHEET_END, row_xml, sheet_start
from app.queries.records import StoredQuery

ROWS_IN_SHEET = 1_048_575  # Excel's 1,048,576 less the heading.
# A larger part would need zip64, and Excel calls a zip64 part of unknown size damaged.
BYTES_IN_SHEET = 2_000_000_000
CHUNK_BYTES = 32 * 1024
_ROWS_IN_PIECE = 200
# On this XML, the next level halves the speed and saves only a tenth of the bytes.
_COMPRESSION = 3


class _Buffer:
    """A buffer between zip and response. It cannot seek, so the zip writes sizes behind each part."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self.size = 0

    def write(self, piece: bytes, /) -> int:
        self._pieces.append(bytes(piece))
        self.size += len(piece)
        return len(piece)

    def flush(self) -> None:
        """Do nothing: nothing is buffered elsewhere."""

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def take(self) -> bytes:
        content = b"".join(self._pieces)
        self._pieces.clear()
        self.size = 0
        return content


def workbook_chunks(
    form: Form,
    queries: Iterable[StoredQuery],
    *,
    rows_in_sheet: int = ROWS_IN_SHEET,
    bytes_in_sheet: int = BYTES_IN_SHEET,
) -> Generator[bytes]:
    """Yield the file in chunks of about CHUNK_BYTES.

    A full sheet continues in the next one. The file opens only with its last chunk, so a broken download cannot be
    taken for complete.
    """
    rows = export_rows(form, queries)
    buffer = _Buffer()
    with ZipFile(buffer, "w", ZIP_DEFLATED, compresslevel=_COMPRESSION) as archive:
        _write(archive, FIRST_PARTS)
        sheets = 0
        first = next(rows, None)
        while sheets == 0 or first is not None:
            sheets += 1
            rest = rows if first is None else chain([first], rows)
            with archive.open(SHEET_FILE.format(sheets), "w") as part:
                for piece in _sheet(form, rest, rows_in_sheet, bytes_in_sheet, is_first=sheets == 1):
                    part.write(piece)
                    if buffer.size >= CHUNK_BYTES:
                        yield buffer.take()
            first = next(rows, None)
        _write(archive, last_parts(sheets))
    yield buffer.take()


def _sheet(
    form: Form, rows: Iterator[Row], rows_in_sheet: int, bytes_in_sheet: int, *, is_first: bool
) -> Iterator[bytes]:
    """Yield one sheet; rows that do not fit stay in `rows`."""
    pieces, size = [sheet_start(form, is_selected=is_first)], 0
    for number, row in zip(range(1, rows_in_sheet + 1), rows, strict=False):
        pieces.append(row_xml(number + 1, row))
        if number % _ROWS_IN_PIECE == 0:
            piece = "".join(pieces).encode()
            pieces.clear()
            size += len(piece)
            yield piece
            if size >= bytes_in_sheet:
                break
    pieces.append(SHEET_END)
    yield "".join(pieces).encode()


def _write(archive: ZipFile, parts: Iterable[tuple[str, str]]) -> None:
    for name, content in parts:
        with archive.open(name, "w") as part:
            part.write(content.encode())
