"""512 connections that each hold half a head, and what other visitors see meanwhile.

    python -m tests.load.half_requests [CONNECTIONS]

The web process alone, without the nginx that would take such connections from it. They hold all its threads until a
request may no longer arrive; then pages must be answered at once. Needs `make build`; ends by itself.
"""

import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.bench.figure import Figure, report
from tests.load.site import site_under_load
from tests.load.visitors.asking import HOST
from tests.load.visitors.readers import Readers

LIMIT_S = 120
CONNECTIONS = 512
HALF_HEAD = b"GET /nri HTTP/1.1\r\nHost: localhost\r\nX-Half: "
# The most a head may take to arrive, 10 s, a look at it, and 2 s for what waited to be answered.
ARRIVAL_BOUND_S = 15.0
AFTER_S = 10.0
SLOW_S = 2.0
READERS = 4
PAUSE_S = 0.05


def main() -> None:
    """Measure and print."""
    connections = int(sys.argv[1]) if len(sys.argv) > 1 else CONNECTIONS
    with site_under_load(LIMIT_S) as stack:
        readers = Readers(stack.port, READERS, pause_s=PAUSE_S)
        with readers.reading():
            time.sleep(2)
            begun_s = time.monotonic()
            with half_requests(stack.port, connections) as sockets:
                time.sleep(ARRIVAL_BOUND_S + AFTER_S)
                still_open = sum(map(is_open, sockets))
        held, after = (
            readers.tally.between(begun_s, begun_s + ARRIVAL_BOUND_S),
            readers.tally.between(begun_s + ARRIVAL_BOUND_S),
        )
        before = readers.tally.between(0, begun_s)
    report(
        [
            Figure("pages while 512 half requests are held: wrong answers", sum(readers.tally.faults.values()), "", 0),
            Figure("longest wait while they are held", held.worst_s, "s", ARRIVAL_BOUND_S, beside=held.in_words()),
            Figure("longest wait later than 15 s after they came", after.worst_s, "s", SLOW_S, beside=after.in_words()),
            Figure("half requests still open then", still_open, "", 0, beside=f"{connections} were made"),
            Figure("p95 before they came", before.percentile_ms(95), "ms"),
        ]
    )


@contextmanager
def half_requests(port: int, count: int) -> Iterator[list[socket.socket]]:
    """Hold so many connections while the block runs."""
    with ExitStack() as opened:
        sockets = [opened.enter_context(socket.create_connection((HOST, port), timeout=20)) for _ in range(count)]
        for connection in sockets:
            connection.sendall(HALF_HEAD)
            connection.setblocking(False)
        yield sockets


def is_open(connection: socket.socket) -> bool:
    """Whether the server has neither answered nor ended it."""
    try:
        connection.recv(100)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


if __name__ == "__main__":
    main()
