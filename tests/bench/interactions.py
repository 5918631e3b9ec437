"""The most frequent interactions, each with what must be visible afterwards."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.bench.servers import PAGES
from tests.e2e.conftest import DESKTOP, PHONE

CHART = "[data-island=chart]"
HELD_MS = 80
"""What a quick press lasts. The wait for what a release brings counts from the release."""
LIVE_CHART = f"{CHART}[data-hydrated] [role=application]"
LIVE_FORM = "[data-island][data-hydrated] form"
TOOLTIP = f"{LIVE_CHART} dl"
SUBMIT = "form [type=submit]"
COUNTRY = "form [aria-haspopup=dialog]"
COUNTRIES = "form [role=option]"
MESSAGE = {"name": "Asha Rao", "phone": "+91 98765-43210", "email": "asha@example.in", "message": "Please call me."}


@dataclass(frozen=True, slots=True)
class Interaction:
    """`act` is one input on a page that is `ready`; `seen` is the selector of what it makes visible."""

    name: str
    path: str
    act: Callable[[Page], None]
    seen: str
    ready: Callable[[Page], None] = lambda page: None
    is_touch: bool = True
    is_move: bool = False

    @property
    def viewport(self) -> dict[str, int]:
        """A touch uses a phone's window."""
        return PHONE if self.is_touch else DESKTOP


def tap(selector: str) -> Callable[[Page], None]:
    """Touch the middle of the first visible element of a selector, for as long as a finger does."""

    def touch(page: Page) -> None:
        element = page.locator(selector).filter(visible=True).first
        element.scroll_into_view_if_needed()
        box = element.bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        session = page.context.new_cdp_session(page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        page.wait_for_timeout(HELD_MS)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    return touch


def click(selector: str) -> Callable[[Page], None]:
    """Click it with the mouse."""
    return lambda page: page.locator(selector).first.click(delay=HELD_MS, no_wait_after=True)


def press(key: str) -> Callable[[Page], None]:
    """Press a key where the focus is."""
    return lambda page: page.keyboard.press(key, delay=HELD_MS)


def touch_the_chart(page: Page) -> None:
    page.locator(CHART).first.tap()
    page.wait_for_selector(LIVE_CHART)


def hover_over_the_chart(page: Page) -> None:
    page.locator(CHART).first.hover()
    page.wait_for_selector(LIVE_CHART)


def focus_the_chart(page: Page) -> None:
    page.locator(f"{CHART} [tabindex='0']").first.focus()
    page.wait_for_selector(LIVE_CHART)
    page.keyboard.press("End")
    page.wait_for_selector(TOOLTIP)


def move_over_the_chart(page: Page) -> None:
    """Move across the chart in ten steps."""
    box = page.locator(LIVE_CHART).first.bounding_box()
    assert box is not None
    for step in range(10):
        page.mouse.move(box["x"] + box["width"] * (0.2 + step * 0.06), box["y"] + box["height"] / 2)


def await_form(page: Page) -> None:
    page.wait_for_selector(LIVE_FORM)


def fill_in(page: Page) -> None:
    await_form(page)
    for name, value in MESSAGE.items():
        page.locator(f"form [name={name}]").fill(value)


def open_countries(page: Page) -> None:
    await_form(page)
    page.locator(COUNTRY).tap()
    page.wait_for_selector(COUNTRIES)


def focus_the_number(page: Page) -> None:
    await_form(page)
    page.locator("form [name=phone]").focus()


INTERACTIONS = (
    Interaction("phone menu opened", PAGES["factsheet"], tap("[popovertarget]"), "#mobile-menu"),
    Interaction(
        "dropdown of the header opened",
        PAGES["factsheet"],
        click("[data-menu-group] button"),
        "[data-menu-group] ul a",
        is_touch=False,
    ),
    Interaction("answer opened", PAGES["FAQ"], tap("main details:not([open]) summary"), "main details[open] p"),
    Interaction("strategy ticked", "/portfolio_services", tap("input[name=strategy]"), "input[name=strategy]:checked"),
    Interaction("chart touched first", PAGES["factsheet"], tap(CHART), LIVE_CHART),
    Interaction("live chart touched", PAGES["factsheet"], tap(LIVE_CHART), TOOLTIP, ready=touch_the_chart),
    Interaction(
        "pointer moved over a live chart",
        PAGES["factsheet"],
        move_over_the_chart,
        TOOLTIP,
        ready=hover_over_the_chart,
        is_touch=False,
        is_move=True,
    ),
    Interaction(
        "arrow key on a live chart",
        PAGES["factsheet"],
        press("ArrowLeft"),
        TOOLTIP,
        ready=focus_the_chart,
        is_touch=False,
    ),
    Interaction("faulty form sent", PAGES["contact"], tap(SUBMIT), "form [aria-invalid=true]", ready=await_form),
    Interaction("good form sent", PAGES["contact"], tap(SUBMIT), "text=Thank you!", ready=fill_in),
    Interaction("list of countries opened", PAGES["contact"], tap(COUNTRY), COUNTRIES, ready=await_form),
    Interaction("letter in the search of countries", PAGES["contact"], press("a"), COUNTRIES, ready=open_countries),
    Interaction("digit in the phone field", PAGES["contact"], press("9"), "form [name=phone]", ready=focus_the_number),
)
