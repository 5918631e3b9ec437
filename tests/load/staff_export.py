"""How long 100,000 queries take to export, and how much memory the server needs for it.

`python tests/load/staff_export.py [QUERIES] [DATABASE_URL]`: runs by itself on an empty SQLite database of its own
unless a URL is given. Each file is taken through the whole app as a browser takes it, piece by piece, and thrown away.
Exits 1 if all queries need more memory than a tenth of them, by LARGEST_DIFFERENCE_MIB.
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
from tests.app.databases import upgrade  # noqa: E402
from tests.app.staff.staff_app import build_staff_app, signed_in_client  # noqa: E402
from tests.load.own_memory import own_memory_mib  # noqa: E402

LARGEST_DIFFERENCE_MIB = 4.0
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
        tenth_mib = export_both(client, count // 10)
        fill(app, count // 10, count)
        whole_mib = export_both(client, count)
    print(f"largest growth {tenth_mib:.1f} MiB for a tenth, {whole_mib:.1f} MiB for all")  # noqa: T201
    sys.exit(1 if whole_mib - tenth_mib > LARGEST_DIFFERENCE_MIB else 0)


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
    """Take both files, print what each took, and return by how many MiB memory grew at most."""
    growths = []
    for file_format in ("csv", "xlsx"):
        before_mib, highest_mib = own_memory_mib(), 0.0
        started_s, started_cpu_s = time.perf_counter(), time.process_time()
        with client.get(f"/api/contact-data/export.{file_format}") as reply:
            assert reply.status_code == 200
            size = 0
            for chunk in reply.iter_encoded():
                size += len(chunk)
                highest_mib = max(highest_mib, own_memory_mib())
        took = f"{time.perf_counter() - started_s:.1f} s ({time.process_time() - started_cpu_s:.1f} s of CPU)"
        growths.append(highest_mib - before_mib)
        print(f"{count} queries as {file_format}: {took}, {size / 1e6:.1f} MB, memory +{growths[-1]:.1f} MiB")  # noqa: T201
    return max(growths)


if __name__ == "__main__":
    main()
