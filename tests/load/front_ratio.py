"""How close a stored page comes to a bare WSGI app on the same gunicorn settings.

`python tests/load/front_ratio.py [ROUNDS] [SECONDS]`: needs `make build`. Both servers run one worker; short rounds
alternate, so the machine's mood hits both. Prints requests per CPU-second of each server and their ratio, and ends
by itself.
"""

import http.client
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from supervised.renderer.address import find_free_port  # noqa: E402

CONNECTIONS = 8
PAGE = "/nri/nri-faqs"
START_LIMIT_S = 30
# Gunicorn writes these itself.
OWN_HEADERS = {"server", "date", "connection"}


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build_pages(folder)
        with running_server(folder, []) as front:
            save_reply(front.port, folder / "reply.json")
            with running_server(folder, ["tests.load.bare_app:application"]) as bare:
                rates = [(front.rate(seconds), bare.rate(seconds)) for _ in range(rounds)]
    ratios = [front_rate / bare_rate for front_rate, bare_rate in rates]
    for (front_rate, bare_rate), ratio in zip(rates, ratios, strict=True):
        print(f"front {front_rate:7.0f}  bare {bare_rate:7.0f} requests per CPU-second  ratio {ratio:.3f}")  # noqa: T201
    best_front, best_bare = (max(column) for column in zip(*rates, strict=True))
    print(f"median ratio {statistics.median(ratios):.3f}, best against best {best_front / best_bare:.3f}")  # noqa: T201


class LoadedServer:
    """One gunicorn with one worker."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def rate(self, seconds: float) -> float:
        """Load it for a while; return requests per CPU-second of its worker."""
        worker = self._worker_pid()
        before_s = cpu_seconds(worker)
        client = [sys.executable, str(Path(__file__).with_name("keepalive_client.py"))]
        counted = subprocess.run(
            [*client, str(self.port), PAGE, str(CONNECTIONS), str(seconds)],
            check=True,
            capture_output=True,
            text=True,
            timeout=seconds + 30,
        )
        return int(counted.stdout) / (cpu_seconds(worker) - before_s)

    def _worker_pid(self) -> int:
        pid = self.process.pid
        return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])


def cpu_seconds(pid: int) -> float:
    """User and system time of a process: fields 14 and 15 of /proc/<pid>/stat (proc(5))."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def variables(folder: Path) -> dict[str, str]:
    """The environment of both servers and of the build."""
    return os.environ | {
        "APP_ENV": "test",
        "WEB_WORKERS": "1",
        "PAGE_STORE_DIR": str(folder / "pages"),
        "DATABASE_URL": f"sqlite:////{name_below_root(folder)}/site.sqlite3",
        "BARE_REPLY": str(folder / "reply.json"),
        "PYTHONPATH": str(ROOT),
    }


def name_below_root(folder: Path) -> str:
    """The absolute path without its first slash."""
    return str(folder).lstrip("/")


def build_pages(folder: Path) -> None:
    """Fill the store with a renderer of its own."""
    flask = [sys.executable, "-m", "flask"]
    command = [*flask, "renderer", "during", "--", *flask, "pages", "build"]
    subprocess.run(command, cwd=ROOT, env=variables(folder), check=True, capture_output=True, timeout=60)


@contextmanager
def running_server(folder: Path, arguments: list[str]) -> Iterator[LoadedServer]:
    """Run gunicorn with the project's own settings; its log goes to a file, as in production."""
    port = find_free_port("127.0.0.1")
    environment = variables(folder) | {"PORT": str(port), "WEB_PID_FILE": str(folder / f"web-{port}.pid")}
    with (folder / f"web-{port}.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", *arguments], cwd=ROOT, env=environment, stdout=log, stderr=log
        )
    try:
        await_answer(process, port)
        yield LoadedServer(process, port)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)


def await_answer(process: subprocess.Popen[bytes], port: int) -> None:
    """Return when the server answers a page."""
    deadline_s = time.monotonic() + START_LIMIT_S
    while process.poll() is None and time.monotonic() < deadline_s:
        try:
            get_page(port)
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


def get_page(port: int) -> tuple[list[tuple[str, str]], bytes]:
    """Return headers and body of the page, in brotli."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", PAGE, headers={"Host": "localhost", "Accept-Encoding": "br"})
        reply = connection.getresponse()
        return reply.getheaders(), reply.read()
    finally:
        connection.close()


def save_reply(port: int, file: Path) -> None:
    """Give the bare app the very bytes and headers that the front sends."""
    headers, body = get_page(port)
    kept = [(name, value) for name, value in headers if name.lower() not in OWN_HEADERS]
    file.write_text(json.dumps({"headers": kept, "body": body.hex()}))


if __name__ == "__main__":
    main()
