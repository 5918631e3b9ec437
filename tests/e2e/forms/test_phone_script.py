"""The phone field's script, loaded at the first touch: what works before that, and without it."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page, Request, Route, expect

from tests.e2e.conftest import COMPLAINTS, DESKTOP, PHONE
from tests.e2e.stack import Stack
from tests.e2e.visitors import Visitors

PAGES = {"/contact": "/api/contact", "/speakwithadvisor": "/api/advisor"}
PATHS = pytest.mark.parametrize("path", PAGES)
PHONE_SCRIPT = "**/island-chunk.*.js*"
HYDRATED = "[data-island][data-hydrated] form"
NATIONAL, FORMATTED = "9810000118", "+91 98100-00118"
LOST = "Failed to load resource"


@dataclass
class Form:
    """A hydrated form, and the waiting requests for its phone field's script."""

    page: Page
    held: list[Route] = field(default_factory=list)
    is_released: bool = False

    def field(self, name: str) -> Any:
        return self.page.locator(f"form [name={name}]")

    def phone(self) -> Any:
        return self.field("phone")

    def country(self) -> Any:
        return self.page.get_by_role("button", name="Country code")

    def fill_others(self) -> None:
        self.field("name").fill("Asha Rao")
        self.field("email").fill("asha@example.in")

    def send(self) -> None:
        self.page.locator("form [type=submit]").click()

    def answer_posts(self, address: str) -> list[Request]:
        posted: list[Request] = []

        def fulfil(route: Route) -> None:
            posted.append(route.request)
            route.fulfill(status=503, json={"message": "Not stored.", "errors": {}})

        self.page.route(f"**{address}", fulfil)
        return posted

    def wait_for_request(self) -> None:
        while not self.held:
            self.page.wait_for_timeout(20)

    def answer_script(self, route: Route) -> None:
        if self.is_released:
            route.continue_()
        else:
            self.held.append(route)

    def release(self) -> None:
        """Let the script and its imports load."""
        self.wait_for_request()
        self.is_released = True
        with self.page.expect_response(PHONE_SCRIPT):
            self.held.pop().continue_()

    def lose(self) -> None:
        self.wait_for_request()
        with self.page.expect_event("requestfailed"):
            self.held.pop().abort("internetdisconnected")


OpenForm = Callable[..., Form]


@pytest.fixture
def open_form(site: Stack, visitors: Visitors) -> Iterator[OpenForm]:
    """Open a page with a form and wait until it is hydrated. Any console message fails the test."""
    forms: list[Form] = []
    complaints: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in COMPLAINTS and LOST not in message.text:
            complaints.append(f"{message.type}: {message.text}")

    def open_path(path: str = "/contact", *, viewport: dict[str, int] = DESKTOP, **options: Any) -> Form:
        form = Form(visitors.lend(site.origin, viewport=viewport, **options))
        forms.append(form)
        visitors.listen(form.page, "console", on_console)
        visitors.listen(form.page, "pageerror", lambda error: complaints.append(f"page error: {error}"))
        form.page.goto(path)
        form.page.wait_for_selector(HYDRATED)
        form.page.route(PHONE_SCRIPT, form.answer_script)
        return form

    yield open_path
    for form in forms:
        visitors.take_back(form.page)
    assert complaints == []


@PATHS
def test_it_is_asked_for_once_and_only_at_a_touch(open_form: OpenForm, path: str) -> None:
    form = open_form(path)
    form.page.mouse.move(2, 2)
    form.page.mouse.wheel(0, 3000)
    form.page.wait_for_timeout(300)
    assert form.held == []
    form.field("name").focus()
    form.wait_for_request()
    form.phone().focus()
    form.phone().hover()
    form.page.wait_for_timeout(100)
    assert len(form.held) == 1
    form.release()


def test_a_finger_on_the_form_asks_for_it(open_form: OpenForm) -> None:
    form = open_form(viewport=PHONE, has_touch=True)
    form.page.locator("form [id$=-hint]").tap()
    form.release()


@pytest.mark.parametrize(
    ("path", "early", "start"),
    [
        ("/contact", 0, "ControlOrMeta+A"),
        ("/contact", 1, "End"),
        ("/contact", 4, "ControlOrMeta+A"),
        ("/speakwithadvisor", 4, "End"),
        ("/speakwithadvisor", len(NATIONAL), "ControlOrMeta+A"),
    ],
)
def test_a_number_typed_while_it_comes_is_whole(open_form: OpenForm, path: str, early: int, start: str) -> None:
    form = open_form(path)
    form.phone().focus()
    form.page.keyboard.press(start)
    form.page.keyboard.type(NATIONAL[:early])
    form.release()
    form.page.keyboard.type(NATIONAL[early:])
    expect(form.phone()).to_have_value(FORMATTED)
    expect(form.phone()).to_be_focused()


@pytest.mark.parametrize(
    ("place", "pasted", "shown", "country"),
    [
        ("ControlOrMeta+A", "1 (702) 123-4567", "+1 (702) 123-4567", "United States, US +1"),
        ("Home", "+44 (0)20 7946 0958", "+44 2079 460958", "United Kingdom, GB +44"),
        ("End", "98765 43210 ext 12", "+91 98765-43210", "India, IN +91"),
        ("Home", "919876543210", "+91 98765-43210", "India, IN +91"),
    ],
)
def test_a_number_pasted_while_it_comes_is_read_as_ever(
    open_form: OpenForm, place: str, pasted: str, shown: str, country: str
) -> None:
    form = open_form()
    form.phone().focus()
    form.page.keyboard.press(place)
    form.page.keyboard.insert_text(pasted)
    form.release()
    expect(form.phone()).to_have_value(shown)
    expect(form.page.get_by_role("button", name=f"Country code: {country}")).to_be_visible()


def test_the_caret_stays_among_its_digits(open_form: OpenForm) -> None:
    form = open_form()
    form.phone().focus()
    form.page.keyboard.type("98100118")
    for _ in range(3):
        form.page.keyboard.press("ArrowLeft")
    form.release()
    expect(form.phone()).to_have_value("+91 98100-118")
    form.page.keyboard.type("00")
    expect(form.phone()).to_have_value(FORMATTED)


def test_typing_stops_at_fifteen_digits_before_it_comes_too(open_form: OpenForm) -> None:
    form = open_form()
    form.phone().focus()
    form.page.keyboard.type("98100001181234567")
    expect(form.phone()).to_have_value("+91 9810000118123")
    form.release()
    expect(form.phone()).to_have_value("+91 98100-00118123")
    expect(form.phone()).not_to_have_attribute("aria-invalid", "true")


@PATHS
def test_a_query_sent_while_it_comes_waits_for_the_number(open_form: OpenForm, visitors: Visitors, path: str) -> None:
    form = open_form(path)
    visitors.listen(form.page, "dialog", lambda dialog: dialog.accept())
    posted = form.answer_posts(PAGES[path])
    form.fill_others()
    form.phone().fill(f"0{NATIONAL} ext 12")
    form.send()
    expect(form.page.locator("form [type=submit]")).to_have_attribute("aria-disabled", "true")
    form.page.locator("form [type=submit]").press("Enter")
    form.page.wait_for_timeout(200)
    assert posted == []
    with form.page.expect_response(f"**{PAGES[path]}"):
        form.release()
    expect(form.page.locator("form [type=submit]")).to_have_attribute("aria-disabled", "false")
    assert [json.loads(post.post_data or "")["phone"] for post in posted] == [f"+91{NATIONAL}"]
    expect(form.phone()).to_have_value(FORMATTED)


@PATHS
def test_a_query_with_faults_sent_while_it_comes_tells_them(open_form: OpenForm, path: str) -> None:
    form = open_form(path)
    posted = form.answer_posts(PAGES[path])
    form.field("name").fill("Asha Rao")
    form.phone().fill("12")
    form.send()
    form.release()
    expect(form.field("email")).to_have_accessible_description("Email is required")
    expect(form.phone()).to_have_attribute("aria-invalid", "true")
    expect(form.phone()).to_have_value("+91 12")
    expect(form.page.locator("form [type=submit]")).to_have_attribute("aria-disabled", "false")
    expect(form.field("email")).to_be_editable()
    assert posted == []


@PATHS
def test_an_untouched_number_is_missed_at_once(open_form: OpenForm, path: str) -> None:
    form = open_form(path)
    form.fill_others()
    form.send()
    expect(form.phone()).to_be_focused()
    expect(form.phone()).to_have_attribute("placeholder", "Phone number is required")
    form.release()


@PATHS
def test_what_was_typed_while_it_came_survives_a_reload(open_form: OpenForm, path: str) -> None:
    form = open_form(path)
    form.phone().focus()
    form.page.keyboard.type(NATIONAL)
    form.wait_for_request()
    form.page.unroute_all()
    form.page.reload()
    expect(form.phone()).to_have_value(FORMATTED)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_pressed_country_button_opens_its_list_when_it_comes(open_form: OpenForm, viewport: dict[str, int]) -> None:
    form = open_form(viewport=viewport)
    form.country().press("Enter")
    expect(form.country()).to_have_attribute("aria-busy", "true")
    expect(form.country()).to_have_attribute("aria-expanded", "false")
    form.release()
    expect(form.page.get_by_role("combobox", name="Search countries")).to_be_focused()
    expect(form.country()).not_to_have_attribute("aria-busy", "true")
    form.page.keyboard.type("nepal")
    expect(form.page.get_by_role("option")).to_have_count(1)
    form.page.keyboard.press("Enter")
    expect(form.phone()).to_have_value("+977 ")


def test_a_list_that_is_no_longer_wanted_stays_closed(open_form: OpenForm) -> None:
    form = open_form()
    form.country().press("Enter")
    form.page.keyboard.press("Tab")
    form.release()
    form.page.keyboard.type("98")
    expect(form.phone()).to_have_value("+91 98")
    expect(form.page.get_by_role("listbox")).to_have_count(0)


@PATHS
def test_a_query_is_sent_without_it_and_the_next_touch_asks_anew(
    open_form: OpenForm, visitors: Visitors, path: str
) -> None:
    form = open_form(path)
    visitors.listen(form.page, "dialog", lambda dialog: dialog.accept())
    posted = form.answer_posts(PAGES[path])
    form.fill_others()
    form.phone().press("End")
    form.page.keyboard.type(NATIONAL)
    form.lose()
    form.send()
    form.lose()
    expect(form.page.locator("form [type=submit]")).to_have_attribute("aria-disabled", "false")
    assert [json.loads(post.post_data or "")["phone"] for post in posted] == [f"+91{NATIONAL}"]
    expect(form.phone()).to_have_value(f"+91 {NATIONAL}")
    form.field("message").focus()
    form.release()
    expect(form.phone()).to_have_value(FORMATTED)
