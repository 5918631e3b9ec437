"""The disk below var/ filled to the last byte and emptied again, while pages are read and queries are sent.

    python -m tests.load.full_disk

Database, page store and snapshots lie on a small tmpfs; mounting one needs root. While it is full the content is
changed, too, so that a new version can be kept nowhere. Needs `make build`; ends by itself.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.configuration.root import ROOT
from tests.bench.figure import Figure, report
from tests.e2e.stack import Stack
from tests.load.site import site_under_load
from tests.load.visitors.asking import ask
from tests.load.visitors.readers import Readers
from tests.load.visitors.writers import ACKNOWLEDGED, LATER, Writers, answer_figures, kept_figures
from tests.trials.test_working_day import rows_of

LIMIT_S = 150
DISK_MB = 64
FULL_S = 15.0
PAUSE_S = 3.0
SLOW_S = 3.0
BACK_LIMIT_S = 10.0
# Per second of a full disk, besides one line for each request and each query.
MOST_OTHER_LINES_PER_S = 2.0
FILLER = "filler"


def main() -> None:
    """Measure and print."""
    if os.geteuid() != 0:
        sys.exit("mounting a small disk needs root: run this load as root")
    with tempfile.TemporaryDirectory(prefix="load-content-") as name, small_disk() as disk:
        content = Path(shutil.copytree(ROOT / "shared-content", Path(name) / "content"))
        with site_under_load(LIMIT_S, CONTENT_DIR=str(content), **places(disk)) as stack:
            readers, writers = Readers(stack.port, pause_s=0.01), Writers(stack.port)
            with readers.reading(), writers.writing():
                time.sleep(PAUSE_S)
                lines = fill_for_a_while(stack, disk, content)
                kept_s, drawn_s = until_back(stack, writers)
            queries = query_figures(writers, stack.environment["DATABASE_URL"])
    report(
        [
            *readers.figures("pages while the disk is full"),
            *queries,
            Figure("lines logged beside those of requests", lines / FULL_S, "/s", MOST_OTHER_LINES_PER_S),
            Figure("first query kept once there is room", kept_s, "s", BACK_LIMIT_S),
            Figure("changed content published once there is room", drawn_s, "s", BACK_LIMIT_S),
        ]
    )


def query_figures(writers: Writers, url: str) -> list[Figure]:
    """Return figures about the queries and the file that stores them."""
    with rows_of(url, "SELECT integrity_check, '' FROM pragma_integrity_check") as rows:
        is_whole = rows[0][0] == "ok"
    return [
        *answer_figures(writers, SLOW_S),
        Figure("queries refused by 503 while it is full, at least", writers.statuses[LATER], "", 1, "higher"),
        *kept_figures(writers, url),
        Figure("integrity of the database lost", int(not is_whole), "", 0),
    ]


def places(disk: Path) -> dict[str, str]:
    """The site's var/ is on the small disk; its logs are elsewhere, so that they can be counted."""
    return {
        "DATABASE_URL": f"sqlite:////{str(disk / 'site.sqlite3').lstrip('/')}",
        "PAGE_STORE_DIR": str(disk / "pages"),
        "SNAPSHOT_DIR": str(disk / "snapshots"),
    }


@contextmanager
def small_disk() -> Iterator[Path]:
    """Mount a tmpfs while the block runs."""
    with tempfile.TemporaryDirectory(prefix="load-disk-") as name:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "load-disk", name], check=True)
        try:
            yield Path(name)
        finally:
            subprocess.run(["umount", "--lazy", name], check=True)


def fill_for_a_while(stack: Stack, disk: Path, content: Path) -> int:
    """Fill the disk, change the content, free the disk; return the number of lines that are not about requests."""
    log = stack.folder / "web.log"
    before = len(log.read_text().splitlines())
    fill(disk)
    with (content / "site.yaml").open("a") as site:
        site.write("# changed while the disk was full\n")
    deadline_s = time.monotonic() + FULL_S
    while time.monotonic() < deadline_s:
        # Space that the site itself frees is filled again.
        fill(disk)
        time.sleep(0.5)
    lines = log.read_text().splitlines()[before:]
    (disk / FILLER).unlink()
    return sum(not is_of_a_request(line) for line in lines)


def fill(disk: Path) -> None:
    """Write until the disk is full."""
    with (disk / FILLER).open("ab", buffering=0) as file:
        for size in (1 << 20, 4096, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue


def is_of_a_request(line: str) -> bool:
    """Whether a line belongs to one request: that it was answered, or what became of its query."""
    try:
        return json.loads(line)["message"] in {"request", "query stored", "query not stored"}
    except (ValueError, KeyError):
        return False


def until_back(stack: Stack, writers: Writers) -> tuple[float, float]:
    """Return the seconds until a query is stored, and until readiness is ok with the changed content."""
    begun_s = time.monotonic()
    while writers.post("after@example.in").status not in ACKNOWLEDGED:
        time.sleep(0.1)
    kept_s = time.monotonic() - begun_s
    while ask(stack.port, "/readyz").json()["status"] != "ok":
        time.sleep(0.1)
    return kept_s, time.monotonic() - begun_s


if __name__ == "__main__":
    main()
