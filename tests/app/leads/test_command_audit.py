"""What an operator takes out or deletes leaves a record, as it does in the panel."""

import os
import pwd
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import text

from app.audit.command_line import COMMAND_LINE
from app.audit.store import Action, newest_records
from app.extensions import db
from app.leads.kinds import LeadKind
from app.leads.lists.search import LeadFilter
from app.leads.store import count_leads, save_lead
from app.staff.cli import staff_commands
from tests.app.leads.conftest import MakeApp
from tests.app.leads.new_leads import keep, keep_many, new_lead

pytestmark = pytest.mark.heavy

ACCOUNT = pwd.getpwuid(os.getuid()).pw_name
DISK_IS_FULL = OSError(28, "No space left on device")


def run(app: Flask, *arguments: str) -> Result:
    return app.test_cli_runner().invoke(args=list(arguments))


def recorded() -> list[tuple[Action, str]]:
    """What was recorded, the newest first, each by nobody's session on the command line."""
    entries = newest_records(10)
    assert all((entry.username, entry.address) == (None, COMMAND_LINE) for entry in entries)
    return [(entry.action, entry.detail) for entry in entries]


def keep_old(kind: LeadKind = LeadKind.CONTACT) -> None:
    save_lead(new_lead(kind=kind), datetime.now(UTC) - timedelta(days=1100))


def run_in_a_shell(app: Flask, command: str) -> subprocess.CompletedProcess[str]:
    """Run `flask leads export …` as a process of its own."""
    line = f"{sys.executable} -m flask leads export {command}"
    return subprocess.run(["/bin/sh", "-c", line], env=environment_of(app), capture_output=True, text=True, check=False)


def environment_of(app: Flask) -> dict[str, str]:
    return os.environ | {"APP_ENV": "test", "DATABASE_URL": app.config["SQLALCHEMY_DATABASE_URI"]}


def test_an_export_is_recorded_without_what_was_searched(app: Flask, tmp_path: Path) -> None:
    for name in ("Asha", "Meera", "Meera"):
        keep(name=name)
    assert run(app, "leads", "export", "contact").exit_code == 0
    narrowed = run(app, "leads", "export", "contact", "--search=Meera", "--from=2026-04-01", "--to=2026-04-30")
    assert narrowed.stderr == "queries written: 2\n"
    assert run(app, "leads", "export", "advisor", f"--output={tmp_path}/queries.jsonl").exit_code == 0
    assert recorded() == [
        (Action.EXPORT, f"advisor: 0 rows, all, by {ACCOUNT}"),
        (Action.EXPORT, f"contact: 2 rows, search, from, to, by {ACCOUNT}"),
        (Action.EXPORT, f"contact: 3 rows, all, by {ACCOUNT}"),
    ]


def test_a_purge_is_recorded_and_a_dry_run_is_not(app: Flask) -> None:
    keep_old()
    keep_old()
    keep_old(LeadKind.ADVISOR)
    assert run(app, "leads", "purge", "--older-than=30d").exit_code == 0
    assert recorded() == []
    assert run(app, "leads", "purge", "--older-than=30d", "--yes").exit_code == 0
    assert run(app, "leads", "purge", "--yes").exit_code == 0
    assert recorded() == [
        (Action.PURGE, f"contact 0, advisor 0, older than 24m, by {ACCOUNT}"),
        (Action.PURGE, f"contact 2, advisor 1, older than 30d, by {ACCOUNT}"),
    ]


def test_the_staff_command_shows_them(app: Flask) -> None:
    app.cli.add_command(staff_commands)
    keep_old()
    run(app, "leads", "export", "contact")
    run(app, "leads", "purge", "--yes")
    shown = [line.split("  ", 1)[1] for line in run(app, "staff", "audit").stdout.splitlines()]
    assert shown == [
        f"purge  unknown  command line  contact 1, advisor 0, older than 24m, by {ACCOUNT}",
        f"export  unknown  command line  contact: 1 rows, all, by {ACCOUNT}",
    ]


@pytest.mark.parametrize("arguments", [("export", "contact", "--to=tomorrow"), ("purge", "--older-than=x", "--yes")])
def test_a_command_that_did_nothing_leaves_no_record(app: Flask, arguments: tuple[str, ...]) -> None:
    keep()
    assert run(app, "leads", *arguments).exit_code == 1
    assert recorded() == []


def test_a_file_that_could_not_be_written_leaves_no_record(
    app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_descriptor: int) -> None:
        raise DISK_IS_FULL

    keep()
    monkeypatch.setattr("app.leads.cli.os.fsync", refuse)
    assert run(app, "leads", "export", "contact", f"--output={tmp_path}/queries.jsonl").exit_code == 1
    assert recorded() == []


def test_what_was_printed_before_the_pipe_broke_is_recorded(app: Flask) -> None:
    keep_many(300, message="x" * 1000)
    shown = run_in_a_shell(app, "contact | head -n 1")
    assert shown.stdout.count("\n") == 1
    [(action, detail), first] = recorded()
    assert first == (Action.EXPORT, f"contact: 300 rows, all, by {ACCOUNT}")
    assert action is Action.EXPORT
    count = int(detail.removeprefix("contact: at most ").split()[0])
    assert detail == f"contact: at most {count} rows, all, broken off, by {ACCOUNT}"
    assert 1 <= count < 300


def test_a_full_terminal_is_recorded_as_broken_off(app: Flask) -> None:
    keep()
    assert run_in_a_shell(app, "contact > /dev/full").returncode == 1
    assert recorded() == [
        (Action.EXPORT, f"contact: at most 1 rows, all, broken off, by {ACCOUNT}"),
        (Action.EXPORT, f"contact: 1 rows, all, by {ACCOUNT}"),
    ]


def test_who_kills_the_export_while_it_prints_leaves_a_record(app: Flask) -> None:
    keep_many(300, message="x" * 1000)
    command = [sys.executable, "-m", "flask", "leads", "export", "contact"]
    with subprocess.Popen(command, env=environment_of(app), stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"{")
        process.kill()
    assert recorded() == [(Action.EXPORT, f"contact: 300 rows, all, by {ACCOUNT}")]


def test_without_a_record_no_file_is_left_and_nothing_is_deleted(app: Flask, tmp_path: Path) -> None:
    keep_old()
    with db.engine.begin() as connection:
        connection.execute(text("DROP TABLE staff_audit"))
    for arguments in (("export", "contact", f"--output={tmp_path}/queries.jsonl"), ("purge", "--yes")):
        failed = run(app, "leads", *arguments)
        assert failed.exit_code == 1
        assert "run `flask db upgrade`" in failed.stderr
    assert list(tmp_path.glob("*queries*")) == []
    assert count_leads(LeadKind.CONTACT, LeadFilter()) == 1


def test_an_account_without_a_name_is_told_by_its_number(
    sqlite_url: str, make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(uid: int) -> None:
        raise KeyError(uid)

    app = make_app(sqlite_url)
    monkeypatch.setattr("app.audit.command_line.pwd.getpwuid", nobody)
    with app.app_context():
        run(app, "leads", "export", "contact")
        assert recorded() == [(Action.EXPORT, f"contact: 0 rows, all, by uid {os.getuid()}")]
