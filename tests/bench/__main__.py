"""Every bench in one run, as one table: `make bench`, or `make bench BENCHES="stored_page cold_start"` for some.

    python -m tests.bench [NAME …]

Nothing else should run meanwhile. Each bench writes its rows into docs/performance.md. Ends with status 1 when one
could not be run; a limit that is missed is said, for times are the machine's as much as the project's.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from app.settings import ROOT
from tests.bench.figure import COLLECTED_IN, Figure, read_collected
from tests.bench.performance_page import PAGE, Measured, write_table

BENCHES = {
    "first_load": 300,
    "stored_page": 300,
    "nginx_store": 300,
    "uncached_page": 300,
    "cold_start": 300,
    "content_change": 300,
    "growth": 900,
    "memory 120": 600,
    "lead_lists --database sqlite --queries 100000": 600,
    "lead_lists --database postgresql --queries 100000": 600,
    "lead_lists --database sqlite --queries 1000000": 1800,
    "lead_lists --database postgresql --queries 1000000": 1800,
    "staff_export --database sqlite": 600,
    "staff_export --database postgresql": 600,
    "request_costs": 300,
    "interaction": 600,
    "lighthouse_pages": 7200,
}
"""Modules and their options in the order they are run, and in how many seconds each ends at the latest."""


def main() -> int:
    """Run, print, and write what was measured."""
    names = [bench for bench in BENCHES if not sys.argv[1:] or bench.partition(" ")[0] in sys.argv[1:]]
    known = {bench.partition(" ")[0] for bench in BENCHES}
    if unknown := set(sys.argv[1:]) - known:
        sys.exit(f"There is no bench {', '.join(sorted(unknown))}. There are: {', '.join(sorted(known))}")
    failed: list[str] = []
    missed: list[str] = []
    for name in names:
        figures = run(name)
        if not figures:
            failed.append(name)
            continue
        write_table(Measured(command(name), figures), [command(bench) for bench in BENCHES])
        missed += [figure.name for figure in figures if figure.is_kept is False]
    print(f"\n{len(missed)} limits missed" + "".join(f"\n  {name}" for name in missed))
    print(f"not measured: {', '.join(failed) or 'nothing'}; {PAGE.relative_to(ROOT)} has the rest")
    return 1 if failed else 0


def run(name: str) -> list[Figure]:
    """Run one bench, which prints its figures; return them, none if it failed."""
    print(f"\n==> {command(name)}", flush=True)
    with tempfile.NamedTemporaryFile(prefix="bench-") as file:
        environment = os.environ | {COLLECTED_IN: file.name}
        try:
            # Its status tells of limits, too; a bench that broke has left no figures.
            subprocess.run(command(name).split(), cwd=ROOT, env=environment, timeout=BENCHES[name], check=False)
        except subprocess.TimeoutExpired:
            print(f"not done within {BENCHES[name]} s", file=sys.stderr)
        return read_collected(Path(file.name))


def command(name: str) -> str:
    """Return what runs this bench alone."""
    return f"python -m tests.bench.{name}"


if __name__ == "__main__":
    sys.exit(main())
