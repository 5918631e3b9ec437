"""The snapshots that are left in the store after many changes."""

import os
from pathlib import Path

import pytest

from app.content.composing.compose_snapshot import compose_snapshot
from app.content.snapshots.snapshot_store import KEPT_FILES, LOCK_FILE, SnapshotStore
from tests.app.content.content_store import build_store
from tests.app.content.small_site import TODAY, VARIANT, write_site


def test_only_what_was_used_last_is_kept_but_always_the_lock(tmp_path: Path) -> None:
    used = build_store(write_site(tmp_path), compose=compose_snapshot).snapshot
    folder = used.file.parent
    names = [LOCK_FILE, used.file.name, *(f"other.{number}.sqlite3" for number in range(KEPT_FILES + 2))]
    for age_s, name in enumerate(reversed(names)):
        (folder / name).touch()
        os.utime(folder / name, (1_000_000 - age_s,) * 2)
    SnapshotStore(folder, VARIANT).mark_used(used)
    assert {file.name for file in folder.iterdir()} == {LOCK_FILE, used.file.name, *names[-KEPT_FILES + 1 :]}
    assert SnapshotStore(folder, VARIANT).find(used.content_digest, TODAY) == used


def test_a_file_that_another_process_removes_meanwhile_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / VARIANT.file_name("c" * 64, "0" * 16)
    monkeypatch.setattr(Path, "glob", lambda *_: iter([gone]))
    assert SnapshotStore(tmp_path, VARIANT).last_good() is None
