"""The memory that belongs to a process alone."""

from pathlib import Path


def own_memory_mib() -> float:
    """Return this process's memory, as `memory_of_mib` counts it."""
    return memory_of_mib("self")


def memory_of_mib(process: int | str) -> float:
    """Return the memory that only this process uses and the kernel cannot take back, in MiB: RssAnon of proc(5).

    Mapped pages of the database file are left out, for the kernel takes them back when it needs them.
    """
    status = Path(f"/proc/{process}/status").read_text().splitlines()
    line = next(line for line in status if line.startswith("RssAnon:"))
    return int(line.split()[1]) / 1024
