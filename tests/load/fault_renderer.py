"""Renderer killed three times and frozen for ten seconds under full load: counts wrong and slow answers.

`python tests/load/fault_renderer.py PORT RENDERER_PID_FILE [SECONDS]` against a running site; ends by itself.
Half of the requests are for stored pages, half for addresses that have none. Exits 1 if any answer is wrong or slow.
"""

import os
import signal
import socket
import sys
import threading
import time
from collections import Counter
from pathlib import Path

PATHS = {"/": 200, "/nri/nri-faqs": 200, "/nri/taxation-info": 200, "/no/such/page": 404}
CONNECTIONS = 16
SLOW_S = 1.0
FREEZE_S = 10.0


def ask(port: int, path: str) -> tuple[int, bool]:
    """Ask once on a new connection; return the status and whether the document is whole."""
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
        connection.sendall(request)
        reply = b"".join(iter(lambda: connection.recv(262_144), b""))
    return int(reply.split(b" ", 2)[1]), reply.rstrip().endswith(b"</html>")


def load(port: int, deadline_s: float, counts: Counter[str], slowest: list[float]) -> None:
    """Ask until the deadline; count right, wrong and slow answers."""
    while time.monotonic() < deadline_s:
        for path, expected in PATHS.items():
            started_s = time.monotonic()
            try:
                right = ask(port, path) == (expected, True)
            except OSError:
                right = False
            took_s = time.monotonic() - started_s
            slowest.append(took_s)
            counts["asked"] += 1
            counts["wrong"] += not right
            counts["slow"] += took_s > SLOW_S


def disturb(pid_file: Path, port: int) -> list[float]:
    """Kill the renderer three times, then freeze it; return the seconds until it was ready again after each kill."""
    recovered = []
    for _ in range(3):
        time.sleep(2)
        before = pid_file.read_text()
        os.kill(int(before), signal.SIGKILL)
        started_s = time.monotonic()
        while not is_replaced(pid_file, before, port):
            time.sleep(0.02)
        recovered.append(time.monotonic() - started_s)
    frozen = int(pid_file.read_text())
    os.kill(frozen, signal.SIGSTOP)
    time.sleep(FREEZE_S)
    return recovered


def is_replaced(pid_file: Path, before: str, port: int) -> bool:
    """Tell whether another renderer runs and the site finds it well."""
    if not pid_file.exists() or pid_file.read_text() in {"", before}:
        return False
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        reply = b"".join(iter(lambda: connection.recv(65_536), b""))
    return b'"renderer":{"status":"ok"}' in reply


def main() -> None:
    """Run load and disturbance together and print what was seen."""
    port, pid_file = int(sys.argv[1]), Path(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 30.0
    counts: Counter[str] = Counter()
    slowest: list[float] = []
    deadline_s = time.monotonic() + seconds
    threads = [threading.Thread(target=load, args=(port, deadline_s, counts, slowest)) for _ in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    recovered = disturb(pid_file, port)
    for thread in threads:
        thread.join()
    slowest.sort()
    print(f"{dict(counts)}, worst {slowest[-1] * 1000:.0f} ms, p99 {slowest[int(len(slowest) * 0.99)] * 1000:.0f} ms")  # noqa: T201
    print("renderer ready again after", ", ".join(f"{value:.2f} s" for value in recovered))  # noqa: T201
    sys.exit(1 if counts["wrong"] or counts["slow"] else 0)


if __name__ == "__main__":
    main()
