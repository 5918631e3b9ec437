"""How much memory each process of the site holds: fresh, and after a while of mixed load.

    python tests/load/memory.py [SECONDS] [THREADS]

Starts a site of its own on loopback with an SQLite file and ends it. Visitors read pages and live pages and send
queries; staff sign in, read lists and the dashboard and take exports. Prints the proportional set size (PSS of
smaps_rollup, proc(5)) of each process in MB of 10^6 bytes, and the growth in MiB. Exits 1 if their sum after the load
exceeds GOAL_MB, a process grew by more than GROWTH_GOAL_MIB or an answer was wrong.
"""

import signal
import sys
import tempfile
import threading
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.e2e.stack import Stack, build_flavour, start_stack  # noqa: E402
from tests.load.mixed_visitor import MixedVisitor, add_member  # noqa: E402

GOAL_MB = 200
GROWTH_GOAL_MIB = 8
SETTLE_S = 3.0
EXTRA_LIMIT_S = 180
WEB_WORKERS = 2

Memory = Mapping[str, int]
"""Bytes by the name of the process."""


def main() -> int:
    """Measure and print."""
    parser = ArgumentParser()
    parser.add_argument("seconds", type=float, nargs="?", default=60.0)
    parser.add_argument("threads", type=int, nargs="?", default=2)
    options = parser.parse_args()
    # An exception, not the signal's default: the site it started must end with it.
    signal.signal(signal.SIGALRM, lambda *_: sys.exit("not done in time"))
    signal.alarm(int(options.seconds) + EXTRA_LIMIT_S)
    with tempfile.TemporaryDirectory(prefix="memory-") as name:
        folder = Path(name)
        build = build_flavour("production", folder / "build")
        stack = start_stack(folder, build, WEB_WORKERS=str(WEB_WORKERS))
        try:
            return measure(stack, options.seconds, options.threads)
        finally:
            stack.stop()


def measure(stack: Stack, seconds: float, threads: int) -> int:
    """Return 0 when every goal is kept."""
    password = add_member(stack.environment)
    time.sleep(SETTLE_S)
    processes = find_processes(stack)
    fresh = read_memory(processes)
    counts = load(stack.port, password, seconds, threads)
    time.sleep(SETTLE_S)
    after = read_memory(processes)
    show(fresh, after)
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))  # noqa: T201
    growth_bytes = max(after[name] - fresh[name] for name in after)
    is_small = sum(after.values()) <= GOAL_MB * 10**6 and growth_bytes <= GROWTH_GOAL_MIB * 2**20
    return 0 if is_small and not counts["wrong"] else 1


def find_processes(stack: Stack) -> dict[str, int]:
    """Return the pid of each process by name."""
    supervisor = stack.processes[0].pid
    master = int((stack.folder / "web.pid").read_text())
    workers = sorted(children(master))
    names = {"web master": master} | {f"web worker {number}": pid for number, pid in enumerate(workers, 1)}
    renderer = int((stack.folder / "renderer.pid").read_text())
    return names | {"renderer": renderer, "renderer's supervisor": supervisor}


def children(pid: int) -> list[int]:
    """Return the child processes of a process."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def read_memory(processes: Mapping[str, int]) -> Memory:
    """Return the proportional set size of each process in bytes."""
    return {name: read_pss_bytes(pid) for name, pid in processes.items()}


def read_pss_bytes(pid: int) -> int:
    """Return a process's own memory and its share of what it shares, in bytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    line = next(line for line in lines if line.startswith("Pss:"))
    return int(line.split()[1]) * 1024


def load(port: int, password: str, seconds: float, threads: int) -> Counter[str]:
    """Let visitors and staff use the site for a while; return how often they did what."""
    stopped = threading.Event()
    visitors = [MixedVisitor(port, password, number) for number in range(threads)]
    running = [threading.Thread(target=visitor.run, args=(stopped,)) for visitor in visitors]
    for thread in running:
        thread.start()
    stopped.wait(seconds)
    stopped.set()
    for thread in running:
        thread.join()
    return sum((visitor.counts for visitor in visitors), Counter())


def show(fresh: Memory, after: Memory) -> None:
    """Print one line for each process and their sum."""
    print(f"{'PSS':24} {'fresh MB':>9} {'after MB':>9} {'growth MiB':>11}")  # noqa: T201
    for name in after:
        show_line(name, fresh[name], after[name])
    show_line("all", sum(fresh.values()), sum(after.values()))


def show_line(name: str, fresh_bytes: int, after_bytes: int) -> None:
    """Print one line of the table."""
    growth_mib = (after_bytes - fresh_bytes) / 2**20
    print(f"{name:24} {fresh_bytes / 1e6:9.1f} {after_bytes / 1e6:9.1f} {growth_mib:11.1f}")  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
