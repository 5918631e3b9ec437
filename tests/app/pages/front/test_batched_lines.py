"""Request lines: whole, in order, none lost while the log is read, bounded while it is not."""

import select
import threading

from app.pages.front.batched_lines import MOST_WAITING, BatchedLines
from tests.waiting import LIMIT_S, await_true


def line(number: int) -> bytes:
    return f"{number} {'x' * 200}\n".encode()


def test_lines_of_many_threads_come_whole_and_each_once() -> None:
    written: list[bytes] = []
    lines = BatchedLines(written.append)

    def add(first: int) -> None:
        for number in range(first, first + 500):
            lines.add(line(number))

    threads = [threading.Thread(target=add, args=(first,)) for first in range(0, 4000, 500)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    await_true(lambda: sum(piece.count(b"\n") for piece in written) == 4000)
    assert sorted(b"".join(written).splitlines(keepends=True)) == sorted(map(line, range(4000)))
    assert max(map(len, written)) <= select.PIPE_BUF
    assert len(written) < 1000


def test_a_line_alone_is_written_without_another() -> None:
    written: list[bytes] = []
    BatchedLines(written.append).add(b"alone\n")
    await_true(lambda: written == [b"alone\n"])


def test_a_log_nobody_reads_costs_no_memory_without_end_and_says_what_it_dropped() -> None:
    read, held = threading.Event(), threading.Event()
    written: list[bytes] = []

    def write(piece: bytes) -> None:
        held.set()
        read.wait()
        written.append(piece)

    lines = BatchedLines(write)
    lines.add(b"first\n")
    assert held.wait(LIMIT_S)
    for _ in range(MOST_WAITING + 7):
        lines.add(b"more\n")
    read.set()
    await_true(lambda: b"".join(written).count(b"more\n") == MOST_WAITING)
    assert b'"count":7}' in b"".join(written)
