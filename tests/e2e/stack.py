"""The whole site as visitors get it: test build, supervised renderer, gunicorn and worker, on free ports."""

import fcntl
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.factories.settings import PATIENT_ENVIRONMENT
from tests.waiting import LIMIT_S, START_LIMIT_S

ROOT = Path(__file__).parents[2]
NODE_BIN = Path(sys.executable).parent
# The origin that pages name, wherever a site runs, so that all sites share rendered pages.
PUBLIC_ORIGIN = "http://www.example.in"
Process = Literal["worker"]
DATABASE = "site.sqlite3"


def free_port() -> int:
    """Return a free loopback port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a lock on a folder that the processes of one run share; make the folder if it is missing."""
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_flavour(flavour: str, target: Path) -> dict[str, str]:
    """Build browser and renderer bundles of a flavour below `target`; return the variables that point to them.

    Of several processes that ask for the same target the first builds, the others wait for it.
    """
    places = {"CLIENT_DIST_DIR": str(target / "client"), "SSR_DIST_DIR": str(target / "renderer")}
    bundle = target / "renderer" / "main.mjs"
    with locked(target):
        # The build writes the renderer's bundle last.
        if not bundle.exists():
            _build(flavour, places)
    return {"CLIENT_DIST_DIR": places["CLIENT_DIST_DIR"], "RENDERER_BUNDLE": str(bundle)}


def _build(flavour: str, places: Mapping[str, str]) -> None:
    environment = {
        **os.environ,
        **places,
        "BUILD_FLAVOUR": flavour,
        "PATH": f"{NODE_BIN}{os.pathsep}{os.environ['PATH']}",
    }
    for script in ("client/bundling/build-assets.ts", "client/bundling/build-client.ts", "ssr-renderer/build.ts"):
        subprocess.run(["node", script], cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)


@dataclass
class Stack:
    """The processes. Visitors reach them at `origin`, whose name is `host`. Logs are below `folder`."""

    folder: Path
    port: int
    environment: Mapping[str, str]
    processes: list[subprocess.Popen[bytes]]
    host: str = "127.0.0.1"

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def public_origin(self) -> str:
        """The origin that pages and mails name."""
        return self.environment["PUBLIC_ORIGIN"]

    def stop(self) -> None:
        """End the processes, the last one first, each by its pid."""
        for process in reversed(self.processes):
            process.send_signal(signal.SIGTERM)
        for process in self.processes:
            try:
                process.wait(timeout=LIMIT_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def start_stack(
    folder: Path, build: Mapping[str, str], *also: Process, host: str = "127.0.0.1", **settings: str
) -> Stack:
    """Start renderer, web and what else is named, with stores of their own; wait until all is well.

    Passkeys are bound to a `host` that is a name: an address of numbers has none. A database that lies in `folder` is
    taken as it is.
    """
    port, renderer_port = free_port(), free_port()
    environment = {
        **os.environ,
        **build,
        "APP_ENV": "test",
        "PORT": str(port),
        "PUBLIC_ORIGIN": f"http://{host}:{port}",
        "RENDERER_URL": f"http://127.0.0.1:{renderer_port}",
        "RENDERER_PID_FILE": str(folder / "renderer.pid"),
        **PATIENT_ENVIRONMENT,
        "PAGE_STORE_DIR": str(folder / "pages"),
        "PUBLICATIONS_DIR": str(folder / "publications"),
        "FORM_LIMIT_PER_MINUTE": "100000",
        "SIGN_IN_LIMIT_PER_ADDRESS": "1000",
        "DATABASE_URL": f"sqlite:////{str(folder / DATABASE).lstrip('/')}",
        "WORKER_PID_FILE": str(folder / "worker.pid"),
        **settings,
    }
    if not (folder / DATABASE).exists():
        subprocess.run(
            [sys.executable, "-m", "flask", "db", "upgrade"], cwd=ROOT, env=environment, check=True, capture_output=True
        )
    stack = Stack(folder, port, environment, [], host)
    for name in ("renderer", *also):
        stack.processes.append(_start([sys.executable, "-m", f"app.{name}"], folder / f"{name}.log", environment))
    pid_file = str(folder / "web.pid")
    gunicorn = [sys.executable, "-m", "gunicorn", "-c", "gunicorn.conf.py", "--pid", pid_file]
    stack.processes.append(_start(gunicorn, folder / "web.log", environment))
    try:
        _wait_until_stored(stack)
    except BaseException:
        stack.stop()
        raise
    return stack


def start_drawing_stack(folder: Path, build: Mapping[str, str], *also: Process, **settings: str) -> Stack:
    """Start a site that reads and renders the shipped content, unless `folder` has it from another such site."""
    own = {"PUBLIC_ORIGIN": PUBLIC_ORIGIN, "SNAPSHOT_DIR": str(folder / "snapshots")}
    return start_stack(folder, build, *also, **own, **settings)


def copy_rendered(site: Stack, folder: Path) -> None:
    """Copy a site's snapshots and rendered pages."""
    for name in ("pages", "snapshots"):
        shutil.copytree(site.folder / name, folder / name, symlinks=True)


def _start(command: list[str], log: Path, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
    with log.open("wb") as output:
        return subprocess.Popen(command, cwd=ROOT, env=dict(environment), stdout=output, stderr=subprocess.STDOUT)


def _wait_until_stored(stack: Stack) -> None:
    deadline = time.monotonic() + START_LIMIT_S
    while time.monotonic() < deadline:
        ended = [process for process in stack.processes if process.poll() is not None]
        if ended:
            break
        try:
            with urllib.request.urlopen(f"{stack.origin}/readyz", timeout=LIMIT_S) as reply:
                if json.load(reply)["status"] == "ok":
                    return
        except (urllib.error.URLError, OSError):
            pass
        time.sleep(0.1)
    logs = "\n".join(f"--- {log.name}\n{log.read_text()[-3000:]}" for log in sorted(stack.folder.glob("*.log")))
    raise RuntimeError(f"the site did not come up within {START_LIMIT_S} s\n{logs}")
