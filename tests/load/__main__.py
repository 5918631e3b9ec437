"""Every fault and load in one run: `make load`, or `make load LOADS="reloads overload"` for some.

    python -m tests.load [NAME …]

Each starts a site of its own on loopback, is bounded in time and ends by itself. Nothing else should run meanwhile.
Ends with status 1 when one could not be run or a limit was missed.
"""

import sys

from tests.bench.measured_run import Suite

LOADS = {
    "fault_renderer": 220,
    "no_renderer": 140,
    "fault_workers --database sqlite": 300,
    "fault_workers --database postgresql": 300,
    "reloads": 200,
    "release": 260,
    "overload": 170,
    "writing": 600,
    "uploads": 140,
    "fault_database": 180,
    "full_disk": 180,
    "moved_clock": 180,
    "soak": 360,
}
"""Modules and their options in the order they are run, and in how many seconds each ends at the latest."""


def main() -> int:
    """Run, and print what was measured."""
    outcome = Suite("load", LOADS).run(sys.argv[1:])
    return 1 if outcome.failed or outcome.missed else 0


if __name__ == "__main__":
    sys.exit(main())
