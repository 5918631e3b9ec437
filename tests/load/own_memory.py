"""How much memory of its own a benchmark's process has."""

from pathlib import Path


def own_memory_mib() -> float:
    """Return the memory nothing else could give back, in MiB: RssAnon of proc(5).

    Mapped pages of the database file are left out, for the kernel takes them back when it needs them.
    """
    status = Path("/proc/self/status").read_text().splitlines()
    line = next(line for line in status if line.startswith("RssAnon:"))
    return int(line.split()[1]) / 1024
