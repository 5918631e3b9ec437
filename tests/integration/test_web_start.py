"""Start, refusals and raw requests of gunicorn, seen from outside."""

import json
import os
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest

from app.configuration.root import ROOT
from tests.factories.processes import Server, running_web, started_web
from tests.factories.site import copy_content
from tests.waiting import LIMIT_S, await_true

NO_RENDERER = 9
DEPLOYING = (ROOT / "docs" / "deploy.md").read_text()


def refusal(server: Server) -> str:
    assert server.process.wait(timeout=LIMIT_S) != 0
    output = server.log.read_text()
    assert "Traceback" not in output
    return output


def test_broken_content_refuses_the_start_and_lists_every_fault(tmp_path: Path) -> None:
    content = copy_content(tmp_path)
    (content / "site.yaml").write_text("product: [")
    (content / "redirects.yaml").write_text("redirects: 3")
    with started_web(tmp_path, renderer_port=NO_RENDERER, CONTENT_DIR=str(content)) as server:
        output = refusal(server)
    assert "site.yaml:" in output
    assert "redirects.yaml:" in output


def test_a_faulty_environment_refuses_the_start_and_names_each_variable(tmp_path: Path) -> None:
    with started_web(tmp_path, renderer_port=NO_RENDERER, WEB_WORKERS="0", LOG_LEVEL="loud") as server:
        output = refusal(server)
    assert "WEB_WORKERS" in output
    assert "LOG_LEVEL" in output


def test_an_insecure_production_refuses_the_start(tmp_path: Path) -> None:
    with started_web(tmp_path, renderer_port=NO_RENDERER, APP_ENV="production") as server:
        output = refusal(server)
    for variable in ("SECRET_KEY", "ALLOWED_HOSTS", "PUBLIC_ORIGIN"):
        assert variable in output


def test_a_missing_client_build_refuses_the_start(tmp_path: Path) -> None:
    dist = tmp_path / "client" / "dist"
    with started_web(tmp_path, renderer_port=NO_RENDERER, CLIENT_DIST_DIR=str(dist)) as server:
        assert "client/dist/manifest.json is missing: run `make build`" in refusal(server)


def test_a_start_beside_the_pid_file_of_a_killed_server_and_an_end_with_all_lines_written(tmp_path: Path) -> None:
    # This process runs, but is no server, like a process that got the pid after a power cut.
    (tmp_path / "web.pid").write_text(f"{os.getpid()}\n")
    with running_web(tmp_path, renderer_port=NO_RENDERER) as server:
        assert (tmp_path / "web.pid").read_text() == f"{server.process.pid}\n"
        assert_last_lines_are_written(server)


def assert_last_lines_are_written(server: Server) -> None:
    """End a server right after many requests: it has written a line for each."""
    for number in range(20):
        assert server.get("/robots.txt", X_Request_Id=f"request-{number:03}").status == 200
    for number in range(20):
        server.get("/favicon.ico", X_Request_Id=f"asset-{number:05}")
    server.process.terminate()
    assert server.process.wait(timeout=LIMIT_S) == 0
    text = server.log.read_text()
    assert all(f"asset-{number:05}" in text for number in range(20))


def test_what_cannot_be_read_as_a_request_is_logged_without_its_bytes(web: Server) -> None:
    with socket.create_connection(("127.0.0.1", web.port), timeout=LIMIT_S) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie staff-session=secret\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 400 ")
    await_true(lambda: "Invalid request from ip=127.0.0.1" in web.log.read_text())
    assert "secret" not in web.log.read_text()


def test_the_server_listens_on_loopback_and_elsewhere_only_if_told_to(web: Server, tmp_path: Path) -> None:
    # The port is free on another address of this machine.
    with socket.create_server(("127.0.0.2", web.port)):
        assert web.get("/healthz").status == 200
    with (
        running_web(tmp_path, renderer_port=NO_RENDERER, BIND="0.0.0.0", WEB_WORKERS="1") as server,
        socket.create_connection(("127.0.0.2", server.port), timeout=LIMIT_S),
    ):
        assert server.get("/healthz").status == 200


@pytest.mark.parametrize(
    ("target", "status"),
    [
        ("//evil.example", 404),
        ("//evil.example/%2e%2e", 404),
        ("/%2e%2e/%2e%2e/etc/passwd", 404),
        ("/nri/%00", 404),
        ("/%6eri", 404),
        ("/..\\..\\windows", 404),
        ("/assets/../../pyproject.toml", 404),
        ("//nri", 301),
    ],
)
def test_raw_targets(web: Server, target: str, status: int) -> None:
    answer = raw(web, f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert answer.startswith(f"HTTP/1.1 {status} ".encode()), answer[:200]
    assert b"evil" not in answer


def test_foreign_and_doubled_hosts_are_refused(web: Server) -> None:
    for host in ("Host: evil.example\r\n", "Host: localhost\r\nHost: evil.example\r\n", ""):
        answer = raw(web, f"GET /nri HTTP/1.1\r\n{host}Connection: close\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 400 "), answer[:200]


def test_every_line_printed_is_json(web: Server) -> None:
    for path in ("/healthz", "/nri?q=hidden-query", "/unknown", "/favicon.svg"):
        web.get(path)

    def paths() -> set[str]:
        # A line without its end is still being written.
        lines = [json.loads(line) for line in web.log.read_text().rpartition("\n")[0].splitlines()]
        return {line["path"] for line in lines if line["message"] == "request"}

    await_true(lambda: paths() >= {"/healthz", "/nri", "/unknown", "/favicon.svg"})
    assert "hidden-query" not in web.log.read_text()


def test_a_second_web_process_takes_over_by_the_documented_commands_and_no_request_fails(tmp_path: Path) -> None:
    script = DEPLOYING[DEPLOYING.index("kill -USR2 ") : DEPLOYING.index('kill -TERM "$(cat var/run/worker.pid)"')]
    with running_web(tmp_path, renderer_port=NO_RENDERER, WEB_WORKERS="1") as server:
        first = int((tmp_path / "web.pid").read_text())
        commands = script.replace("var/run/", f"{tmp_path}/")
        handing_on = subprocess.Popen(["sh", "-eu", "-c", commands])
        try:
            deadline_s = time.monotonic() + LIMIT_S
            while handing_on.poll() is None or server.process.poll() is None:
                assert time.monotonic() < deadline_s
                assert server.get("/healthz").status == 200
            assert (handing_on.returncode, server.process.returncode) == (0, 0)
            second = await_other_pid(tmp_path / "web.pid", first)
            assert server.get("/healthz").status == 200
        finally:
            handing_on.kill()
            for file in tmp_path.glob("web.pid*"):
                os.kill(int(file.read_text()), signal.SIGTERM)
    await_true(lambda: not Path(f"/proc/{second}").exists())


def await_other_pid(file: Path, pid: int) -> int:
    await_true(lambda: file.exists() and int(file.read_text()) != pid)
    return int(file.read_text())


def raw(server: Server, request: str) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), timeout=LIMIT_S) as connection:
        connection.sendall(request.encode("latin-1"))
        answer = b""
        while chunk := connection.recv(65536):
            answer += chunk
    return answer


@pytest.fixture(scope="module", name="web")
def running_web_fixture(tmp_path_factory: pytest.TempPathFactory) -> object:
    with running_web(tmp_path_factory.mktemp("web"), renderer_port=NO_RENDERER, WEB_WORKERS="1") as server:
        yield server
