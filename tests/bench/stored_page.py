"""How close a stored page comes to a bare WSGI app on the same gunicorn settings, request lines included.

    python -m tests.bench.stored_page [ROUNDS] [SECONDS]

Needs `make build`. Both servers run one worker; short rounds alternate, so the machine's mood hits both. Prints for
three pages the median of the rounds' ratios of requests per second of processor time. Ends by itself.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path

from tests.bench.figure import Figure, report
from tests.bench.servers import PAGES, LoadedServer, build_pages, get_page, running_gunicorn, variables

LEAST_RATIO = 0.9
# Gunicorn writes these itself.
OWN_HEADERS = {"server", "date", "connection"}


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.5
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        replies = folder / "replies.json"
        environment = variables(folder) | {"BARE_REPLIES": str(replies)}
        build_pages(environment)
        with running_gunicorn(folder, environment) as site:
            save_replies(site.port, replies)
            with running_gunicorn(folder, environment, ("tests.bench.bare_app:application",)) as floor:
                report(compare(title, (site, floor), rounds, seconds) for title in PAGES)


def compare(title: str, servers: tuple[LoadedServer, LoadedServer], rounds: int, seconds: float) -> Figure:
    """Load the site and the floor in turn."""
    site, floor = servers
    path = PAGES[title]
    rates = [(site.rate(path, seconds), floor.rate(path, seconds)) for _ in range(rounds)]
    of_site, of_floor = (statistics.median(column) for column in zip(*rates, strict=True))
    return Figure(
        name=f"stored page, {title}: requests per CPU-second, of the floor's",
        value=statistics.median(one / other for one, other in rates),
        unit="ratio",
        limit=LEAST_RATIO,
        better="higher",
        beside=f"{of_site:,.0f} /s, floor {of_floor:,.0f} /s",
    )


def save_replies(port: int, file: Path) -> None:
    """Give the bare app the very bytes and headers that the site sends."""
    saved = {}
    for path in PAGES.values():
        _, headers, body = get_page(port, path)
        kept = [(name, value) for name, value in headers if name.lower() not in OWN_HEADERS]
        saved[path] = {"headers": kept, "body": body.hex()}
    file.write_text(json.dumps(saved))


if __name__ == "__main__":
    main()
