"""Counts of several processes and threads add up."""

import os
import threading
from types import SimpleNamespace

from app.counting.counted import CONNECTIONS_IN_USE, PROCESS_ID_CELL
from app.counting.families import Histogram
from app.counting.shared_cells import MOST_ROWS, SharedCells, cells
from app.counting.web_rows import clear_row, enter_row, take_row, web_process_ids

CELL = 3


def test_forked_processes_count_in_rows_of_their_own() -> None:
    shared = SharedCells()
    for times in (5, 7):
        shared.take_row({1} if times == 7 else ())
        child = os.fork()
        if child == 0:
            for _ in range(times):
                shared.add(CELL)
            os._exit(0)
        os.waitpid(child, 0)
    assert shared.values(CELL)[:4] == [0, 5, 7, 0]
    assert shared.total(CELL) == 12


def test_threads_lose_no_count() -> None:
    shared = SharedCells()

    def count() -> None:
        for _ in range(5000):
            shared.add_each((CELL, CELL + 1))

    threads = [threading.Thread(target=count) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (shared.total(CELL), shared.total(CELL + 1)) == (40_000, 40_000)


def test_a_row_that_is_free_again_keeps_its_counts() -> None:
    shared = SharedCells()
    assert [shared.take_row(()), shared.take_row({1}), shared.take_row({1, 2})] == [1, 2, 3]
    shared.take_row({2, 3})
    shared.add(CELL)
    assert shared.take_row({2, 3}) == 1
    shared.add(CELL)
    assert shared.total(CELL) == 2
    assert shared.take_row(set(range(1, MOST_ROWS))) == 0


def test_gauges_end_with_their_worker() -> None:
    worker = SimpleNamespace()
    before = CONNECTIONS_IN_USE.total()
    try:
        take_row(worker, [])
        enter_row()
        CONNECTIONS_IN_USE.add(2)
        assert CONNECTIONS_IN_USE.total() == before + 2
        assert web_process_ids() == [os.getpid()]
        clear_row(worker)
        assert CONNECTIONS_IN_USE.total() == before
        assert cells.total(PROCESS_ID_CELL) == 0
    finally:
        # The row of a process that was not forked.
        cells.take_row(set(range(1, MOST_ROWS)))


def test_durations_are_counted_up_to_their_bound() -> None:
    durations = Histogram("test_seconds", "Only here", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        durations.observe(seconds)
    assert durations.buckets() == [("0.1", 2.0), ("1.0", 3.0), ("+Inf", 4.0)]
    assert durations.sum_s() == 7.65
