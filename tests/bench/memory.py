"""How much memory each process of the site holds: fresh, and after a while of mixed load.

    python -m tests.bench.memory [SECONDS] [THREADS]

Starts a site of its own on loopback with an SQLite file and ends it. Visitors read pages and dynamic pages and send
queries; staff sign in, read lists and the dashboard and take exports. Prints the proportional set size (PSS of
smaps_rollup, proc(5)) of each process in MB of 10^6 bytes, and the growth in MiB. Exits 1 if an answer was wrong.
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

from tests.bench.figure import Figure, report
from tests.bench.mixed_visitor import MEMBER, MixedVisitor
from tests.e2e.stack import Stack, build_flavour, start_stack
from tests.factories.members import add_member
from tests.proc import children

GOAL_MB = 350
GROWTH_GOAL_MIB = 12
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
    # An exception instead of the signal's default, so that the site it started ends with it.
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
    password = add_member(stack.environment, MEMBER)
    time.sleep(SETTLE_S)
    processes = find_processes(stack)
    fresh = read_memory(processes)
    counts = load(stack.port, password, seconds, threads)
    time.sleep(SETTLE_S)
    after = read_memory(processes)
    show(fresh, after)
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    report(figures(fresh, after, seconds))
    return 1 if counts["wrong"] else 0


def figures(fresh: Memory, after: Memory, seconds: float) -> list[Figure]:
    """Return the sums, and the largest growth."""
    growth_mib = {name: (after[name] - fresh[name]) / 2**20 for name in after}
    most = max(growth_mib, key=growth_mib.__getitem__)
    return [
        Figure("memory of master, 2 workers, renderer, supervisor: fresh", sum(fresh.values()) / 1e6, "MB", GOAL_MB),
        Figure(f"the same after {seconds:.0f} s of mixed load", sum(after.values()) / 1e6, "MB", GOAL_MB),
        Figure("growth of the process that grew most", growth_mib[most], "MiB", GROWTH_GOAL_MIB, beside=most),
    ]


def find_processes(stack: Stack) -> dict[str, int]:
    """Return the pid of each process by name."""
    supervisor = stack.processes[0].pid
    master = int((stack.folder / "web.pid").read_text())
    workers = sorted(children(master))
    names = {"web master": master} | {f"web worker {number}": pid for number, pid in enumerate(workers, 1)}
    renderer = int((stack.folder / "renderer.pid").read_text())
    return names | {"renderer": renderer, "renderer's supervisor": supervisor}


def read_memory(processes: Mapping[str, int]) -> Memory:
    """Return the proportional set size of each process in bytes."""
    return {name: read_pss_bytes(pid) for name, pid in processes.items()}


def read_pss_bytes(pid: int) -> int:
    """Return a process's own memory and its share of what it shares, in bytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    line = next(line for line in lines if line.startswith("Pss:"))
    return int(line.split()[1]) * 1024


def load(port: int, password: str, seconds: float, threads: int) -> Counter[str]:
    """Let visitors and staff use the site for a while; return how often they did each thing."""
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
    print(f"{'PSS':24} {'fresh MB':>9} {'after MB':>9} {'growth MiB':>11}")
    for name in after:
        show_line(name, fresh[name], after[name])
    show_line("all", sum(fresh.values()), sum(after.values()))


def show_line(name: str, fresh_bytes: int, after_bytes: int) -> None:
    """Print one line of the table."""
    growth_mib = (after_bytes - fresh_bytes) / 2**20
    print(f"{name:24} {fresh_bytes / 1e6:9.1f} {after_bytes / 1e6:9.1f} {growth_mib:11.1f}")


if __name__ == "__main__":
    sys.exit(main())
