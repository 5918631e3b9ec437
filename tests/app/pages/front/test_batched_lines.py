"""Request lines: each is whole and is written once."""

import os
import select
import threading
from functools import partial

from app.pages.front.front_log import BatchedLines
from tests.waiting import await_true


def line(number: int) -> bytes:
    return f"{number} {'x' * 200}\n".encode()


def test_lines_of_many_threads_come_whole_and_each_once() -> None:
    reading, writing = os.pipe()
    written: list[bytes] = []

    def read() -> None:
        while piece := os.read(reading, select.PIPE_BUF):
            written.append(piece)

    reader = threading.Thread(target=read)
    reader.start()
    lines = BatchedLines(writing)

    def add(first: int) -> None:
        for number in range(first, first + 500):
            lines.add(partial(line, number))

    threads = [threading.Thread(target=add, args=(first,)) for first in range(0, 4000, 500)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    await_true(lambda: sum(piece.count(b"\n") for piece in written) == 4000)
    os.close(writing)
    reader.join()
    os.close(reading)
    assert sorted(b"".join(written).splitlines(keepends=True)) == sorted(map(line, range(4000)))
    assert len(written) < 1000


def test_a_log_that_cannot_be_written_is_borne() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    lines = BatchedLines(writing)
    for number in range(100):
        lines.add(partial(line, number))
    lines.flush()


def test_a_pipe_that_nobody_reads_keeps_no_request_waiting() -> None:
    reading, writing = os.pipe()
    lines = BatchedLines(writing)
    more_than_a_pipe_takes = 2_000

    def add_all() -> None:
        for number in range(more_than_a_pipe_takes):
            lines.add(partial(line, number))

    adding = threading.Thread(target=add_all, daemon=True)
    adding.start()
    adding.join(timeout=20)
    assert not adding.is_alive()
    received = b""
    while received.count(b"\n") < more_than_a_pipe_takes:
        received += os.read(reading, select.PIPE_BUF)
    assert received == b"".join(map(line, range(more_than_a_pipe_takes)))
    os.close(reading)
    os.close(writing)


def test_a_line_that_cannot_be_made_does_not_keep_later_ones_from_being_written() -> None:
    def fail() -> bytes:
        raise ValueError("no line")

    reading, writing = os.pipe()
    lines = BatchedLines(writing)
    lines.add(partial(line, 1))
    lines.add(fail)
    assert os.read(reading, select.PIPE_BUF) == line(1)
    lines.add(partial(line, 2))
    assert os.read(reading, select.PIPE_BUF) == line(2)
    os.close(reading)
    os.close(writing)
