"""The rows of web workers: taken before the fork, named by the worker, cleared of what has ended with it."""

import os
from collections.abc import Iterable

from app.counting.counted import GAUGES, PROCESS_ID_CELL, PUBLICATIONS_SHOWN_CELL
from app.counting.shared_cells import cells

_ATTRIBUTE = "counts_row"


def take_row(worker: object, others: Iterable[object]) -> None:
    """Give the worker that is about to be forked a row that none of the others has."""
    row = cells.take_row({getattr(other, _ATTRIBUTE, 0) for other in others})
    setattr(worker, _ATTRIBUTE, row)


def enter_row() -> None:
    """Say, in the worker's own process, whose row it is."""
    cells.put(PROCESS_ID_CELL, os.getpid())


def clear_row(worker: object) -> None:
    """Forget the gauges of a worker that has ended; its counts stay."""
    row: int = getattr(worker, _ATTRIBUTE, 0)
    for cell in (*(gauge.cell for gauge in GAUGES), PROCESS_ID_CELL, PUBLICATIONS_SHOWN_CELL):
        cells.put(cell, 0, row=row)


def web_process_ids() -> list[int]:
    """Return the processes that count."""
    return [process_id for process_id in cells.values(PROCESS_ID_CELL) if process_id]


def show_publications(sequence: int) -> None:
    """Say that the pages this process hands out hold so many publications."""
    cells.put(PUBLICATIONS_SHOWN_CELL, sequence)


def publications_shown() -> int:
    """Return how many publications all web processes of this machine show; outside of gunicorn, this process."""
    rows = list(zip(cells.values(PROCESS_ID_CELL), cells.values(PUBLICATIONS_SHOWN_CELL), strict=True))
    return min((shown for process_id, shown in rows if process_id), default=rows[0][1])
