"""Writes request lines to standard output, several in one write.

A write for each line would hand the interpreter to another thread and back. That is a tenth of what a stored page
costs.
"""

import atexit
import os
import select
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator

WriteBytes = Callable[[bytes], object]

WRITE_EVERY_S = 0.1
MOST_WAITING = 20_000
"""In lines. If nobody reads the log, further lines are dropped and counted."""
_DROPPED = (
    '{{"level":"WARNING","logger":"request","message":"request lines dropped: nobody reads the log","count":{}}}\n'
)


def write_to_stdout(lines: bytes) -> None:
    """Write whole lines at once."""
    try:
        os.write(1, lines)
    except OSError:
        # A log that cannot be written must not cost the visitor the page.
        return


class BatchedLines:
    """Takes lines from any thread. A thread of its own, begun with the first line of a process, writes them."""

    def __init__(self, write: WriteBytes = write_to_stdout) -> None:
        self._write = write
        self._lines: deque[bytes] = deque()
        self._dropped = 0
        self._is_running = False
        self._filled = threading.Event()
        self._guard = threading.Lock()

    def add(self, line: bytes) -> None:
        """Have a line written within WRITE_EVERY_S."""
        if len(self._lines) >= MOST_WAITING:
            self._dropped += 1
            return
        self._lines.append(line)
        if not self._filled.is_set():
            self._filled.set()
        if not self._is_running:
            self._start()

    def flush(self) -> None:
        """Write the waiting lines."""
        with self._guard:
            for lines in self._pieces():
                self._write(lines)
            if self._dropped:
                dropped, self._dropped = self._dropped, 0
                self._write(_DROPPED.format(dropped).encode())

    def _pieces(self) -> Iterator[bytes]:
        """Yield whole lines up to what a pipe takes undivided (PIPE_BUF, pipe(7)): processes share it."""
        piece = b""
        while self._lines:
            line = self._lines.popleft()
            if piece and len(piece) + len(line) > select.PIPE_BUF:
                yield piece
                piece = b""
            piece += line
        if piece:
            yield piece

    def _start(self) -> None:
        with self._guard:
            if self._is_running:
                return
            self._is_running = True
            threading.Thread(target=self._run, name="request-lines", daemon=True).start()
            atexit.register(self.flush)

    def _run(self) -> None:
        while True:
            self._filled.wait()
            time.sleep(WRITE_EVERY_S)
            self._filled.clear()
            self.flush()


stdout_lines = BatchedLines()
"""A process has one standard output, whatever apps it builds one after the other."""
