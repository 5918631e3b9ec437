"""How many pages Flask and the renderer draw in a second of processor time when nothing is stored.

    python -m tests.bench.uncached_page [ROUNDS] [SECONDS]

Needs `make build`. The processor time of the web worker and of Node count together, compression included. A bare WSGI
app on the same gunicorn (the floor) is loaded in turn. The limits are three times what Next.js 16 rendered dynamically
on the machine the peers were measured on, where the floor did 6,300 to 8,100: as shares of the floor. Ends by itself.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from supervised.renderer.address import find_free_port
from tests.bench.figure import Figure, report
from tests.bench.servers import (
    PAGES,
    RENDERER,
    LoadedServer,
    await_page,
    build_pages,
    running,
    running_gunicorn,
    variables,
)
from tests.bench.stored_page import save_replies

PEER = {"FAQ": 390 / 8100, "factsheet": 190 / 6300, "contact": 390 / 8100}
TIMES_THE_PEER = 3
# The renderer draws one page after the other: more would only wait.
CONNECTIONS = 2
WARM_UP_S = 4.0


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        replies = folder / "replies.json"
        renderer_url = f"http://127.0.0.1:{find_free_port('127.0.0.1')}"
        environment = variables(folder) | {"BARE_REPLIES": str(replies), "RENDERER_URL": renderer_url}
        build_pages(environment)
        with (
            running(RENDERER, environment, folder / "renderer.log"),
            running_gunicorn(folder, environment, ("tests.bench.uncached_app:application",)) as web,
        ):
            save_replies(web.port, replies)
            await_page(web.port, f"/uncached{PAGES['FAQ']}")
            node = int((folder / "renderer.pid").read_text())
            site = LoadedServer(web.port, lambda: [*web.workers(), node])
            with running_gunicorn(folder, environment, ("tests.bench.bare_app:application",)) as floor:
                report(compare(title, site, floor, rounds, seconds) for title in PAGES)


def compare(title: str, site: LoadedServer, floor: LoadedServer, rounds: int, seconds: float) -> Figure:
    """Load both in turn, after V8 has seen the page long enough to compile what draws it."""
    path = PAGES[title]
    site.rate(f"/uncached{path}", WARM_UP_S, connections=CONNECTIONS)
    rates = [
        (site.rate(f"/uncached{path}", seconds, connections=CONNECTIONS), floor.rate(path, seconds))
        for _ in range(rounds)
    ]
    of_site, of_floor = (statistics.median(column) for column in zip(*rates, strict=True))
    return Figure(
        name=f"uncached page, {title}: pages per CPU-second, of 3 × Next dynamic",
        value=statistics.median(one / other for one, other in rates) / (PEER[title] * TIMES_THE_PEER),
        unit="ratio",
        limit=1.0,
        better="higher",
        beside=f"{of_site:,.0f} /s, floor {of_floor:,.0f} /s",
    )


if __name__ == "__main__":
    main()
