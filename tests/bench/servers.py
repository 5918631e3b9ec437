"""Servers of a bench on loopback, a client that loads them, and their processor time."""

import http.client
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.proc import children

PAGES = {
    "FAQ": "/nri/nri-faqs",
    "factsheet": "/portfolio_services/growth-leaders",
    "contact": "/contact",
}
CONNECTIONS = 8
START_LIMIT_S = 60
BUILD_LIMIT_S = 600
RENDERED = re.compile(r"^version .*: (?P<pages>\d+) pages in (?P<seconds>[\d.]+) s$", re.MULTILINE)
FLASK = (sys.executable, "-m", "flask")
RENDERER = (sys.executable, "-m", "app.renderer")
GUNICORN = (sys.executable, "-m", "gunicorn")


@dataclass(frozen=True)
class LoadedServer:
    """A running server; `workers` returns the processes whose processor time counts."""

    port: int
    workers: Callable[[], list[int]]

    def rate(self, path: str, seconds: float, *, connections: int = CONNECTIONS) -> float:
        """Request `path` for a while as a browser does; return 200 replies per second of processor time."""
        pids = self.workers()
        before_s = sum(map(cpu_seconds, pids))
        client = [sys.executable, str(Path(__file__).with_name("keepalive_client.py"))]
        counted = subprocess.run(
            [*client, str(self.port), path, str(connections), str(seconds)],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            timeout=seconds + 30,
        )
        return int(counted.stdout) / (sum(map(cpu_seconds, pids)) - before_s)


def cpu_seconds(pid: int) -> float:
    """Time on a processor of a process's threads: the first field of schedstat, in nanoseconds (proc(5))."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def variables(folder: Path) -> dict[str, str]:
    """The environment of all processes of a bench: everything they write is below `folder`."""
    return os.environ | {
        "APP_ENV": "test",
        "WEB_WORKERS": "1",
        "PAGE_STORE_DIR": str(folder / "pages"),
        "SNAPSHOT_DIR": str(folder / "snapshots"),
        "PUBLICATIONS_DIR": str(folder / "publications"),
        "RENDERER_PID_FILE": str(folder / "renderer.pid"),
        "WORKER_PID_FILE": str(folder / "worker.pid"),
        "DATABASE_URL": f"sqlite:////{str(folder / 'site.sqlite3').lstrip('/')}",
        "PYTHONPATH": str(ROOT),
    }


def build_pages(environment: Mapping[str, str]) -> float:
    """Fill the store; return the seconds for each page."""
    done = subprocess.run(
        [*FLASK, "pages", "build"],
        cwd=ROOT,
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        timeout=BUILD_LIMIT_S,
    )
    told = RENDERED.search(done.stdout)
    assert told is not None, done.stdout
    return float(told["seconds"]) / int(told["pages"])


@contextmanager
def running_gunicorn(
    folder: Path, environment: dict[str, str], arguments: tuple[str, ...] = ()
) -> Iterator[LoadedServer]:
    """Run gunicorn with the project's settings; its log goes to a file, as in production."""
    port = find_free_port("127.0.0.1")
    own = {"PORT": str(port), "WEB_PID_FILE": str(folder / f"web-{port}.pid")}
    with running((*GUNICORN, *arguments), environment | own, folder / f"web-{port}.log") as process:
        await_page(port)
        yield LoadedServer(port, lambda: children(process.pid))


@contextmanager
def running(command: tuple[str, ...], environment: Mapping[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run a process of the project; end it by SIGTERM."""
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=ROOT, env=dict(environment), stdout=output, stderr=output)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)


def await_page(port: int, path: str = PAGES["FAQ"]) -> None:
    """Return once the server answers a page. Raises SystemExit if that takes too long."""
    deadline_s = time.monotonic() + START_LIMIT_S
    while time.monotonic() < deadline_s:
        try:
            if get_page(port, path)[0] == http.HTTPStatus.OK:
                return
        except OSError:
            # The server does not listen yet.
            pass
        time.sleep(0.02)
    raise SystemExit("the server did not start")


def get_page(port: int, path: str) -> tuple[int, list[tuple[str, str]], bytes]:
    """Return status, headers and body of a page, in brotli."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", path, headers={"Host": "localhost", "Accept-Encoding": "br"})
        reply = connection.getresponse()
        return reply.status, reply.getheaders(), reply.read()
    finally:
        connection.close()
