"""`flask leads …` where the disk, the terminal or the database refuses."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask

from tests.app.leads.conftest import MakeApp
from tests.app.leads.new_leads import keep

pytestmark = pytest.mark.heavy

DISK_IS_FULL = OSError(28, "No space left on device")


def run(app: Flask, *arguments: str) -> Result:
    return app.test_cli_runner().invoke(args=["leads", *arguments])


def run_in_a_shell(sqlite_url: str, redirection: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`flask leads export contact`, with its output led elsewhere."""
    command = f"{sys.executable} -m flask leads export contact {redirection}"
    environment = os.environ | {"APP_ENV": "test", "DATABASE_URL": sqlite_url} | environment
    return subprocess.run(["/bin/sh", "-c", command], env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def full_app(sqlite_app: Flask) -> Iterator[Flask]:
    """An app with one query whose name is in Devanagari."""
    with sqlite_app.app_context():
        keep(name="अनु")
        yield sqlite_app


def test_an_export_from_an_unmigrated_database_leaves_no_file(tmp_path: Path, make_app: MakeApp) -> None:
    file = tmp_path / "queries.jsonl"
    failed = run(make_app(f"sqlite:///{tmp_path}/empty.sqlite3"), "export", "contact", f"--output={file}")
    assert (failed.exit_code, failed.stderr.count("\n")) == (1, 1)
    assert "run `flask db upgrade`" in failed.stderr
    assert list(tmp_path.glob("*queries*")) == []


def test_a_full_disk_leaves_no_file_and_a_second_try_succeeds(
    full_app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_descriptor: int) -> None:
        raise DISK_IS_FULL

    file = tmp_path / "queries.jsonl"
    with monkeypatch.context() as full:
        full.setattr("app.leads.cli.os.fsync", refuse)
        failed = run(full_app, "export", "contact", f"--output={file}")
    assert failed.exit_code == 1
    assert failed.stderr == f"Error: {file} could not be written: No space left on device\n"
    assert list(tmp_path.glob("*queries*")) == []
    assert run(full_app, "export", "contact", f"--output={file}").exit_code == 0
    assert [path.name for path in tmp_path.glob("*queries*")] == ["queries.jsonl"]
    assert "अनु" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["missing/queries.jsonl", "site.sqlite3/queries.jsonl", "q" * 300])
def test_a_file_that_cannot_be_made_is_told_in_one_line(full_app: Flask, tmp_path: Path, name: str) -> None:
    failed = run(full_app, "export", "contact", f"--output={tmp_path / name}")
    assert failed.exit_code == 1
    assert failed.stderr.startswith(f"Error: {tmp_path / name} could not be written: ")
    assert failed.stderr.count("\n") == 1


def said(stderr: str) -> list[str]:
    """What is told beside the log's lines."""
    return [line for line in stderr.splitlines() if not line.startswith('{"level": "INFO"')]


@pytest.mark.usefixtures("full_app")
def test_a_full_terminal_is_told_in_one_line(sqlite_url: str) -> None:
    failed = run_in_a_shell(sqlite_url, "> /dev/full")
    assert failed.returncode == 1
    assert said(failed.stderr) == ["Error: the queries could not be written: No space left on device"]


@pytest.mark.usefixtures("full_app")
def test_queries_are_utf_8_whatever_the_terminal_says(sqlite_url: str) -> None:
    shown = run_in_a_shell(sqlite_url, "", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (shown.returncode, said(shown.stderr)) == (0, ["queries written: 1"])
    assert "अनु" in shown.stdout


def test_an_empty_age_is_refused_and_does_not_mean_the_default(full_app: Flask) -> None:
    refused = run(full_app, "purge", "--older-than", "", "--yes")
    assert refused.exit_code == 1
    assert "--older-than=: give months or days" in refused.stderr


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path, make_app: MakeApp) -> None:
    (tmp_path / "site.sqlite3").write_bytes(b"this is no database" * 100)
    failed = run(make_app(f"sqlite:///{tmp_path}/site.sqlite3"), "purge")
    assert failed.exit_code == 1
    assert failed.stderr == "Error: The database cannot be used: file is not a database\n"


def test_a_database_that_does_not_answer_is_not_to_be_upgraded(make_app: MakeApp) -> None:
    failed = run(make_app("postgresql://nobody@127.0.0.1:9/none?connect_timeout=1"), "purge")
    assert failed.exit_code == 1
    assert "refused" in failed.stderr
    assert "upgrade" not in failed.stderr


def test_a_search_for_what_is_no_text_is_told_in_one_line(full_app: Flask) -> None:
    shown = run(full_app, "export", "contact", "--search=\udcff")
    assert (shown.exit_code, shown.stderr) == (1, "Error: The search holds characters that are never stored\n")
