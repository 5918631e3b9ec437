"""A restore replaces everything while nothing runs, keeps the old data, and otherwise changes nothing."""

import shutil
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result

from app.commands import create_app
from app.database.extensions import db
from app.forms.declared import CONTACT
from app.queries.query_store import count_queries
from app.queries.search import QueryFilter
from tests.app.queries.new_queries import keep
from tests.factories.settings import build_settings

pytestmark = pytest.mark.heavy


def run_command(folder: Path, *arguments: str) -> Result:
    app = create_app(build_settings(folder))
    result = app.test_cli_runner().invoke(args=list(arguments))
    with app.app_context():
        db.engine.dispose()
    return result


def count(folder: Path) -> int:
    app = create_app(build_settings(folder))
    with app.app_context():
        found = count_queries(CONTACT, QueryFilter())
        db.engine.dispose()
    return found


def store(folder: Path, queries: int) -> None:
    app = create_app(build_settings(folder))
    with app.app_context():
        for _ in range(queries):
            keep()
        db.engine.dispose()


@pytest.fixture
def folder(sqlite_url: str, tmp_path: Path) -> Path:
    """A folder with a backup of three queries, and a database with two more."""
    store(tmp_path, 3)
    assert run_command(tmp_path, "backup", str(tmp_path / "copy")).exit_code == 0
    store(tmp_path, 2)
    return tmp_path


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if "sqlite3" in path.name}


def kept_file(folder: Path) -> Path:
    [kept] = folder.glob("site.sqlite3.before-restore-*")
    return kept


def test_a_restore_brings_the_copy_and_keeps_what_was_there(folder: Path) -> None:
    result = run_command(folder, "restore", str(folder / "copy"))
    assert result.exit_code == 0, result.output
    assert str(kept_file(folder)) in result.output
    assert names(folder) == {"site.sqlite3", kept_file(folder).name}
    assert stat.S_IMODE((folder / "site.sqlite3").stat().st_mode) == 0o600
    assert count(folder) == 3
    shutil.copy(kept_file(folder), folder / "site.sqlite3")
    assert count(folder) == 5


def test_a_leftover_journal_does_not_undo_the_restore(folder: Path) -> None:
    """A killed web server leaves its journal, which belongs to the old file and must go with it."""
    script = """
import os, sys
from pathlib import Path
sys.path.insert(0, os.getcwd())
from tests.app.operations.database.test_restore import create_app, build_settings, keep
app = create_app(build_settings(Path(sys.argv[1])))
with app.app_context():
    keep()
    os._exit(0)
"""
    subprocess.run([sys.executable, "-c", script, str(folder)], check=True, capture_output=True)
    assert (folder / "site.sqlite3-wal").stat().st_size > 0
    assert run_command(folder, "restore", str(folder / "copy")).exit_code == 0
    assert names(folder) == {"site.sqlite3", kept_file(folder).name}
    assert count(folder) == 3
    with sqlite3.connect(kept_file(folder)) as old:
        assert old.execute("SELECT count(*) FROM lead").fetchone() == (6,)


def test_a_restore_refuses_while_another_process_has_the_database_open(folder: Path) -> None:
    holder = (
        "import sqlite3, sys, time; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT count(*) FROM lead').fetchone()"
    )
    script = f"{holder}; print('open', flush=True); time.sleep(60)"
    with subprocess.Popen(
        [sys.executable, "-c", script, str(folder / "site.sqlite3")], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        result = run_command(folder, "restore", str(folder / "copy"))
        other.kill()
    assert result.exit_code == 1
    assert "another process uses" in result.stderr
    assert "Nothing was changed" in result.stderr
    assert count(folder) == 5


@pytest.mark.parametrize(("program", "pid_file"), [("gunicorn", "web.pid"), ("app.worker.process", "worker.pid")])
def test_a_restore_refuses_while_the_site_runs_even_if_its_database_is_lost(
    folder: Path, program: str, pid_file: str
) -> None:
    (folder / "site.sqlite3").unlink()
    waits = "import sys; print('up', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", waits, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as site:
        assert site.stdout is not None
        assert site.stdout.readline() == "up\n"
        (folder / pid_file).write_text(f"{site.pid}\n")
        refused = run_command(folder, "restore", str(folder / "copy"))
        site.kill()
    assert refused.exit_code == 1
    assert f"process {site.pid}" in refused.stderr
    assert not (folder / "site.sqlite3").exists()
    assert run_command(folder, "restore", str(folder / "copy")).exit_code == 0


def test_a_damaged_database_is_replaced_and_kept(folder: Path) -> None:
    (folder / "site.sqlite3").write_bytes(b"this is no database " * 500)
    assert run_command(folder, "restore", str(folder / "copy")).exit_code == 0
    assert count(folder) == 3
    assert kept_file(folder).read_bytes().startswith(b"this is no database")


def test_a_missing_database_is_made(folder: Path) -> None:
    (folder / "site.sqlite3").unlink()
    result = run_command(folder, "restore", str(folder / "copy"))
    assert result.exit_code == 0, result.output
    assert "that was there" not in result.output
    assert count(folder) == 3


@pytest.mark.parametrize("kind", ["torn", "empty", "text", "foreign", "later release"])
def test_a_copy_that_cannot_be_used_changes_nothing(folder: Path, kind: str) -> None:
    copy = folder / "bad"
    whole = (folder / "copy").read_bytes()
    contents = {"torn": whole[: len(whole) // 2], "empty": b"", "text": b"SQLite format 3 or not" * 100}
    copy.write_bytes(contents.get(kind, whole))
    if kind == "foreign":
        copy.unlink()
        with sqlite3.connect(copy) as other:
            other.execute("CREATE TABLE songs (title TEXT)")
    if kind == "later release":
        with sqlite3.connect(copy) as other:
            other.execute("UPDATE alembic_version SET version_num = '9999'")
    result = run_command(folder, "restore", str(copy))
    assert result.exit_code == 1, result.output
    assert str(copy) in result.stderr
    assert "Nothing was changed" in result.stderr
    assert not list(folder.glob("*before-restore*"))
    assert not list(folder.glob(".*restore*"))
    assert count(folder) == 5


def test_a_server_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    (tmp_path / "copy").touch()
    app = create_app(build_settings(tmp_path, database_url="postgresql://site:hidden@127.0.0.1:9/site"))
    result = app.test_cli_runner().invoke(args=["restore", str(tmp_path / "copy")])
    assert result.exit_code == 1
    assert "The database cannot be used" in result.stderr
    assert "hidden" not in result.stderr
