"""The worker under its supervisor, with a real mail server, and kills at any time."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest
from flask import Flask

from app.configuration.root import ROOT
from app.database.extensions import db
from app.mail.condition import last_heartbeat
from app.queries.query_store import save_query
from tests.app.databases import copy_postgres_database, in_context
from tests.app.mail.outbox_app import OFFICE, rows
from tests.app.queries.new_queries import new_query
from tests.app.queries.query_app import MAIL, build_query_app
from tests.factories.mail_server import MailServer, running_mail_server
from tests.proc import is_running
from tests.waiting import LIMIT_S, await_true

pytestmark = pytest.mark.heavy


@pytest.fixture
def app(sqlite_url: str) -> Iterator[Flask]:
    with in_context(build_query_app(sqlite_url, **MAIL)) as flask_app:
        yield flask_app


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    with running_mail_server() as server:
        yield server


@dataclass
class Worker:
    popen: subprocess.Popen[bytes]
    pid_file: Path
    log: Path

    def pid(self) -> int:
        return int(self.pid_file.read_text())

    def kill_child(self) -> int:
        pid = self.pid()
        os.kill(pid, signal.SIGKILL)
        return pid


COMMAND = ("-m", "app.worker")


@contextmanager
def running_worker(
    folder: Path, database_url: str, *, through: Sequence[str] = (), **settings: str
) -> Iterator[Worker]:
    """Run supervisor and worker, directly or through the command that becomes the supervisor."""
    pid_file, log = folder / "worker.pid", folder / "worker.log"
    supervisor = (
        "-m",
        "supervised.worker_supervisor",
        "--pid-file",
        str(pid_file),
        sys.executable,
        "-m",
        "app.worker.process",
    )
    environment = {"APP_ENV": "test", "DATABASE_URL": database_url, "WORKER_PID_FILE": str(pid_file)}
    with log.open("wb") as output:
        popen = subprocess.Popen(
            [sys.executable, *(through or supervisor)],
            cwd=ROOT,
            env=os.environ | environment | settings,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        yield Worker(popen, pid_file, log)
    finally:
        popen.terminate()
        popen.wait(timeout=LIMIT_S)


def mail_settings(server: MailServer) -> dict[str, str]:
    return {"NOTIFY_EMAIL": OFFICE, "SMTP_URL": server.url}


def queue(count: int) -> None:
    for _ in range(count):
        save_query(new_query(at=datetime.now(UTC)), queues_mail=True)


def states() -> set[str]:
    return {row.state for row in rows()}


def test_killed_again_and_again_it_sends_every_mail(
    app: Flask, tmp_path: Path, sqlite_url: str, mail_server: MailServer
) -> None:
    queue(12)
    mail_server.takes = 3
    with running_worker(tmp_path, sqlite_url, **mail_settings(mail_server)) as worker:
        for takes_next in (7, sys.maxsize):
            # In the middle of a conversation: the server has the next mail and does not answer.
            await_true(lambda: mail_server.offered > len(mail_server.mails) == mail_server.takes)
            worker.kill_child()
            mail_server.takes = takes_next
        await_true(lambda: states() == {"sent"})
        ids = mail_server.message_ids()
        assert len(set(ids)) == 12
        # Each kill interrupted one mail, which may have come twice under one Message-ID.
        assert len(ids) <= 14
        pid = worker.pid()
        worker.popen.terminate()
        assert worker.popen.wait(timeout=LIMIT_S) == 0
        assert not is_running(pid)
        assert not worker.pid_file.exists()


def test_terminated_in_the_middle_of_a_mail_it_finishes_that_one(
    sqlite_url: str, tmp_path: Path, mail_server: MailServer
) -> None:
    mail_server.takes = 0
    with build_query_app(sqlite_url).app_context():
        queue(3)
        with running_worker(tmp_path, sqlite_url, **mail_settings(mail_server)) as worker:
            await_true(lambda: mail_server.offered == 1)
            worker.popen.terminate()
            # The worker has been asked to stop by then.
            time.sleep(1)
            mail_server.takes = 1
            assert worker.popen.wait(timeout=LIMIT_S) == 0
        assert len(mail_server.mails) == 1
        assert sorted(row.state for row in rows()) == ["sent", "waiting", "waiting"]
        assert not any(row.leased_by for row in rows())
        db.engine.dispose()


def allow_connections(postgres_server: str, url: str, *, allowed: bool) -> None:
    """Close a database to everyone, or open it again."""
    name = url.rpartition("/")[2]
    with psycopg.connect(f"{postgres_server}/postgres", autocommit=True) as connection:
        statement = psycopg.sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS {}")
        connection.execute(statement.format(psycopg.sql.Identifier(name), psycopg.sql.Literal(allowed)))
        if not allowed:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


def has_failed(worker: Worker) -> bool:
    """Whether the log says that mail could not be sent."""
    return '"message": "job failed", "job": "send mail"' in worker.log.read_text()


def test_it_survives_a_lost_database_and_goes_on(
    postgres_server: str, postgres_template: str, tmp_path: Path, mail_server: MailServer
) -> None:
    url = copy_postgres_database(postgres_server, postgres_template)
    with (
        build_query_app(url).app_context(),
        running_worker(tmp_path, url, **mail_settings(mail_server)) as worker,
    ):
        await_true(lambda: last_heartbeat() is not None)
        pid = worker.pid()
        db.engine.dispose()
        allow_connections(postgres_server, url, allowed=False)
        await_true(lambda: has_failed(worker))
        allow_connections(postgres_server, url, allowed=True)
        queue(1)
        await_true(lambda: states() == {"sent"})
        db.engine.dispose()
        assert worker.pid() == pid


def test_without_mail_it_lives_and_sends_nothing(sqlite_url: str, tmp_path: Path) -> None:
    with build_query_app(sqlite_url).app_context():
        queue(1)
        with running_worker(tmp_path, sqlite_url, through=COMMAND) as worker:
            await_true(lambda: last_heartbeat() is not None)
            assert worker.pid() != worker.popen.pid
            assert "supervised.worker_supervisor" in Path(f"/proc/{worker.popen.pid}/cmdline").read_text()
        assert states() == {"waiting"}
        db.engine.dispose()


def test_faulty_settings_are_told_in_one_line_each(tmp_path: Path, sqlite_url: str) -> None:
    with running_worker(tmp_path, sqlite_url, through=COMMAND, NOTIFY_EMAIL="nobody") as worker:
        assert worker.popen.wait(timeout=LIMIT_S) == 1
        assert "NOTIFY_EMAIL: 'nobody' is not a plain e-mail address" in worker.log.read_text()
        assert "Traceback" not in worker.log.read_text()
