"""Conversion in a process of its own: what that process may not do, and which of its output is kept."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from app.configuration.root import ROOT
from app.content.limited_process import ProcessBusyError
from app.content.pictures import isolated_conversion
from app.content.pictures.isolated_conversion import TOO_HEAVY, PictureRefusedError, clean_isolated, convert_isolated
from app.content.pictures.picture_folder import PictureFolder, picture_digest
from tests.factories.photographs import photograph, png_of_size, saved

pytestmark = pytest.mark.heavy
PHOTOGRAPH = saved(photograph(600, 400))
LIMITED = """
import app.content.pictures.__main__ as apart
apart.limit_this_process(memory_bytes=apart.MEMORY_LIMIT_BYTES, processor_s=apart.PROCESSOR_LIMIT_S)
{}
"""


def test_what_is_made_is_kept_once_and_found_again(tmp_path: Path) -> None:
    folder, digest = PictureFolder(tmp_path / "pictures"), picture_digest(PHOTOGRAPH)
    assert folder.find(digest) is None
    kept = folder.keep(digest, PHOTOGRAPH)
    assert (kept.width, kept.height) == (600, 400)
    assert folder.find(digest) == kept
    files = {file.name: file.stat().st_mtime_ns for file in folder.path.iterdir()}
    assert {f"{digest}-{end}" for end in kept.ends} | {f"{digest}.json"} == set(files)
    assert folder.keep(digest, b"is not looked at again") == kept
    assert {file.name: file.stat().st_mtime_ns for file in folder.path.iterdir()} == files


def test_of_a_refused_one_nothing_is_kept(tmp_path: Path) -> None:
    with pytest.raises(PictureRefusedError, match="megapixels"):
        PictureFolder(tmp_path / "pictures").keep("0" * 32, png_of_size(60_000, 60_000))
    assert not (tmp_path / "pictures").exists()


def test_a_cleaned_one_is_the_same_every_time() -> None:
    assert clean_isolated(PHOTOGRAPH) == clean_isolated(PHOTOGRAPH)


def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolated_conversion.PROCESS, "command", (sys.executable, "-c", "import time; time.sleep(60)"))
    monkeypatch.setattr(isolated_conversion.PROCESS, "wall_limit_s", 0.3)
    with pytest.raises(PictureRefusedError, match=TOO_HEAVY.split(" of ")[0]):
        convert_isolated(PHOTOGRAPH)


def test_one_that_ends_without_a_word_was_too_heavy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolated_conversion.PROCESS, "command", (sys.executable, "-c", "import os; os.abort()"))
    with pytest.raises(PictureRefusedError, match="save it smaller"):
        convert_isolated(PHOTOGRAPH)


def test_others_wait_their_turn_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolated_conversion.PROCESS, "patience_s", 0.05)
    taken = threading.Lock()
    taken.acquire()
    monkeypatch.setattr(isolated_conversion.PROCESS, "turn", taken)
    with pytest.raises(ProcessBusyError):
        convert_isolated(PHOTOGRAPH)


@pytest.mark.parametrize("deed", ["open('/etc/hostname')", "import socket; socket.socket()", "bytearray(3 * 1024**3)"])
def test_the_process_can_open_nothing_and_take_little(deed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIMITED.format(deed)], cwd=ROOT, env={}, capture_output=True, check=False
    )
    assert done.returncode != 0
    assert any(word in done.stderr for word in (b"Too many open files", b"MemoryError"))
