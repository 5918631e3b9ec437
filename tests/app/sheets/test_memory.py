"""What a hostile file costs at most, seen from outside: the largest memory of a process that reads it."""

import subprocess
import sys
from pathlib import Path

from app.root import ROOT
from tests.app.sheets.files import part_of, with_named_parts
from tests.app.sheets.test_hostile import GOOD, NAMESPACE, TYPES, sheet_of

MOST_KB = 48 * 1024
"""The bomb expands to more; lines and strings kept as objects would be several times what they are here."""

READ = """
import sys
from pathlib import Path
import app.sheets.files.workbook
from app.sheets.read import SheetRefusedError, read_sheet
from tests.app.sheets.ace import ACE

def largest_kb():
    [line] = [line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1])

before = largest_kb()
for file in sys.argv[1:]:
    try:
        read_sheet(Path(file).read_bytes(), "xlsx", ACE)
    except SheetRefusedError:
        pass
print(largest_kb() - before)
"""
KIND = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
STRINGS = b'<Override PartName="/xl/sharedStrings.xml" ContentType="' + KIND + b'"/>'


def files() -> dict[str, bytes]:
    lines = b"".join(b"<row>" + b"<c><v>1</v></c>" * 10 + b"</row>" for _ in range(2_000))
    strings = b"".join(b"<si><t>%d</t></si>" % number for number in range(60_000))
    typed = part_of(GOOD, TYPES).replace(b"</Types>", STRINGS + b"</Types>")
    return {
        "bomb": with_named_parts(GOOD, {"xl/media/x.xml": b"<a>" + b" " * 64_000_000 + b"</a>"}),
        "lines": sheet_of(b"<sheetData>" + lines + b"</sheetData>"),
        "strings": with_named_parts(
            GOOD, {TYPES: typed, "xl/sharedStrings.xml": b"<sst " + NAMESPACE + b">" + strings + b"</sst>"}
        ),
    }


def test_memory_is_bounded(tmp_path: Path) -> None:
    paths = []
    for name, data in files().items():
        paths.append(str(tmp_path / name))
        (tmp_path / name).write_bytes(data)
    finished = subprocess.run(
        [sys.executable, "-c", READ, *paths], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert 0 < int(finished.stdout) < MOST_KB
