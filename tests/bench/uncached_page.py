"""How many pages Flask and the renderer render in a second of processor time when nothing is stored.

    python -m tests.bench.uncached_page [ROUNDS] [SECONDS]

Needs `make build`. The processor time of the web worker and of Node count together, compression included. A bare WSGI
app on the same gunicorn (the floor) is loaded in turn. The limits are three times what Next.js 16 rendered dynamically
on the machine the peers were measured on, where the floor did 6,300 to 8,100: as shares of the floor. Ends by itself.
"""

import tempfile
from pathlib import Path

from supervised.renderer.address import find_free_port
from tests.bench.figure import Figure, report
from tests.bench.in_turn import Turns, compare
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
# The renderer renders one page after another; more requests would only wait.
CONNECTIONS = 2
WARM_UP_S = 4.0


def main() -> None:
    """Measure and print."""
    turns = Turns.from_arguments(rounds=6, seconds=1.0)
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
                report(figure(title, site, floor, turns) for title in PAGES)


def figure(title: str, site: LoadedServer, floor: LoadedServer, turns: Turns) -> Figure:
    """Return the site's rate compared with the peer's, once V8 has compiled the rendering code."""
    path = PAGES[title]

    def render(seconds: float) -> float:
        return site.rate(f"/uncached{path}", seconds, connections=CONNECTIONS)

    render(WARM_UP_S)
    compared = compare(lambda: render(turns.seconds), lambda: floor.rate(path, turns.seconds), turns.rounds)
    name = f"uncached page, {title}: pages per CPU-second, of 3 × Next dynamic"
    value = compared.ratio / (PEER[title] * TIMES_THE_PEER)
    return Figure(name, value, "ratio", 1.0, "higher", compared.beside("floor"))


if __name__ == "__main__":
    main()
