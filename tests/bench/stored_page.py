"""How close a stored page comes to a bare WSGI app on the same gunicorn settings, request lines included.

    python -m tests.bench.stored_page [ROUNDS] [SECONDS]

Needs `make build`. Both servers run one worker; short rounds alternate, so the machine's mood hits both. Prints for
three pages the median of the rounds' ratios of requests per second of processor time. Ends by itself.
"""

import json
import tempfile
from pathlib import Path

from tests.bench.figure import Figure, report
from tests.bench.in_turn import Turns, compare
from tests.bench.servers import PAGES, LoadedServer, build_pages, get_page, running_gunicorn, variables

LEAST_RATIO = 0.9
# Gunicorn writes these headers itself.
OWN_HEADERS = {"server", "date", "connection"}


def main() -> None:
    """Measure and print."""
    turns = Turns.from_arguments(rounds=40, seconds=0.5)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        replies = folder / "replies.json"
        environment = variables(folder) | {"BARE_REPLIES": str(replies)}
        build_pages(environment)
        with running_gunicorn(folder, environment) as site:
            save_replies(site.port, replies)
            with running_gunicorn(folder, environment, ("tests.bench.bare_app:application",)) as floor:
                report(figure(title, site, floor, turns) for title in PAGES)


def figure(title: str, site: LoadedServer, floor: LoadedServer, turns: Turns) -> Figure:
    """Return the ratio of the site's rate to the floor's."""
    path = PAGES[title]
    compared = compare(lambda: site.rate(path, turns.seconds), lambda: floor.rate(path, turns.seconds), turns.rounds)
    name = f"stored page, {title}: requests per CPU-second, of the floor's"
    return Figure(name, compared.ratio, "ratio", LEAST_RATIO, "higher", compared.beside("floor"))


def save_replies(port: int, file: Path) -> None:
    """Give the bare app exactly the bytes and headers that the site sends."""
    saved = {}
    for path in PAGES.values():
        _, headers, body = get_page(port, path)
        kept = [(name, value) for name, value in headers if name.lower() not in OWN_HEADERS]
        saved[path] = {"headers": kept, "body": body.hex()}
    file.write_text(json.dumps(saved))


if __name__ == "__main__":
    main()
