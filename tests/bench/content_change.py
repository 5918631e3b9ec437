"""How soon a change of content is what visitors get: one strategy's page, and the whole site rendered anew.

    python -m tests.bench.content_change [CHANGES]

Needs `make build`. A site of its own on a copy of the content; web and renderer run as in production. The time counts
from the moment the changed file lies there. Prints the median of the changes in seconds. Ends by itself.
"""

import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import brotli

from app.configuration.root import ROOT
from app.configuration.settings import SAMPLES_SHOWN
from supervised.renderer.address import find_free_port
from tests.bench.figure import Figure, report
from tests.bench.servers import RENDERER, await_page, build_pages, get_page, running, running_gunicorn, variables

STRATEGY, STRATEGY_PATH = "strategies/ace-strategy.yaml", "/portfolio_services/ace-strategy"
STRATEGY_WORDS = "New-age businesses and market-share gainers"
SITE, SITE_WORDS = "site.yaml", "4th Floor, 18 Barakhamba Road"
STRATEGY_LIMIT_S, SITE_LIMIT_S = 3.0, 3.0
GIVEN_UP_AFTER_S = 30.0
POLL_EVERY_S = 0.01


def main() -> None:
    """Measure and print."""
    changes = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        content = folder / "content"
        shutil.copytree(ROOT / "shared-content", content)
        renderer_url = f"http://127.0.0.1:{find_free_port('127.0.0.1')}"
        environment = variables(folder) | {"CONTENT_DIR": str(content), "RENDERER_URL": renderer_url}
        build_pages(environment)
        with (
            running(RENDERER, environment, folder / "renderer.log"),
            running_gunicorn(folder, environment) as web,
        ):
            await_page(web.port)
            report(measure(content, folder / "pages" / SAMPLES_SHOWN, web.port, changes))


def measure(content: Path, pages: Path, port: int, changes: int) -> list[Figure]:
    """Change one file after another, at moments that are independent of the site's polls."""
    strategy_s, site_s = [], []
    for number in range(changes):
        before, words = published(pages), f"{STRATEGY_WORDS} {number}"
        replace(content / STRATEGY, STRATEGY_WORDS, words)
        strategy_s.append(seconds_until(lambda words=words: words.encode() in page(port, STRATEGY_PATH)))  # type: ignore[misc]
        await_another(pages, before)
        put_back(content / STRATEGY, words, STRATEGY_WORDS, pages)
        before, words = published(pages), f"{number + 10}th Floor, 18 Barakhamba Road"
        replace(content / SITE, SITE_WORDS, words)
        site_s.append(await_another(pages, before))
        put_back(content / SITE, words, SITE_WORDS, pages)
    return [
        Figure("one changed strategy until visitors get it", statistics.median(strategy_s), "s", STRATEGY_LIMIT_S),
        Figure("whole site rendered anew after a change of content", statistics.median(site_s), "s", SITE_LIMIT_S),
    ]


def replace(file: Path, old: str, new: str) -> None:
    """Replace a text at once, as editors do."""
    scratch = file.with_suffix(".scratch")
    scratch.write_text(file.read_text().replace(old, new))
    scratch.replace(file)


def seconds_until(is_seen: Callable[[], bool]) -> float:
    """Return the seconds until the change is visible."""
    started_s = time.monotonic()
    while not is_seen():
        if time.monotonic() - started_s > GIVEN_UP_AFTER_S:
            raise SystemExit("the change was not seen")
        time.sleep(POLL_EVERY_S)
    return time.monotonic() - started_s


def published(pages: Path) -> str:
    """Return the version whose pages visitors get."""
    return str((pages / "current").readlink())


def await_another(pages: Path, before: str) -> float:
    """Return the seconds until another version is published."""
    return seconds_until(lambda: published(pages) != before)


def put_back(file: Path, words: str, own: str, pages: Path) -> None:
    """Undo a change, wait until that is published, and then for a random time."""
    before = published(pages)
    replace(file, words, own)
    await_another(pages, before)
    time.sleep(random.random())


def page(port: int, path: str) -> bytes:
    """Return a page as a visitor gets it."""
    _, headers, body = get_page(port, path)
    return brotli.decompress(body) if ("Content-Encoding", "br") in headers else body


if __name__ == "__main__":
    main()
