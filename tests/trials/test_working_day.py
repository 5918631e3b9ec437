"""No operator's command beside the running site loses a query that was acknowledged, on either database."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import click
import psycopg
import pytest
from flask import Flask

from app.commands import create_app
from app.configuration.root import ROOT
from tests.app.databases import app_on, in_context
from tests.app.queries.new_queries import keep_many
from tests.factories.processes import Server, running_web, web_environment
from tests.factories.settings import build_settings
from tests.factories.working_day import BUSY, CREATED, REPEATED, Visitors, kill_a_worker
from tests.waiting import LONG_LIMIT_S, START_LIMIT_S

NO_RENDERER = 9
# A kill cuts the worker's running requests, whenever visitors notice, and those that wait for its successor.
CUT_WITHIN_S = 5.0
OLD_QUERIES, OLD_MINUTES = 40, 3 * 365 * 24 * 60
FIRST, SECOND = "asha@example.in", "ravi@example.in"
DAY = (
    ("staff", "ensure-first"),
    ("staff", "add", FIRST),
    ("staff", "list"),
    "kill",
    ("database", "check"),
    ("staff", "add", SECOND, "--approve"),
    ("staff", "allow", FIRST, "approve"),
    ("staff", "reset-password", FIRST),
    "reader",
    ("staff", "disable", SECOND),
    ("db", "upgrade"),
    ("release", "--first-member"),
    "kill",
    ("backup", "{folder}/backup.copy"),
    ("queries", "purge", "--older-than=24m", "--yes"),
    "second web",
    ("staff", "end-sessions"),
    ("staff", "audit"),
    "reload",
    ("content", "check"),
    ("content", "reviewed", "--all"),
    ("content", "schema", "--check"),
    ("api", "describe"),
    "kill",
    ("restore", "{folder}/backup.copy"),
    ("mail", "test"),
    ("nginx-facts",),
    "reader",
)
# Commands that refuse while the site runs, mail, whose server is away all day, and what needs an https address.
REFUSED = {"restore", "mail", "nginx-facts"}
# `release` renders the pages, as `pages build` does.
NOT_BESIDE = {"run", "shell", "routes", "pages build", "queries forms"}
NO_DESCRIPTORS = """
import os, sys
DATABASE = {database!r}
def forbid(event, arguments):
    if event == "open" and DATABASE and isinstance(arguments[0], (str, bytes, os.PathLike)):
        if os.path.abspath(os.fsdecode(arguments[0])) == DATABASE and not (arguments[2] or 0) & os.O_EXCL:
            raise RuntimeError("the database file was opened by descriptor")
sys.addaudithook(forbid)
"""


@pytest.fixture
def site(database_url: str, built_pages: Path, tmp_path: Path) -> Iterator[tuple[Server, dict[str, str]]]:
    """Gunicorn with its pages stored, and the environment of commands beside it.

    Opening the database's file by descriptor fails in both.
    """
    shutil.copytree(built_pages, tmp_path / "pages", symlinks=True)
    with in_context(app_on(database_url)):
        keep_many(OLD_QUERIES, minutes_ago=OLD_MINUTES)
    hook = tmp_path / "hook"
    hook.mkdir()
    database = database_url.removeprefix("sqlite:///") if database_url.startswith("sqlite") else ""
    (hook / "sitecustomize.py").write_text(NO_DESCRIPTORS.format(database=database))
    variables = {
        "DATABASE_URL": database_url,
        "FORM_LIMIT_PER_MINUTE": "1000000",
        "PYTHONPATH": str(hook),
        "LOG_LEVEL": "warning",
        "NOTIFY_EMAIL": "office@example.in",
        "SMTP_URL": "smtp://127.0.0.1:9",
    }
    with running_web(tmp_path, renderer_port=NO_RENDERER, **variables) as web:
        yield web, os.environ | web_environment(tmp_path, NO_RENDERER) | variables


# Half a minute on an idle machine.
@pytest.mark.timeout(LONG_LIMIT_S)
def test_nothing_done_beside_the_site_loses_a_query(
    site: tuple[Server, dict[str, str]], database_url: str, tmp_path: Path
) -> None:
    web, environment = site
    visitors = Visitors(web.port)
    kills: list[float] = []
    with visitors.writing():
        for step in DAY:
            if step == "kill":
                kills.append(kill_a_worker(web.process.pid))
            elif step == "reload":
                web.process.send_signal(signal.SIGHUP)
                time.sleep(2)
            elif step == "reader":
                read_beside(database_url)
            elif step == "second web":
                with running_web(tmp_path, renderer_port=NO_RENDERER, **second_of(environment, tmp_path)):
                    pass
            else:
                assert isinstance(step, tuple)
                run_command(step, environment, tmp_path)
    assert not visitors.given_up
    assert set(visitors.answers) <= {CREATED, REPEATED, BUSY}
    assert len(visitors.acknowledged) > 200
    unexplained = [
        (begun, seen)
        for begun, seen in visitors.cuts
        if not any(begun - CUT_WITHIN_S <= kill <= seen for kill in kills)
    ]
    assert unexplained == []
    assert visitors.answers.get(REPEATED, 0) <= len(visitors.cuts)
    assert stored_queries(database_url) == {email: [query_id] for email, query_id in visitors.acknowledged.items()}, (
        "each acknowledged query is stored once, and no other"
    )
    assert count_rows(database_url, "outbox_mail") == len(visitors.acknowledged), "each query has its mail"
    checked = flask(("database", "check"), environment)
    assert checked.returncode == 0, checked.stdout


def test_the_day_has_every_command_an_operator_has(tmp_path: Path) -> None:
    app = create_app(build_settings(tmp_path))
    done = [f"{' '.join(step)} " for step in DAY if isinstance(step, tuple)]
    wanted = operator_commands(app) - NOT_BESIDE
    assert {name for name in wanted if not any(text.startswith(f"{name} ") for text in done)} == set()


def operator_commands(app: Flask) -> set[str]:
    """Name every command of the app; of the migrations' own commands only the one that a release runs."""
    names = {"db upgrade"}
    for name, command in app.cli.commands.items():
        inner = command.commands if isinstance(command, click.Group) else None
        if name != "db":
            names |= {name} if inner is None else {f"{name} {of_group}" for of_group in inner}
    return names


def second_of(environment: dict[str, str], folder: Path) -> dict[str, str]:
    shared = {name: environment[name] for name in ("DATABASE_URL", "PYTHONPATH", "LOG_LEVEL")}
    return shared | {"WEB_PID_FILE": str(folder / "second.pid")}


def run_command(step: tuple[str, ...], environment: dict[str, str], folder: Path) -> None:
    done = flask(tuple(part.format(folder=folder) for part in step), environment)
    assert (done.returncode != 0) == (step[0] in REFUSED), f"{step}: {done.stdout}{done.stderr}"
    assert "Traceback" not in done.stderr, done.stderr


def flask(arguments: tuple[str, ...], environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "flask", *arguments],
        cwd=ROOT,
        env=dict(environment),
        capture_output=True,
        text=True,
        timeout=START_LIMIT_S,
        check=False,
    )


def read_beside(database_url: str) -> None:
    """Open, read and close as a person with the database's own program does."""
    if not database_url.startswith("sqlite"):
        with psycopg.connect(database_url) as connection:
            connection.execute("SELECT count(*) FROM lead").fetchone()
        return
    script = "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM lead').fetchone())"
    path = database_url.removeprefix("sqlite:///")
    for _ in range(5):
        subprocess.run([sys.executable, "-c", script, path], check=True, capture_output=True)


def stored_queries(database_url: str) -> dict[str, list[str]]:
    statement = "SELECT email, id FROM lead"
    found: dict[str, list[str]] = {}
    with rows_of(database_url, statement) as rows:
        for email, query_id in rows:
            found.setdefault(email, []).append(query_id)
    return found


def count_rows(database_url: str, table: str) -> int:
    with rows_of(database_url, f"SELECT count(*), 'rows' FROM {table}") as rows:
        return int(rows[0][0])


@contextmanager
def rows_of(database_url: str, statement: str) -> Iterator[list[tuple[str, str]]]:
    if database_url.startswith("sqlite"):
        script = sqlite3.connect(f"file:{database_url.removeprefix('sqlite:///')}?mode=ro", uri=True)
        try:
            yield script.execute(statement).fetchall()
        finally:
            script.close()
    else:
        with psycopg.connect(database_url) as connection:
            yield [(row[0], row[1]) for row in connection.execute(statement).fetchall()]
