"""Island scripts that fail to load: what the page says, what still works, and that a second try loads them."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page, Route, expect

from tests.e2e.axe import axe_faults
from tests.e2e.conftest import COMPLAINTS, DESKTOP, PHONE
from tests.e2e.stack import Stack
from tests.e2e.visitors import Visitors

ACE = "/portfolio_services/ace-strategy"
CHART = "[data-island=chart]"
FORMS = ("/contact", "/speakwithadvisor")
FORM_ENTRIES = r"(toast-form|form-with-thanks)\."
FILLED = {"name": "Asha Rao", "phone": "+91 98765-43210", "email": "asha@example.in", "message": "Please call me."}
LOST = "This part could not be loaded."
VIEWPORTS = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
WIRES = pytest.mark.parametrize(
    ("viewport", "fault"),
    [(DESKTOP, "cut"), (PHONE, 404), (DESKTOP, 503)],
    ids=["desktop-cut", "phone-404", "desktop-503"],
)


@dataclass
class Wire:
    """The network between browser and site. While `fault` is set, scripts whose names match `lost` fail."""

    lost: str
    fault: str | int | None
    asked: list[str] = field(default_factory=list)

    def answer(self, route: Route) -> None:
        url = route.request.url
        if not re.search(self.lost, url):
            return route.continue_()
        self.asked.append(url)
        if self.fault is None:
            return route.continue_()
        if self.fault == "cut":
            return route.abort("internetdisconnected")
        return route.fulfill(status=int(self.fault), content_type="text/plain", body="No.")


OpenCut = Callable[..., tuple[Page, Wire]]


@pytest.fixture
def open_cut(site: Stack, visitors: Visitors) -> Iterator[OpenCut]:
    """Open a path on a faulty network; only Chromium's own message about a lost resource may appear in the console."""
    pages: list[Page] = []
    complaints: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in COMPLAINTS and "Failed to load resource" not in message.text:
            complaints.append(f"{message.type}: {message.text}")

    def open_path(
        path: str, lost: str, fault: str | int | None = "cut", viewport: dict[str, int] = DESKTOP, **options: Any
    ) -> tuple[Page, Wire]:
        page = visitors.lend(site.origin, viewport=viewport, reduced_motion="reduce", **options)
        pages.append(page)
        wire = Wire(lost, fault)
        visitors.listen(page, "console", on_console)
        visitors.listen(page, "pageerror", lambda error: complaints.append(f"page error: {error}"))
        page.route("**/assets/*.js*", wire.answer)
        page.goto(path)
        return page, wire

    yield open_path
    for page in pages:
        visitors.take_back(page)
    assert complaints == []


def notice(page: Page) -> Any:
    return page.locator(".island-status")


@WIRES
def test_a_chart_says_so_and_is_asked_for_again(open_cut: OpenCut, viewport: dict[str, int], fault: str | int) -> None:
    page, wire = open_cut(ACE, r"/chart\.", fault, viewport=viewport)
    chart = page.locator(CHART).first
    drawing = chart.inner_html()
    chart.hover()
    expect(notice(page).get_by_role("status")).to_have_text(LOST)
    assert chart.inner_html() == drawing
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = len(wire.asked)
    retry.click()
    expect(notice(page).get_by_role("status")).to_have_text(LOST)
    assert len(wire.asked) > before, "the retry asked for nothing"
    wire.fault = None
    retry.click()
    expect(chart).to_have_attribute("data-hydrated", "")
    expect(notice(page)).to_have_count(0)
    chart.hover(position={"x": 150, "y": 80})
    expect(chart).to_contain_text("Difference")


def test_the_keyboard_goes_on_to_the_chart(open_cut: OpenCut) -> None:
    page, wire = open_cut(ACE, r"/chart\.")
    chart = page.locator(CHART).first
    chart.locator("[tabindex='0'] >> visible=true").focus()
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    expect(chart.locator("[tabindex='0'] >> visible=true")).to_be_focused()
    page.keyboard.press("Tab")
    expect(retry).to_be_focused()
    page.keyboard.press("Enter")
    expect(notice(page).get_by_role("status")).to_have_text(LOST)
    expect(retry).to_be_focused()
    wire.fault = None
    page.keyboard.press("Enter")
    expect(chart).to_have_attribute("data-hydrated", "")
    expect(chart.locator("[tabindex='0']")).to_be_focused()
    page.keyboard.press("End")
    expect(chart.get_by_role("status")).to_contain_text("31 May 2025")


@pytest.mark.parametrize("path", FORMS)
@pytest.mark.parametrize("lost", [FORM_ENTRIES, r"/island-chunk\."], ids=["entry", "chunk"])
def test_a_form_keeps_quiet_and_comes_alive_at_a_later_touch(open_cut: OpenCut, path: str, lost: str) -> None:
    page, wire = open_cut(path, lost)
    page.wait_for_load_state("networkidle")
    expect(notice(page)).to_have_count(0)
    page.locator("form [name=name]").click()
    page.keyboard.type("Asha")
    page.wait_for_load_state("networkidle")
    expect(notice(page)).to_have_count(0)
    wire.fault = None
    page.locator("form [name=email]").click()
    expect(page.locator("[data-island*=form]")).to_have_attribute("data-hydrated", "")
    expect(page.locator("form [name=email]")).to_be_focused()
    expect(page.locator("form [name=name]")).to_have_value("Asha")
    page.locator("form [type=submit]").click()
    expect(page.locator("form [name=email]")).to_have_accessible_description("Email is required")


@VIEWPORTS
@pytest.mark.parametrize("path", FORMS)
def test_unplugged_for_good_a_form_is_posted_as_a_plain_one(
    open_cut: OpenCut, site: Stack, path: str, viewport: dict[str, int]
) -> None:
    page, _ = open_cut(path, FORM_ENTRIES, viewport=viewport)
    for name, value in {**FILLED, "email": "asha@"}.items():
        page.locator(f"form [name={name}]").fill(value)
    with page.expect_navigation() as faulty:
        page.locator("form [type=submit]").click()
    assert faulty.value is not None
    assert faulty.value.status == 422
    expect(page.locator("form [name=email]")).to_have_accessible_description("Invalid email format")
    expect(page.locator("form [name=message]")).to_have_value(FILLED["message"])
    page.locator("form [name=email]").fill(FILLED["email"])
    with page.expect_navigation():
        page.locator("form [type=submit]").click()
    assert page.url == f"{site.origin}{path}/thank-you"


@WIRES
@pytest.mark.parametrize("lost", [r"/staff-panel\.", r"/island-chunk\."], ids=["entry", "chunk"])
def test_the_panel_says_so_and_is_asked_for_again(
    open_cut: OpenCut, lost: str, viewport: dict[str, int], fault: str | int
) -> None:
    page, wire = open_cut("/admin/dashboard/contact", lost, fault, viewport=viewport)
    page.route("**/api/me", lambda route: route.fulfill(status=401, body=json.dumps({"message": "Not signed in."})))
    expect(notice(page).get_by_role("status")).to_have_text(LOST)
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_in_viewport()
    wire.fault = None
    retry.click()
    expect(page.get_by_role("heading", name="Admin Login")).to_be_visible()
    expect(page.get_by_placeholder("Email")).to_be_focused()
    expect(notice(page)).to_have_count(0)


def test_while_it_is_on_its_way_it_says_so_once(open_cut: OpenCut) -> None:
    page, wire = open_cut(ACE, r"/chart\.")
    page.locator(CHART).first.hover()
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    before = len(wire.asked)
    held: list[Route] = []
    page.route("**/chart.*.js*", lambda route: held.append(route), times=1)  # noqa: PLW0108 - Playwright marks its handlers
    retry.dblclick()
    expect(notice(page).get_by_role("status")).to_have_text("Loading...")
    page.wait_for_timeout(200)
    assert (len(held), len(wire.asked)) == (1, before)
    wire.fault = None
    held[0].continue_()
    expect(page.locator(CHART).first).to_have_attribute("data-hydrated", "")


@pytest.mark.parametrize(("viewport", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", [ACE, "/admin"])
def test_axe_finds_nothing(open_cut: OpenCut, path: str, viewport: dict[str, int], scheme: str) -> None:
    options = {"viewport": viewport, "color_scheme": scheme}
    page, _ = open_cut(path, r"/(chart|staff-panel)\.", **options)
    if path == ACE:
        page.locator(CHART).first.hover()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert axe_faults(page) == []
