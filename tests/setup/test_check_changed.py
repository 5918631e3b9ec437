"""The checks that `make check-changed` chooses, and the places of test files."""

import subprocess
from pathlib import Path

import pytest

from scripts.check_changed import EVERYWHERE, ROOT, changed_files, find_tests


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("app/queries/query_store.py", "tests/app/queries/test_query_store.py"),
        ("app/queries/rows_without_a_test_of_their_name.py", "tests/app/queries"),
        ("app/queries/a_room/not_made_yet.py", "tests/app/queries"),
        ("scripts/run_site.py", "tests/setup/test_run_site.py"),
        ("tests/app/queries/test_query_store.py", "tests/app/queries/test_query_store.py"),
    ],
)
def test_a_change_asks_the_tests_beside_it(file: str, expected: str) -> None:
    assert find_tests([file]) == sorted({EVERYWHERE, expected})
    assert (ROOT / expected).exists()


def test_a_change_of_content_asks_the_tests_of_what_is_shipped() -> None:
    asked = find_tests(["shared-content/site.yaml"])
    assert len(asked) > 1
    assert all((ROOT / test).exists() for test in asked)


@pytest.mark.parametrize(
    "file", ["README.md", "client/src/entry.ts", "tests/e2e/forms/test_sending.py", "tests/trials/test_copies.py"]
)
def test_what_no_light_test_proves_asks_for_none(file: str) -> None:
    assert find_tests([file]) == [EVERYWHERE]


def test_new_and_changed_files_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], check=True, cwd=tmp_path)

    git("init", "-q")
    for name in ("kept", "changed", "gone"):
        (tmp_path / name).write_text("before")
    git("add", ".")
    git("commit", "-qm", "All")
    (tmp_path / "changed").write_text("after")
    (tmp_path / "gone").unlink()
    (tmp_path / "new").touch()
    monkeypatch.setattr("scripts.check_changed.ROOT", tmp_path)
    assert changed_files("HEAD") == ["changed", "new"]


def test_files_of_a_check_are_gone_afterwards_and_its_status_is_kept(tmp_path: Path) -> None:
    told = tmp_path / "told"
    command = ["bash", "-c", f'touch "$TMPDIR/file" && echo "$TMPDIR" > {told} && exit 3']
    assert subprocess.run([ROOT / "scripts" / "in_memory.sh", *command], check=False).returncode == 3
    assert not Path(told.read_text().strip()).exists()
