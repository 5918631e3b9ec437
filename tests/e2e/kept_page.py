"""A page shared by tests that only read, because loading a new one takes three times as long."""

from playwright.sync_api import Browser, Page

from tests.waiting import LIMIT_S

# Ends once transitions of colours have finished. Animations that follow the scroll position never end.
AT_REST = """() => Promise.allSettled(document.getAnimations().filter(({ playState, timeline }) =>
    playState === "running" && timeline instanceof DocumentTimeline).map(({ finished }) => finished))"""
# A page as just after loading: at its top, with text in its normal size.
BEGIN = f"""async () => {{
    document.activeElement.blur();
    scrollTo(0, 0);
    await document.fonts.ready;
    await ({AT_REST})();
}}"""


class KeptPage:
    """Shows one path of a site after another, without motion."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.page: Page = browser.new_context(base_url=origin, reduced_motion="reduce").new_page()
        self.page.set_default_timeout(1000 * LIMIT_S)
        self._origin = origin
        self._shown: str | None = None

    def show(self, path: str, viewport: dict[str, int]) -> Page:
        """Return the page with this path, loaded again only if it shows another one."""
        self.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        self.page.emulate_media(media="null", color_scheme="light", reduced_motion="reduce")
        if self._shown != path:
            self._shown = None
            reply = self.page.goto(path, wait_until="load")
            assert reply is not None
            assert reply.status == 200
            self._shown = path
        assert self.page.url == self._origin + path, "a test that only reads has left its page"
        self.page.evaluate(BEGIN)
        return self.page

    def forget(self) -> None:
        """Load the next path even if it is the same."""
        self._shown = None
