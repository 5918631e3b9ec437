"""The supervisor's promises, seen from outside, with the real Node."""

import json
import os
import signal
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from app.configuration.root import ROOT
from tests.proc import is_running
from tests.supervised.renderer.running_supervisor import running_supervisor, start_supervisor
from tests.waiting import LIMIT_S, await_true

pytestmark = pytest.mark.heavy


def test_it_is_back_after_three_kills(tmp_path: Path) -> None:
    with running_supervisor(tmp_path) as supervised:
        for _ in range(3):
            pid = supervised.renderer_pid()
            os.kill(pid, signal.SIGKILL)
            await_true(lambda: supervised.replaced(pid))  # noqa: B023 (called at once)


def test_the_built_renderer_is_back_after_a_kill_and_drains(tmp_path: Path) -> None:
    socket_file = tmp_path / "renderer.sock"
    built = {"RENDERER_BUNDLE": "ssr-renderer/dist/main.mjs", "CLIENT_DIST_DIR": "client/dist"}
    built = {name: str(ROOT / path) for name, path in built.items()}
    with running_supervisor(tmp_path, RENDERER_URL=f"unix:{socket_file}", **built) as supervised:
        pid = supervised.renderer_pid()
        os.kill(pid, signal.SIGKILL)
        await_true(lambda: supervised.replaced(pid))
        supervised.popen.terminate()
        assert supervised.popen.wait(timeout=LIMIT_S) == 0
    assert not socket_file.exists()


def test_a_frozen_renderer_is_killed_and_replaced(tmp_path: Path) -> None:
    with running_supervisor(tmp_path) as supervised:
        pid = supervised.renderer_pid()
        os.kill(pid, signal.SIGSTOP)
        await_true(lambda: supervised.replaced(pid))
        assert not is_running(pid)
        assert "it does not answer" in supervised.log.read_text()


def test_a_renderer_at_work_answers_when_its_turn_comes(tmp_path: Path) -> None:
    with running_supervisor(tmp_path) as supervised:
        pid = supervised.renderer_pid()
        with ThreadPoolExecutor(3) as visitors:
            assert all(visitors.map(supervised.get, ["/work"] * 9))
        assert supervised.renderer_pid() == pid
        assert "it does not answer" not in supervised.log.read_text()


def test_node_ends_with_a_killed_supervisor(tmp_path: Path) -> None:
    with running_supervisor(tmp_path) as supervised:
        pid = supervised.renderer_pid()
        supervised.popen.kill()
        await_true(lambda: not is_running(pid))


def test_terminating_finishes_the_answer_in_progress(tmp_path: Path) -> None:
    answers: list[bytes] = []
    with running_supervisor(tmp_path) as supervised:
        pid = supervised.renderer_pid()
        visitor = threading.Thread(target=lambda: answers.append(supervised.get("/slow")))
        visitor.start()
        await_true(lambda: "a slow answer has begun" in supervised.log.read_text())
        supervised.popen.terminate()
        assert supervised.popen.wait(timeout=LIMIT_S) == 0
        visitor.join()
        assert len(answers) == 1
        assert not is_running(pid)
        assert not supervised.pid_file.exists()


def test_a_frozen_renderer_does_not_hold_up_the_end(tmp_path: Path) -> None:
    with running_supervisor(tmp_path) as supervised:
        pid = supervised.renderer_pid()
        os.kill(pid, signal.SIGSTOP)
        supervised.popen.terminate()
        assert supervised.popen.wait(timeout=LIMIT_S) == 0
        assert not is_running(pid)


def test_the_renderer_learns_no_secret(tmp_path: Path) -> None:
    secrets = {"SECRET_KEY": "known-to-flask-alone-known-to-flask-alone", "DATABASE_URL": "sqlite:///var/secret"}
    with running_supervisor(tmp_path, **secrets) as supervised:
        environment = json.loads(supervised.get("/"))["environment"]
        assert environment["CLIENT_DIST_DIR"] == str(supervised.manifest.parent)
        assert not secrets.keys() & environment.keys()


def test_a_missing_bundle_is_named(tmp_path: Path) -> None:
    with start_supervisor(tmp_path, bundle=tmp_path / "none.mjs") as supervised:
        assert supervised.popen.wait(timeout=LIMIT_S) == 1
        assert f"There is no renderer at {supervised.bundle}: run `make build`." in supervised.log.read_text()


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with start_supervisor(tmp_path, RENDERER_URL=f"http://127.0.0.1:{port}") as supervised:
            assert supervised.popen.wait(timeout=LIMIT_S) == 1
            assert f"RENDERER_URL: another program listens on http://127.0.0.1:{port}" in supervised.log.read_text()


def test_a_renderer_that_never_answers_ends_the_supervisor(tmp_path: Path) -> None:
    broken = tmp_path / "broken.mjs"
    broken.write_text("console.error('no such fragment'); process.exit(3);")
    with start_supervisor(tmp_path, bundle=broken) as supervised:
        assert supervised.popen.wait(timeout=LIMIT_S) == 1
        log = supervised.log.read_text()
        assert log.count("no such fragment") == 1
        assert "The renderer never answered" in log
        assert not supervised.pid_file.exists()


def test_a_renderer_that_has_answered_is_tried_again_without_end(tmp_path: Path) -> None:
    with running_supervisor(tmp_path) as supervised:
        working = supervised.bundle.read_text()
        supervised.bundle.write_text("process.exit(3)")
        os.kill(supervised.renderer_pid(), signal.SIGKILL)
        await_true(lambda: supervised.log.read_text().count("renderer ended by itself") > 5)
        supervised.bundle.write_text(working)
        await_true(supervised.is_healthy)
