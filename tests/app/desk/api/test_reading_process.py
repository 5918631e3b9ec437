"""No file can harm the site: its process has limits, and other files are still read."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path

import pytest

from app.configuration.root import ROOT
from app.content.limited_process import ProcessBusyError
from app.content.sheets.read_sheets import MOST_BYTES, read_file
from app.content.sheets.sheet_reading import MEMORY_LIMIT_BYTES, TOO_LARGE, SheetJob, SheetRefusedError
from app.desk.api.sheets import routes
from app.desk.api.sheets.routes import read_isolated
from tests.app.content.sheets.ace import ACE, FIXTURES
from tests.app.content.sheets.files import SHEET, part_of, with_named_parts
from tests.app.content.sheets.test_hostile import GOOD, NAMESPACE, TYPES, sheet_of

pytestmark = pytest.mark.heavy

MOST_RESIDENT_KB = 200 * 1024
KIND = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
STRINGS = b'<Override PartName="/xl/sharedStrings.xml" ContentType="' + KIND + b'"/></Types>'
MAIN = b"/xl/workbook.xml"

READ = """
import pickle, resource, sys
from pathlib import Path
from app.content.sheets.sheet_reading import SheetRefusedError
from app.desk.api.sheets.routes import read_isolated

folder = Path(sys.argv[1])
for file in sorted(folder.glob("*.job")):
    try:
        read_isolated(pickle.loads(file.read_bytes()))
        print("read")
    except SheetRefusedError as error:
        print(str(error))
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def book_with_strings(content: bytes) -> bytes:
    """A workbook whose first cell has the first of these strings."""
    cell = b'<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData>'
    return with_named_parts(
        sheet_of(cell),
        {
            TYPES: part_of(GOOD, TYPES).replace(b"</Types>", STRINGS),
            "xl/_rels/workbook.xml.rels": part_of(GOOD, "xl/_rels/workbook.xml.rels").replace(
                b"</Relationships>",
                b'<Relationship Id="rId99" Target="sharedStrings.xml" Type="http://schemas.openxmlformats.org/'
                b'officeDocument/2006/relationships/sharedStrings"/></Relationships>',
            ),
            "xl/sharedStrings.xml": b"<sst " + NAMESPACE + b">" + content + b"</sst>",
        },
    )


def main_part_elsewhere() -> bytes:
    """19 MB of empty elements where the workbook names its main part."""
    types = part_of(GOOD, TYPES)
    assert MAIN in types
    book = part_of(GOOD, "xl/workbook.xml").replace(b"<sheets>", b"<a/>" * 4_750_000 + b"<sheets>")
    return with_named_parts(GOOD, {TYPES: types.replace(MAIN, b"/xl/mine.xml"), "xl/mine.xml": book})


TAKES_TOO_MUCH: Mapping[str, Callable[[], bytes]] = {
    "main part elsewhere": main_part_elsewhere,
    "spaces": lambda: with_named_parts(GOOD, {SHEET: b"<a>" + b" " * 400_000_000 + b"</a>"}),
}
COSTS_LITTLE: Mapping[str, Callable[[], bytes]] = {
    "long string": lambda: book_with_strings(b"<si><t>" + b"(" * 32_767 + b"</t></si>"),
    "deep": lambda: with_named_parts(GOOD, {"xl/x.xml": b"<a>" * 100_000}),
    "large picture": lambda: with_named_parts(GOOD, {"xl/media/x.xml": b" " * 200_000_000}),
}


def test_a_file_that_takes_too_much_is_refused_in_words_and_the_process_has_no_more_than_it_may(tmp_path: Path) -> None:
    files = {**TAKES_TOO_MUCH, **COSTS_LITTLE}
    for number, make in enumerate(files.values()):
        data = make()
        assert len(data) <= MOST_BYTES
        (tmp_path / f"{number:02}.job").write_bytes(pickle.dumps(SheetJob(data, "xlsx", ACE)))
    (tmp_path / "99.job").write_bytes(pickle.dumps(SheetJob(b"(" * 130_000, "pasted", ACE)))
    finished = subprocess.run(
        [sys.executable, "-c", READ, str(tmp_path)], cwd=ROOT, check=True, capture_output=True, text=True
    )
    *told, most_kb = finished.stdout.splitlines()
    assert len(told) == len(files) + 1
    assert dict(zip(TAKES_TOO_MUCH, told, strict=False)) == dict.fromkeys(TAKES_TOO_MUCH, TOO_LARGE)
    assert TOO_LARGE not in told[len(TAKES_TOO_MUCH) :]
    assert MEMORY_LIMIT_BYTES // 1024 // 2 < int(most_kb) < MOST_RESIDENT_KB


@pytest.mark.parametrize("attempt", ["open('/etc/hostname')", "socket.socket()", "os.pipe()"])
def test_the_process_opens_nothing(attempt: str) -> None:
    program = f"import os, socket; from app.content.sheets import __main__ as m; m._limit_this_process(); {attempt}"
    finished = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False, capture_output=True)
    assert finished.returncode != 0


def test_the_process_knows_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", "x" * 40)
    tell = "import os; print('read'); print(sorted(os.environ))"
    monkeypatch.setattr(routes.PROCESS, "command", (sys.executable, "-c", tell))
    told = read_isolated(SheetJob(GOOD, "xlsx", ACE))
    assert set(eval(told)) <= {"LC_CTYPE"}


def test_what_is_read_apart_is_what_is_read_here(tmp_path: Path) -> None:
    data = (FIXTURES / "ace-june-libreoffice.xlsx").read_bytes()
    apart = json.loads(read_isolated(SheetJob(data, "xlsx", ACE)))
    assert apart == json.loads(json.dumps(asdict(read_file(data, "xlsx", ACE))))


def test_who_waits_in_vain_for_another_sheet_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes.PROCESS, "patience_s", 0.1)
    job = SheetJob(b"Date\tNAV\tBenchmark\n30-Jun-26\t104.2\t103", "pasted", ACE)
    with routes.PROCESS.turn, pytest.raises(ProcessBusyError):
        read_isolated(job)
    assert read_isolated(job)


def test_one_that_hangs_is_ended_and_gives_its_place_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pid_file = tmp_path / "pid"
    hang = f"import os, time; open({str(pid_file)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    with monkeypatch.context() as changed:
        changed.setattr(routes.PROCESS, "command", (sys.executable, "-c", hang))
        changed.setattr(routes.PROCESS, "wall_limit_s", 1.0)
        with pytest.raises(SheetRefusedError, match="needs more than"):
            read_isolated(SheetJob(GOOD, "xlsx", ACE))
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid_file.read_text()), 0)
    assert read_isolated(SheetJob(GOOD, "xlsx", ACE))
