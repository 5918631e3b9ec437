"""What a browser fetches on a first visit. The favicon is not counted."""

from collections import Counter
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Request

NOT_COUNTED = "/favicon"


@dataclass
class Load:
    """What was fetched: addresses, and body bytes as sent by the kind of resource."""

    urls: list[str] = field(default_factory=list)
    bytes_of: Counter[str] = field(default_factory=Counter)


def first_load(origin: str, browser: Browser, path: str) -> Load:
    """Open a page in a browser that knows nothing of the site; return when nothing more is asked for."""
    context = browser.new_context(base_url=origin)
    page = context.new_page()
    load = Load()

    def on_finished(request: Request) -> None:
        # What a page asks for twice, as the map's frame does with the stylesheet, comes from the browser's own cache.
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
