"""Visitors with reused browsers, because a new context with its process takes as long as a test of a form."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from tests.waiting import LIMIT_S, await_true

Listener = Callable[..., None]
Options = frozenset[tuple[str, str]]

# A document of the site without script, so that nothing is stored anew while storage is cleared.
QUIET_PATH = "/robots.txt"
# Emulated preferences of a visitor, with the defaults.
MEDIA = {"color_scheme": "light", "reduced_motion": "no-preference", "forced_colors": "none"}
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


def await_event(page: Page, condition: Callable[[], bool]) -> None:
    """Process the browser's events until `condition` holds."""
    await_true(condition, pause=lambda seconds: page.wait_for_timeout(1000 * seconds))


class Visitors:
    """Lends pages, each in a context of its own.

    What comes back forgets routes, listeners, permissions, cookies and whatever pages have kept; the browser's cache
    stays warm. A page that was given a script for all its documents cannot forget that: it `is_only` lent once.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[Options, list[Page]] = defaultdict(list)
        self._lent: dict[Page, Options | None] = {}
        self._listeners: defaultdict[Page, list[tuple[Any, Listener]]] = defaultdict(list)

    def lend(self, origin: str, *, viewport: dict[str, int], is_only: bool = False, **options: Any) -> Page:
        """Return a page that knows nothing of the site at `origin`, in a context with these options."""
        options["base_url"] = origin
        key = frozenset((name, repr(value)) for name, value in options.items())
        if self._free[key] and not is_only:
            page = self._free[key].pop()
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            page.emulate_media(media="null", **{name: options.get(name, ordinary) for name, ordinary in MEDIA.items()})
        else:
            page = self._browser.new_context(viewport=viewport, **options).new_page()  # type: ignore[arg-type]
            page.set_default_timeout(1000 * LIMIT_S)
        self._lent[page] = None if is_only else key
        return page

    def listen(self, page: Page, event: Any, listener: Listener) -> None:
        """Add a listener to a page until it is taken back."""
        page.on(event, listener)
        self._listeners[page].append((event, listener))

    def take_back(self, page: Page) -> None:
        """Let a returned page forget everything."""
        key = self._lent.pop(page)
        for event, listener in self._listeners.pop(page, []):
            page.remove_listener(event, listener)
        if key is None:
            page.context.close()
            return
        for opened in page.context.pages:
            if opened != page:
                opened.close()
        page.unroute_all()
        page.context.unroute_all()
        page.goto(QUIET_PATH)
        page.evaluate(FORGET)
        page.context.clear_cookies()
        page.context.clear_permissions()
        self._free[key].append(page)
