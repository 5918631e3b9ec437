"""Connections that hold half a request keep the site from others no longer than a request may take to arrive."""

import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from app.server.web_worker import ARRIVAL_LIMIT_S
from tests.factories.processes import Server, running_web
from tests.waiting import LIMIT_S

THREADS = 8
HALF_HEAD = b"GET /nri HTTP/1.1\r\nHost: localhost\r\nX-Half: "
HALF_BODY = (
    b"POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{"
)

pytestmark = pytest.mark.usefixtures("sqlite_url")


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Server]:
    with running_web(tmp_path, renderer_port=9, WEB_WORKERS="1", WEB_THREADS=str(THREADS)) as server:
        yield server


@contextmanager
def held(port: int, part: bytes, count: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=LIMIT_S)) for _ in range(count)
        ]
        for connection in sockets:
            connection.sendall(part)
        time.sleep(0.5)
        yield sockets


def trickle(connection: socket.socket, seconds: float) -> None:
    ends_s = time.monotonic() + seconds
    while time.monotonic() < ends_s:
        connection.sendall(b"x")
        time.sleep(0.2)


@pytest.mark.parametrize("part", [HALF_HEAD, HALF_BODY], ids=["head", "body"])
def test_half_a_request_gives_its_thread_back(web: Server, part: bytes) -> None:
    """Those that waited for a thread meanwhile do not hold it once more."""
    with held(web.port, part, 2 * THREADS) as sockets:
        with socket.create_connection(("127.0.0.1", web.port), timeout=LIMIT_S) as visitor:
            visitor.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert visitor.recv(100).startswith(b"HTTP/1.1 200")
        assert select.select(sockets, [], [], 0)[0], "a thread was free without that one was given back"
        answers = [connection.recv(100) for connection in sockets]
    assert all(answer == b"" or answer.startswith(b"HTTP/1.1 400") for answer in answers)
    assert "Traceback" not in web.log.read_text()


def test_who_keeps_an_answered_connection_open_keeps_nobody_waiting(web: Server) -> None:
    """The server ends its side and waits for theirs, but not where it accepts others."""
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with held(web.port, whole, 2 * THREADS) as sockets:
        with socket.create_connection(("127.0.0.1", web.port), timeout=LIMIT_S) as visitor:
            visitor.sendall(whole)
            assert visitor.recv(100).startswith(b"HTTP/1.1 200")
        for connection in sockets:
            answer = b"".join(iter(lambda: connection.recv(4096), b""))  # noqa: B023 - called at once
            assert answer.endswith(b'{"status":"ok"}\n')


def test_bytes_that_trickle_do_not_hold_it_longer(web: Server) -> None:
    with held(web.port, HALF_HEAD, 1) as (connection,), pytest.raises(OSError, match=r"Broken pipe|reset"):
        trickle(connection, LIMIT_S)
    assert web.get("/healthz").status == 200


def test_an_answer_may_take_longer_than_its_request(web: Server) -> None:
    """A slow reader gets the whole of a large file."""
    with socket.create_connection(("127.0.0.1", web.port), timeout=LIMIT_S) as reader:
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        reader.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        time.sleep(ARRIVAL_LIMIT_S + 1)
        received = b""
        while piece := reader.recv(65_536):
            received += piece
    head, _, body = received.partition(b"\r\n\r\n")
    lengths = [line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")]
    assert int(lengths[0].split(b":")[1]) == len(body)
