"""Starts `python -m app.renderer` as users do and observes it from outside."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

from supervised.renderer.address import RendererAddress, find_free_port, read_address
from supervised.renderer.health import is_healthy
from tests.waiting import LIMIT_S, await_true

TINY_RENDERER = Path(__file__).with_name("tiny_renderer.mjs")
HOST = "127.0.0.1"


@dataclass
class Supervised:
    """A running supervisor and its renderer."""

    popen: subprocess.Popen[str]
    address: RendererAddress
    bundle: Path
    manifest: Path
    pid_file: Path
    log: Path

    def renderer_pid(self) -> int:
        return int(self.pid_file.read_text())

    def is_healthy(self) -> bool:
        return self.popen.poll() is None and is_healthy(self.address)

    def get(self, path: str) -> bytes:
        connection = HTTPConnection("localhost", timeout=LIMIT_S)
        connection.sock = self.address.connect(LIMIT_S)
        try:
            connection.request("GET", path)
            return connection.getresponse().read()
        finally:
            connection.close()

    def replaced(self, old_pid: int) -> bool:
        """Whether another renderer than `old_pid` answers."""
        return self.pid_file.exists() and self.renderer_pid() != old_pid and self.is_healthy()


@contextmanager
def start_supervisor(folder: Path, *, bundle: Path = TINY_RENDERER, **environment: str) -> Iterator[Supervised]:
    """Start `python -m app.renderer` on a free port with a copy of `bundle`; end it afterwards."""
    supervised = _spawn(folder, bundle, environment)
    try:
        yield supervised
    finally:
        supervised.popen.send_signal(signal.SIGTERM)
        supervised.popen.wait(timeout=LIMIT_S)


@contextmanager
def running_supervisor(folder: Path, **environment: str) -> Iterator[Supervised]:
    """Like `start_supervisor`, with a renderer whose first answer the supervisor has seen."""
    with start_supervisor(folder, bundle=TINY_RENDERER, **environment) as supervised:
        await_true(lambda: "renderer ready" in supervised.log.read_text())
        yield supervised


def _spawn(folder: Path, bundle: Path, environment: dict[str, str]) -> Supervised:
    own_bundle = folder / "bundle" / "main.mjs"
    manifest = folder / "dist" / "manifest.json"
    for file in (own_bundle, manifest):
        file.parent.mkdir()
    if bundle.exists():
        shutil.copy(bundle, own_bundle)
    manifest.write_text("{}")
    address = read_address(environment.get("RENDERER_URL") or f"http://{HOST}:{find_free_port(HOST)}")
    log = folder / "log"
    settings = {
        "APP_ENV": "test",
        "RENDERER_URL": address.url,
        "RENDERER_BUNDLE": str(own_bundle),
        "CLIENT_DIST_DIR": str(manifest.parent),
        "RENDERER_PID_FILE": str(folder / "run" / "renderer.pid"),
    }
    with log.open("w") as output:
        popen = subprocess.Popen(
            [sys.executable, "-m", "app.renderer"],
            env=os.environ | settings | environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
        )
    return Supervised(popen, address, own_bundle, manifest, folder / "run" / "renderer.pid", log)
