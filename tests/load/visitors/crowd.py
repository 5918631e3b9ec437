"""Visitors as threads, each of which repeats one action until all are stopped."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def crowd(threads: int, visit: Callable[[int], None], stopped: threading.Event) -> Iterator[None]:
    """Run this many threads, each with its number, while the block runs; then set `stopped` and wait for them."""
    visiting = [threading.Thread(target=visit, args=(number,)) for number in range(threads)]
    for thread in visiting:
        thread.start()
    try:
        yield
    finally:
        stopped.set()
        for thread in visiting:
            thread.join()
