"""What a first visit of each page fetches, in bytes as sent: the heaviest pages beside their budgets.

    python -m tests.bench.first_load

Needs `make build` and Chromium. Bytes do not depend on the machine: tests hold them too
(tests/e2e/every_page/test_first_load.py).
"""

import tempfile
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import requests
from playwright.sync_api import sync_playwright

from tests.bench.figure import Figure, report
from tests.e2e.chromium import CHROMIUM_FLAGS, find_chromium
from tests.e2e.first_load import Load, first_load
from tests.e2e.pages import CHARTED, FURNISHED
from tests.e2e.stack import start_stack

FORMS = ("/contact", "/speakwithadvisor")
HOME = "/"
KB = 1000


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(CHROMIUM_FLAGS))
        stack = start_stack(Path(folder), {})
        try:
            loads = {path: first_load(stack.origin, browser, path) for path in FURNISHED}
            assets = [url for url in loads[HOME].urls if urlsplit(url).path.startswith("/assets/")]
            largest = max(assets, key=header_bytes)
            headers = Figure("headers of an asset", header_bytes(largest), "B", 450, beside=urlsplit(largest).path)
        finally:
            stack.stop()
            browser.close()
    report([*figures(loads), headers])


def figures(loads: Mapping[str, Load]) -> list[Figure]:
    """Return the heaviest page of each sort with its budget."""
    plain = [path for path in loads if path not in (*FORMS, *CHARTED, HOME)]
    charted, every = [path for path in loads if path in CHARTED], list(loads)
    return [
        *(heaviest(loads, "script", pages, title, kb) for title, pages, kb in sorts(plain, charted, (2, 2, 72, 3))),
        *(
            heaviest(loads, "document", pages, title, kb)
            for title, pages, kb in sorts(plain, charted, (12, 20, 12, 30))
        ),
        heaviest(loads, "stylesheet", every, "any page", 14),
        heaviest(loads, "font", every, "any page", 36),
        most_requests(loads, [path for path in every if path not in FORMS], "any page", 5),
        most_requests(loads, FORMS, "page with a form", 8),
    ]


def sorts(
    plain: list[str], charted: list[str], limits_kb: tuple[int, int, int, int]
) -> list[tuple[str, list[str], int]]:
    """Return title, pages and limit in kB of each sort of page."""
    pages = [plain, charted, list(FORMS), [HOME]]
    return list(zip(("text page", "factsheet", "page with a form", "home"), pages, limits_kb, strict=True))


def header_bytes(url: str) -> int:
    """Return the bytes of the status line and the headers of an answer, as sent over HTTP/1.1."""
    reply = requests.get(url, headers={"Accept-Encoding": "br"}, timeout=10)
    lines = [
        f"HTTP/1.1 {reply.status_code} {reply.reason}",
        *(f"{name}: {value}" for name, value in reply.headers.items()),
    ]
    return len("\r\n".join([*lines, "", ""]).encode())


def heaviest(loads: Mapping[str, Load], kind: str, paths: list[str], title: str, limit_kb: int) -> Figure:
    """Return the most bytes of one kind of resource."""
    path = max(paths, key=lambda path: loads[path].bytes_of[kind])
    return Figure(f"{kind} on first load, {title}", loads[path].bytes_of[kind] / KB, "kB", limit_kb, beside=path)


def most_requests(loads: Mapping[str, Load], paths: list[str] | tuple[str, ...], title: str, limit: int) -> Figure:
    """Return the most requests."""
    path = max(paths, key=lambda path: len(loads[path].urls))
    return Figure(f"requests on first load, {title}", len(loads[path].urls), "", limit, beside=path)


if __name__ == "__main__":
    main()
