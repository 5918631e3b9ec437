"""The requests of a first visit, without the favicon."""

from collections import Counter
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Request

NOT_COUNTED = "/favicon"


@dataclass
class Load:
    """Fetched resources: addresses, and body bytes as sent by kind."""

    urls: list[str] = field(default_factory=list)
    bytes_of: Counter[str] = field(default_factory=Counter)


def first_load(origin: str, browser: Browser, path: str) -> Load:
    """Open a page in a new browser; return once there are no more requests."""
    context = browser.new_context(base_url=origin)
    page = context.new_page()
    load = Load()

    def on_finished(request: Request) -> None:
        # A second request for the same file is answered by the browser's cache.
        if NOT_COUNTED in request.url or request.url in load.urls:
            return
        load.urls.append(request.url)
        # An island's scripts are fetched, then imported from the cache.
        kind = "script" if request.url.endswith(".js") else request.resource_type
        load.bytes_of[kind] += request.sizes()["responseBodySize"]

    page.on("requestfinished", on_finished)
    page.goto(path, wait_until="networkidle")
    context.close()
    return load
