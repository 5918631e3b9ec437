"""A Redis of the tests' own: on a free port, keeping nothing, ended by its process id."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from redis import Redis, RedisError

from supervised.renderer.address import find_free_port
from tests.waiting import LIMIT_S, START_LIMIT_S

HOST = "127.0.0.1"
INSTALL_HINT = "Redis is needed by these tests: apt-get install redis-server"


@contextmanager
def running_redis(port: int | None = None) -> Iterator[str]:
    """Yield the URL of a running server, on a free port unless one is given."""
    program = shutil.which("redis-server")
    if program is None:
        raise RuntimeError(INSTALL_HINT)
    port = port or find_free_port(HOST)
    url = f"redis://{HOST}:{port}/0"
    with tempfile.TemporaryDirectory(prefix="redis-") as folder:
        options = ["--bind", HOST, "--port", str(port), "--save", "", "--appendonly", "no", "--dir", folder]
        server = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _await_server(server, url)
            yield url
        finally:
            server.terminate()
            server.wait(timeout=LIMIT_S)


@contextmanager
def connected(url: str) -> Iterator[Redis]:
    """Yield a connection of the test's own."""
    with Redis.from_url(url) as client:
        yield client


def _await_server(server: subprocess.Popen[bytes], url: str) -> None:
    deadline = time.monotonic() + START_LIMIT_S
    with Redis.from_url(url) as client:
        while time.monotonic() < deadline and server.poll() is None:
            try:
                client.ping()
            except RedisError:
                time.sleep(0.05)
            else:
                return
    raise RuntimeError("Redis did not start")
