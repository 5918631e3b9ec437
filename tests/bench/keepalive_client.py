"""A small HTTP/1.1 load client: kept connections, one thread each, counting whole replies.

`python keepalive_client.py PORT PATH CONNECTIONS SECONDS` prints the number of 200 replies; anything else ends it.
"""

import socket
import sys
import threading
import time


def read_reply(connection: socket.socket, buffer: bytearray) -> None:
    """Read one reply with a Content-Length off the connection."""
    while (end := buffer.find(b"\r\n\r\n")) < 0:
        buffer += _more(connection)
    head = bytes(buffer[:end]).lower()
    if not head.startswith(b"http/1.1 200 "):
        raise ConnectionError(f"not a 200: {head[:60]!r}")
    length = int(head.split(b"content-length: ", 1)[1].split(b"\r\n", 1)[0])
    while len(buffer) < end + 4 + length:
        buffer += _more(connection)
    del buffer[: end + 4 + length]


def _more(connection: socket.socket) -> bytes:
    chunk = connection.recv(262_144)
    if not chunk:
        raise ConnectionError("the server closed the connection")
    return chunk


def ask_until(deadline_s: float, port: int, path: str, counts: list[int]) -> None:
    """Send one request after another on one connection."""
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n".encode()
    count, buffer = 0, bytearray()
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while time.monotonic() < deadline_s:
            connection.sendall(request)
            read_reply(connection, buffer)
            count += 1
    counts.append(count)


def main() -> None:
    """Use all connections at once and print the count."""
    port, path, connections, seconds = int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
    deadline_s = time.monotonic() + seconds
    counts: list[int] = []
    threads = [threading.Thread(target=ask_until, args=(deadline_s, port, path, counts)) for _ in range(connections)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if len(counts) != connections:
        raise SystemExit("a connection failed")
    sys.stdout.write(f"{sum(counts)}\n")


if __name__ == "__main__":
    main()
