"""What stays in the store after a month of changes."""

import os
import time
from pathlib import Path

import pytest

from app.content.snapshots.snapshot_store import KEPT_VERSIONS, SnapshotStore
from tests.app.content.small_site import VARIANT

DAY_S = 86_400
MONTH_S = 30 * DAY_S


def lay(folder: Path, name: str, age_s: float) -> Path:
    file = folder / name
    file.write_text("")
    os.utime(file, (time.time() - age_s,) * 2)
    return file


def test_what_nobody_used_for_a_week_goes_but_never_a_lock(tmp_path: Path) -> None:
    versions = [f"{number:016x}" for number in range(5)]
    ours = [lay(tmp_path, VARIANT.file_name(version), 3 * DAY_S - place) for place, version in enumerate(versions)]
    lock = lay(tmp_path, "compose.lock", MONTH_S)
    names = ("other.0.sqlite3", ".other.1.sqlite3.7-ab", "other.0.days")
    old = [lay(tmp_path, name, MONTH_S) for name in names]
    days = lay(tmp_path, f"{VARIANT.name}.{'c' * 16}.days", MONTH_S)
    SnapshotStore(tmp_path, VARIANT).mark_used(versions[0], "c" * 64)
    assert lock.exists()
    assert days.exists(), "the days of what is served"
    assert not any(file.exists() for file in old)
    assert [file for file in ours if file.exists()] == [ours[0], ours[3], ours[4]]
    assert KEPT_VERSIONS == 3


def test_what_a_page_of_the_last_day_may_link_to_stays_but_not_without_end(tmp_path: Path) -> None:
    versions = [f"{number:016x}" for number in range(14)]
    ours = [lay(tmp_path, VARIANT.file_name(version), DAY_S / 2 - place) for place, version in enumerate(versions)]
    SnapshotStore(tmp_path, VARIANT).mark_used(versions[-1], "c" * 64)
    assert [file for file in ours if file.exists()] == ours[2:]


def test_a_file_that_another_process_removes_meanwhile_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / VARIANT.file_name("0" * 16)
    monkeypatch.setattr(Path, "glob", lambda *_: iter([gone]))
    assert SnapshotStore(tmp_path, VARIANT).last_good() is None
