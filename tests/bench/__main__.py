"""Every bench in one run, as one table: `make bench`, or `make bench BENCHES="stored_page cold_start"` for some.

    python -m tests.bench [NAME …]

Nothing else should run meanwhile. Each bench writes its row of docs/performance.md. Ends with status 1 when one
could not be run; a limit that is missed is said, for times are the machine's as much as the project's.
"""

import sys

from app.configuration.root import ROOT
from tests.bench.measured_run import Suite
from tests.bench.measured_table import MeasuredTable

BENCHES = {
    "first_load": 300,
    "stored_page": 300,
    "nginx_store": 300,
    "uncached_page": 300,
    "cold_start": 300,
    "composing": 300,
    "content_change": 300,
    "publication": 300,
    "growth": 900,
    "memory 120": 600,
    "query_lists --database sqlite --queries 100000": 600,
    "query_lists --database postgresql --queries 100000": 600,
    "query_lists --database sqlite --queries 1000000": 1800,
    "query_lists --database postgresql --queries 1000000": 1800,
    "staff_export --database sqlite": 600,
    "staff_export --database postgresql": 600,
    "request_costs": 300,
    "interaction": 600,
    "lighthouse_pages": 7200,
}
"""Modules and their options in the order they are run, and in how many seconds each ends at the latest."""


def main() -> int:
    """Run, print, and write what was measured."""
    table = MeasuredTable(ROOT / "docs" / "performance.md", "make bench")
    return 1 if Suite("bench", BENCHES, table).run(sys.argv[1:]).failed else 0


if __name__ == "__main__":
    sys.exit(main())
