"""200 clients that take a byte of their page now and then, and what other visitors see meanwhile.

    python -m tests.load.slow_readers [CLIENTS]

The web process alone, without the nginx that would take the page from it. Each client asks for the home page
uncompressed, with a small window. Whose page the kernel does not take at once holds a thread; these are counted by
connections the server has not ended, in proc(5)'s net/tcp. Needs `make build`; ends by itself.
"""

import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.bench.figure import Figure, report
from tests.load.site import site_under_load
from tests.load.visitors.asking import HOST
from tests.load.visitors.readers import Readers

LIMIT_S = 120
CLIENTS = 200
SECONDS = 20.0
BYTE_EVERY_S = 0.5
SMALL_WINDOW_BYTES = 2048
P95_LIMIT_MS = 50
READERS = 4
ESTABLISHED = "01"
PAUSE_S = 0.05
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


def main() -> None:
    """Measure and print."""
    clients = int(sys.argv[1]) if len(sys.argv) > 1 else CLIENTS
    with site_under_load(LIMIT_S) as stack:
        alone, readers = (Readers(stack.port, READERS, pause_s=PAUSE_S) for _ in range(2))
        with alone.reading():
            time.sleep(5)
        with slow_clients(stack.port, clients) as sockets, readers.reading():
            read_slowly(sockets, SECONDS)
            holding = count_established(stack.port, sockets)
    report(
        [
            *readers.figures(f"pages beside {clients} slow readers"),
            Figure(
                f"p95 beside {clients} slow readers",
                readers.tally.percentile_ms(95),
                "ms",
                P95_LIMIT_MS,
                beside=f"alone {alone.tally.percentile_ms(95):.1f} ms",
            ),
            Figure("slow readers that held a thread at the end", holding, "", beside=f"of {clients}"),
        ]
    )


@contextmanager
def slow_clients(port: int, count: int) -> Iterator[list[socket.socket]]:
    """Ask for a page on so many connections, and read nothing yet."""
    with ExitStack() as opened:
        sockets = []
        for _ in range(count):
            connection = opened.enter_context(socket.socket())
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_WINDOW_BYTES)
            connection.settimeout(20)
            connection.connect((HOST, port))
            connection.sendall(REQUEST)
            sockets.append(connection)
        yield sockets


def read_slowly(sockets: list[socket.socket], seconds: float) -> None:
    """Take a byte of each, again and again."""
    ended = threading.Event()
    deadline_s = time.monotonic() + seconds
    while time.monotonic() < deadline_s:
        for connection in sockets:
            connection.recv(1)
        ended.wait(BYTE_EVERY_S)


def count_established(port: int, sockets: list[socket.socket]) -> int:
    """Return to how many of these clients the server still sends: it ends the connection when it has written all."""
    own = {f"{connection.getsockname()[1]:04X}" for connection in sockets}
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(
        state == ESTABLISHED and local.endswith(f":{port:04X}") and remote.partition(":")[2] in own
        for _, local, remote, state, *_ in rows
    )


if __name__ == "__main__":
    main()
