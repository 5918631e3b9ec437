"""How long a start takes until the first right page: the Procfile's web line with a filled store, and `make run`.

    python -m tests.bench.cold_start [STARTS]

Needs `make build`. Between them a bare WSGI app is started by gunicorn without the project's settings: what Python and
gunicorn take on this machine. Prints the median of the starts in seconds. Ends by itself.
"""

import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.bench.figure import Figure, report
from tests.bench.servers import GUNICORN, PAGES, await_page, build_pages, get_page, running, variables

WEB_LIMIT_S = 1.0
RUN_LIMIT_S = 3.0
HOST = "127.0.0.1"
BARE = (*GUNICORN, "--config", os.devnull, "--worker-class", "gthread", "tests.bench.hello_app:application")


def main() -> None:
    """Measure and print."""
    starts = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = variables(folder)
        build_pages(environment)
        bare_s, web_s, run_s = [], [], []
        for _ in range(starts):
            port = find_free_port(HOST)
            bare_s.append(start([*BARE, "--bind", f"{HOST}:{port}"], environment, folder, port))
            port = find_free_port(HOST)
            own = {"PORT": str(port), "WEB_PID_FILE": str(folder / "web.pid")}
            web_s.append(start(GUNICORN, environment | own, folder, port))
            run_s.append(run(folder))
    # The first run migrates the database and renders all pages.
    report(figures(statistics.median(bare_s), statistics.median(web_s), statistics.median(run_s[1:] or run_s)))


def figures(bare_s: float, web_s: float, run_s: float) -> list[Figure]:
    """Name the measured figures."""
    beside = f"a bare app on gunicorn {bare_s:.2f} s"
    return [
        Figure("cold start of the web line to the first right page", web_s, "s", WEB_LIMIT_S, beside=beside),
        Figure("`make run` with nothing to build until it says ready", run_s, "s", RUN_LIMIT_S, beside=beside),
    ]


def start(command: Sequence[str], environment: Mapping[str, str], folder: Path, port: int) -> float:
    """Start a server; return the seconds until it has answered a page, whole and from the store."""
    started_s = time.monotonic()
    with running(tuple(command), environment, folder / "start.log"):
        await_page(port)
        seconds = time.monotonic() - started_s
        _, headers, _ = get_page(port, PAGES["FAQ"])
        if dict(headers).get("X-Page-Source", "store") != "store":
            raise SystemExit("the first page did not come from the store: did code or content change meanwhile?")
        return seconds


def run(folder: Path) -> float:
    """Return the seconds `make run` takes until it says that the site is ready; then press Ctrl-C."""
    port = find_free_port(HOST)
    own = {
        "PORT": str(port),
        "APP_ENV": "development",
        "PUBLIC_ORIGIN": "http://localhost:8000",
        "LOG_LEVEL": "warning",
    }
    places = {"WEB_PID_FILE": str(folder / "run-web.pid"), "PAGE_STORE_DIR": str(folder / "run-pages")}
    started_s = time.monotonic()
    process = subprocess.Popen(
        ["make", "--silent", "run"],
        cwd=ROOT,
        env=variables(folder) | own | places,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        if not any("The site is ready" in line for line in process.stdout):
            raise SystemExit("make run ended before the site was ready")
        return time.monotonic() - started_s
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.stdout.read()
        process.wait(timeout=60)


if __name__ == "__main__":
    main()
