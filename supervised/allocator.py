"""Configures how the C library of this process and its forks keeps freed memory.

By default, glibc has an arena for each of many threads. Once a block of 20 MB was freed, it takes the next such blocks
from these arenas, which never shrink. So each thread that checks a password would keep 20 MB.
"""

import ctypes
from enum import IntEnum

ARENAS = 2
MAPPED_FROM_BYTES = 1024 * 1024


class _Option(IntEnum):
    """Parameters of mallopt(3), from malloc.h."""

    MMAP_THRESHOLD = -3
    ARENA_MAX = -8


def give_memory_back() -> None:
    """Return large blocks to the kernel at once, and let threads share arenas. Does nothing without glibc."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(int(_Option.ARENA_MAX), ARENAS)
        mallopt(int(_Option.MMAP_THRESHOLD), MAPPED_FROM_BYTES)
