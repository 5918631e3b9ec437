"""How long 100,000 queries take to export, and how much memory the server needs for it.

`python tests/load/staff_export.py [QUERIES] [DATABASE_URL]`: runs by itself on an empty SQLite database of its own
unless a URL is given. Each file is taken through the whole app as a browser takes it, piece by piece, and thrown away.
Exits 1 if all queries need more memory than a tenth of them, by LARGEST_DIFFERENCE_MB.
"""

import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from flask import Flask  # noqa: E402
from flask.testing import FlaskClient  # noqa: E402
from sqlalchemy import insert  # noqa: E402

from app.extensions import db  # noqa: E402
from app.leads.models import Lead  # noqa: E402
from tests.app.staff.staff_app import build_staff_app, signed_in_client, upgrade  # noqa: E402

LARGEST_DIFFERENCE_MB = 4.0
BATCH = 5000
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
MESSAGE = "Please call me about a portfolio; पूजा asked for it. " * 6


def main() -> None:
    """Export a tenth, then all, and compare."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[2] if len(sys.argv) > 2 else f"sqlite:///{folder}/site.sqlite3"
        app = upgrade(build_staff_app(url))
        client = signed_in_client(app)
        fill(app, 0, count // 10)
        tenth_mb = export_both(client, count // 10)
        fill(app, count // 10, count)
        whole_mb = export_both(client, count)
    print(f"largest growth {tenth_mb:.1f} MB for a tenth, {whole_mb:.1f} MB for all")  # noqa: T201
    sys.exit(1 if whole_mb - tenth_mb > LARGEST_DIFFERENCE_MB else 0)


def fill(app: Flask, first: int, end: int) -> None:
    """Keep queries numbered from `first` up to `end`."""
    with app.app_context():
        for start in range(first, end, BATCH):
            with db.engine.begin() as connection:
                connection.execute(insert(Lead), [row(number) for number in range(start, min(end, start + BATCH))])


def row(number: int) -> dict[str, object]:
    """An ordinary query."""
    return {
        "id": f"{number:024x}",
        "kind": "contact",
        "name": f"Visitor {number}",
        "email": f"visitor{number}@example.in",
        "phone": f"+9198{number:08d}",
        "message": MESSAGE,
        "created_at": BEGIN + timedelta(seconds=number * 60),
        "suspected": False,
        "via": "api",
        "body_digest": "0" * 64,
        "search_text": f"visitor {number}",
    }


def export_both(client: FlaskClient, count: int) -> float:
    """Take both files, print what each took, and return by how many MB memory grew at most."""
    growths = []
    for file_format in ("csv", "xlsx"):
        forget_peak()
        before_mb = memory_mb("VmRSS")
        started_s, started_cpu_s = time.perf_counter(), time.process_time()
        with client.get(f"/api/contact-data/export.{file_format}") as reply:
            assert reply.status_code == 200
            size = sum(len(chunk) for chunk in reply.iter_encoded())
        took = f"{time.perf_counter() - started_s:.1f} s ({time.process_time() - started_cpu_s:.1f} s of CPU)"
        growths.append(memory_mb("VmHWM") - before_mb)
        print(f"{count} queries as {file_format}: {took}, {size / 1e6:.1f} MB, memory +{growths[-1]:.1f} MB")  # noqa: T201
    return max(growths)


def forget_peak() -> None:
    """Let the peak begin anew: proc(5), clear_refs."""
    Path("/proc/self/clear_refs").write_text("5")


def memory_mb(name: str) -> float:
    """Return what /proc/self/status says of this process: VmRSS now, VmHWM at most."""
    [line] = [line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(f"{name}:")]
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main()
