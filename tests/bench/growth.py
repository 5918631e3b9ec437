"""What ten and a hundred times as many strategies cost: drawing, memory, start, and the bytes of lists.

    python -m tests.bench.growth [MOST]

Needs `make build`. Sites of its own with 14, 140 and 1,400 generated strategies (or up to MOST), one after the other.
What is compared is compared with the 14 of the same run. A few minutes; ends by itself.
"""

import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from supervised.renderer.address import find_free_port
from tests.bench.figure import Figure, report
from tests.bench.many_strategies import copy_content
from tests.bench.memory import read_pss_bytes
from tests.bench.servers import RENDERER, await_page, build_pages, get_page, running, running_gunicorn, variables

SIZES = (14, 140, 1400)
INDEX = "/portfolio_services"
COMPARED = f"{INDEX}/compare?strategy=ace-strategy&strategy=growth-leaders"
LIST_LIMIT_KB = 12
START_LIMIT_S = 2.0
SETTLE_S = 2.0


@dataclass(frozen=True)
class Grown:
    """The costs of a site of one size."""

    build_s_per_page: float
    start_s: float
    worker_mb: float
    index_kb: float
    compare_kb: float


def main() -> None:
    """Measure and print."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else max(SIZES)
    grown: dict[int, Grown] = {}
    for size in (size for size in SIZES if size <= most):
        with tempfile.TemporaryDirectory() as name:
            grown[size] = measure(Path(name), size)
        print(f"  {size:>5} strategies: {grown[size]}", flush=True)
    least = grown[min(grown)]
    for size in list(grown)[1:]:
        report(figures(size, grown[size], least))


def measure(folder: Path, size: int) -> Grown:
    """Render all pages of a site, then start it with them."""
    copy_content(folder / "content", size)
    renderer_url = f"http://127.0.0.1:{find_free_port('127.0.0.1')}"
    environment = variables(folder) | {"CONTENT_DIR": str(folder / "content"), "RENDERER_URL": renderer_url}
    build_s_per_page = build_pages(environment)
    with running(RENDERER, environment, folder / "renderer.log"):
        started_s = time.monotonic()
        with running_gunicorn(folder, environment) as web:
            start_s = time.monotonic() - started_s
            await_page(web.port, COMPARED)
            time.sleep(SETTLE_S)
            worker_mb = read_pss_bytes(web.workers()[0]) / 1e6
            index, compare = (len(get_page(web.port, path)[2]) / 1000 for path in (INDEX, COMPARED))
    return Grown(build_s_per_page, start_s, worker_mb, index, compare)


def figures(size: int, grown: Grown, least: Grown) -> list[Figure]:
    """Return the costs of this size compared with the smallest of the same run."""
    title, few = f"{size:,} strategies", f"{SIZES[0]}:"
    per_page = grown.build_s_per_page / least.build_s_per_page
    memory = grown.worker_mb / least.worker_mb
    build_beside = f"{grown.build_s_per_page * 1000:.0f} ms a page, {few} {least.build_s_per_page * 1000:.0f} ms"
    return [
        Figure(f"{title}: all pages rendered, time a page", per_page, "ratio", 1.0, beside=build_beside),
        Figure(f"{title}: memory of a worker", memory, "ratio", 1.1, beside=f"{grown.worker_mb:.0f} MB"),
        Figure(f"{title}: start", grown.start_s, "s", START_LIMIT_S, beside=f"{few} {least.start_s:.1f} s"),
        Figure(
            f"{title}: list of strategies", grown.index_kb, "kB", LIST_LIMIT_KB, beside=f"{few} {least.index_kb:.1f} kB"
        ),
        Figure(
            f"{title}: comparison", grown.compare_kb, "kB", LIST_LIMIT_KB, beside=f"{few} {least.compare_kb:.1f} kB"
        ),
    ]


if __name__ == "__main__":
    main()
