"""Early ends of `make run`, in a project whose build, release and processes do next to nothing."""

import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.content.errors import FAULTS_STATUS
from scripts import run_site
from supervised.renderer.address import find_free_port
from tests.architecture.source_files import ROOT
from tests.proc import is_running
from tests.setup.started_run import started_run
from tests.waiting import LIMIT_S, START_LIMIT_S, await_true

NAMES = ("web", "renderer", "worker")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in which `make` builds nothing and `flask` prepares nothing."""
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    for name in ("app", "supervised"):
        (tmp_path / name).symlink_to(ROOT / name)
    for name in ("bin", "shared-content"):
        (tmp_path / name).mkdir()
    write_program(tmp_path, "make", "exit 0")
    write_program(tmp_path, "flask", "exit 0")
    lines = (f"{name}: echo $$ >{name}.pid && exec sleep {START_LIMIT_S}" for name in NAMES)
    (tmp_path / "Procfile").write_text("\n".join(lines))
    return tmp_path


def write_program(project: Path, name: str, script: str) -> None:
    program = project / "bin" / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


@contextmanager
def started(project: Path, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """A start whose output goes to the file `output`."""
    environment = {"PATH": f"{project / 'bin'}:{os.environ['PATH']}", "PORT": str(find_free_port("127.0.0.1"))}
    with started_run(project, environment | variables) as popen:
        yield popen


def output(project: Path) -> str:
    return (project / "output").read_text()


def test_one_process_that_ends_is_named_and_ends_the_others(project: Path) -> None:
    with started(project) as run:
        files = [project / f"{name}.pid" for name in NAMES]
        await_true(lambda: all(file.exists() and file.read_text().endswith("\n") for file in files))
        pids = [int(file.read_text()) for file in files]
        os.kill(pids[0], signal.SIGTERM)
        assert run.wait(timeout=LIMIT_S) == 1
    assert "The process `web` has ended, so the others are stopped too" in output(project)
    assert not any(is_running(pid) for pid in pids)


def test_a_start_that_waits_for_the_content_is_ended_by_ctrl_c(project: Path) -> None:
    write_program(project, "flask", f"exit {FAULTS_STATUS}")
    with started(project) as run:
        await_true(lambda: "Waiting for a change" in output(project))
        run.send_signal(signal.SIGINT)
        assert run.wait(timeout=LIMIT_S) == 1
    assert "Traceback" not in output(project)


def test_production_waits_for_nobody_to_mend_its_content(project: Path) -> None:
    write_program(project, "flask", f"exit {FAULTS_STATUS}")
    with started(project, APP_ENV="production") as run:
        assert run.wait(timeout=LIMIT_S) == 1
    assert "Waiting" not in output(project)


def refusal(monkeypatch: pytest.MonkeyPatch, project: Path, **environment: str) -> str:
    """The message with which a start ends that builds nothing."""
    monkeypatch.setattr(run_site, "ROOT", project)
    monkeypatch.setattr(run_site, "run_step", lambda *_: pytest.fail("it builds"))
    # It changes the working folder; this restores the test's own.
    monkeypatch.chdir(project)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as refused:
        run_site.main()
    return str(refused.value.code)


def test_a_taken_port_is_named_before_anything_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refusal(monkeypatch, tmp_path, PORT=str(port))
    assert said.startswith(f"Port {port} is in use.")
    assert f"PORT={port + 1} make run" in said


def test_a_site_that_runs_already_is_named_before_anything_is_built(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with subprocess.Popen(["bash", "-c", "exec -a gunicorn sleep 60"]) as running:
        (tmp_path / "web.pid").write_text(f"{running.pid}\n")
        await_true(lambda: b"gunicorn" in Path(f"/proc/{running.pid}/cmdline").read_bytes())
        try:
            said = refusal(monkeypatch, tmp_path, PORT=str(find_free_port("127.0.0.1")), WEB_PID_FILE="web.pid")
        finally:
            running.kill()
    assert f"This site is already running as process {running.pid}." in said


def test_an_address_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = refusal(monkeypatch, tmp_path, BIND="localhost")
    assert said == "BIND: 'localhost' does not appear to be an IPv4 or IPv6 address"


@pytest.mark.parametrize("port", ["http", "99999", "0", "-1", "²", ""])
def test_a_port_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, port: str) -> None:
    assert refusal(monkeypatch, tmp_path, PORT=port) == f"PORT must be a number from 1 to 65535, got {port}"


def test_production_gets_no_setting_it_was_not_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run_site, "ROOT", tmp_path)
    for name in ("SECRET_KEY", "ALLOWED_HOSTS", "PUBLIC_ORIGIN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("APP_ENV", "production")
    assert {"SECRET_KEY", "ALLOWED_HOSTS", "PUBLIC_ORIGIN"}.isdisjoint(run_site.make_environment())
