"""Two minutes of everything the site offers, and by how much memory and open files of each process grow.

    python -m tests.load.soak [SECONDS] [THREADS]

Visitors read, compare, filter and send queries; staff sign in, read lists and take exports. What grows while the site
is first used is left out: the count begins after 30 seconds of the same. Needs `make build`; ends by itself.
"""

from argparse import ArgumentParser
from pathlib import Path

from tests.bench.figure import Figure, report
from tests.bench.memory import find_processes, load, read_memory
from tests.bench.mixed_visitor import MEMBER
from tests.factories.members import add_member
from tests.load.site import site_under_load
from tests.trials.test_working_day import count_rows

EXTRA_LIMIT_S = 180
WARM_UP_S = 30.0
GROWTH_LIMIT_MIB = 8
GROWTH_LIMIT_FILES = 16


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser()
    parser.add_argument("seconds", type=float, nargs="?", default=120.0)
    parser.add_argument("threads", type=int, nargs="?", default=2)
    options = parser.parse_args()
    with site_under_load(int(options.seconds) + EXTRA_LIMIT_S) as stack:
        password = add_member(stack.environment, MEMBER)
        counts = load(stack.port, password, WARM_UP_S, options.threads)
        processes = find_processes(stack)
        memory, files = read_memory(processes), count_files(processes)
        counts += load(stack.port, password, options.seconds, options.threads)
        restarted = len(set(processes.values()) ^ set(find_processes(stack).values()))
        grown_mib = {name: (size - memory[name]) / 2**20 for name, size in read_memory(processes).items()}
        grown_files = {name: count - files[name] for name, count in count_files(processes).items()}
        lost = counts["query"] - count_rows(stack.environment["DATABASE_URL"], "lead")
    counts_in_words = ", ".join(f"{count:,} {kind}" for kind, count in sorted(counts.items()))
    report(
        [
            Figure("wrong answers in a soak", counts["wrong"], "", 0, beside=counts_in_words),
            Figure("queries answered 201 and not stored", lost, "", 0, beside=f"{counts['query']:,} sent"),
            Figure("processes started anew", restarted, "", 0),
            most("memory of the process that grew most", grown_mib, "MiB", GROWTH_LIMIT_MIB),
            most("open files of the process whose number grew most", grown_files, "", GROWTH_LIMIT_FILES),
        ]
    )


def count_files(processes: dict[str, int]) -> dict[str, int]:
    """Return the number of open descriptors of each process."""
    return {name: len(list(Path(f"/proc/{pid}/fd").iterdir())) for name, pid in processes.items()}


def most(name: str, grown: dict[str, float] | dict[str, int], unit: str, limit: float) -> Figure:
    """Return the largest growth, and the process it belongs to."""
    process, growth = max(grown.items(), key=lambda item: item[1])
    return Figure(f"{name} in a soak", growth, unit, limit, beside=process)


if __name__ == "__main__":
    main()
