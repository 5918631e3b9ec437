"""Clients that send half a request or read slowly occupy nginx, but no thread of the web process."""

import http.client
import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.factories.nginx import HOST, LOOPBACK, Nginx, running_site
from tests.waiting import LIMIT_S

THREADS = 4
HALF_HEAD = b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\nX-Half: "
HALF_BODY = (
    b"POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{"
)
# Served by the web process itself, and larger than its socket's buffer.
UNREAD = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def nginx(tmp_path: Path, sqlite_url: str) -> Iterator[Nginx]:
    with running_site(tmp_path, renderer_port=9, WEB_WORKERS="1", WEB_THREADS=str(THREADS)) as (server, _web):
        yield server


@contextmanager
def held(nginx: Nginx, part: bytes, count: int) -> Iterator[list[ssl.SSLSocket]]:
    """Send only this part, on this many connections."""
    with ExitStack() as opened:
        sockets = []
        for _ in range(count):
            plain = socket.socket()
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            plain.settimeout(LIMIT_S)
            plain.connect((LOOPBACK, nginx.ports.https))
            sockets.append(opened.enter_context(nginx.tls.wrap_socket(plain, server_hostname=HOST)))
            sockets[-1].sendall(part)
        time.sleep(0.5)
        yield sockets


@pytest.mark.parametrize("part", [HALF_HEAD, HALF_BODY, UNREAD], ids=["half a head", "half a body", "an unread answer"])
def test_who_is_slow_holds_no_thread(nginx: Nginx, part: bytes) -> None:
    with held(nginx, part, 4 * THREADS):
        assert [nginx.get("/healthz").status for _ in range(3)] == [200] * 3


def test_a_slow_reader_gets_the_whole_answer(nginx: Nginx) -> None:
    whole = nginx.get("/api/openapi.json").body
    with held(nginx, UNREAD, 1) as (connection,):
        time.sleep(2)
        reply = http.client.HTTPResponse(connection)
        reply.begin()
        assert reply.read() == whole
