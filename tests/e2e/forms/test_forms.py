"""Both forms in a real browser: faults, sending, drafts, the phone field with its countries, the visitor's place."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, Request, Route, expect

from tests.e2e.axe import axe_faults
from tests.e2e.conftest import DESKTOP, PHONE, REACT_DEVTOOLS_ADVERT, OpenPage
from tests.e2e.stack import Stack
from tests.e2e.visitors import Visitors, await_event

CONTACT = "/contact"
ADVISOR = "/speakwithadvisor"
PAGES = {CONTACT: "/api/contact", ADVISOR: "/api/advisor"}
THANKS = {CONTACT: "Contact form submitted successfully.", ADVISOR: "Our advisor will contact you shortly."}
FILLED = {"name": "Asha Rao", "phone": "+91 98765-43210", "email": "asha@example.in", "message": "Please call me."}
HYDRATED = "[data-island][data-hydrated] form"
GEOCODER = "**/reverse-geocode-client**"
DUBAI = {"latitude": 25.2048, "longitude": 55.2708}
PARIS = {"latitude": 48.8566, "longitude": 2.3522}


@dataclass
class Desk:
    """A page with a form. Every console message must be one of `said_allowed`; what was said is kept."""

    page: Page
    said_allowed: tuple[str, ...] = ()
    said: list[str] = field(default_factory=list)

    def field(self, name: str) -> Any:
        return self.page.locator(f"form [name={name}]")

    def fill(self, values: dict[str, str] = FILLED) -> None:
        for name, value in values.items():
            self.field(name).fill(value)

    def values(self) -> dict[str, str]:
        return {name: self.field(name).input_value() for name in FILLED}

    def send(self) -> None:
        self.page.locator("form [type=submit]").click()

    def country_button(self) -> Any:
        return self.page.get_by_role("button", name="Country code")

    def open_countries(self) -> Any:
        self.country_button().click()
        return self.page.get_by_role("combobox", name="Search countries")

    def marked(self) -> str:
        search = self.page.get_by_role("combobox", name="Search countries")
        option = search.get_attribute("aria-activedescendant")
        return self.page.locator(f'[id="{option}"]').inner_text().split("\n")[0]


OpenForm = Callable[..., Desk]


@pytest.fixture
def open_form(site: Stack, visitors: Visitors) -> Iterator[OpenForm]:
    """Open a page with a form; wait until it and its phone field live. `said` names messages that belong to a test."""
    desks: list[Desk] = []

    def open_path(
        path: str = CONTACT,
        *,
        said: tuple[str, ...] = ("Country not located",),
        viewport: dict[str, int] = DESKTOP,
        **options: Any,
    ) -> Desk:
        desk = Desk(visitors.lend(site.origin, viewport=viewport, **options), (REACT_DEVTOOLS_ADVERT, *said))
        desks.append(desk)
        visitors.listen(desk.page, "console", lambda message: desk.said.append(message.text))
        visitors.listen(desk.page, "pageerror", lambda error: desk.said.append(f"page error: {error}"))
        desk.page.goto(path)
        desk.page.wait_for_selector(HYDRATED)
        desk.page.locator(HYDRATED).dispatch_event("pointerover")
        desk.page.wait_for_selector(f"{HYDRATED} [data-live]")
        return desk

    yield open_path
    complaints = [
        text for desk in desks for text in desk.said if not any(allowed in text for allowed in desk.said_allowed)
    ]
    for desk in desks:
        visitors.take_back(desk.page)
    assert complaints == []


def answer(desk: Desk, address: str, status: int, body: str) -> list[Request]:
    """Answer the form's posts in the server's place; return the list they are added to."""
    requests: list[Request] = []

    def fulfil(route: Route) -> None:
        requests.append(route.request)
        route.fulfill(status=status, content_type="application/json", body=body)

    desk.page.route(f"**{address}", fulfil)
    return requests


def hold(target: Page | BrowserContext, address: str) -> list[Route]:
    """Leave requests without an answer; return the list they are added to."""
    held: list[Route] = []
    target.route(address, lambda route: held.append(route), times=1)  # noqa: PLW0108 - Playwright marks its handlers
    return held


def cut_off(desk: Desk, address: str) -> None:
    desk.page.route(f"**{address}", lambda route: route.abort())


def key_of(request: Request) -> str:
    return request.headers["idempotency-key"]


# On a phone and on a wide screen the field is the same; the forms around it are not.
EACH_FORM = pytest.mark.parametrize(("path", "viewport"), [(CONTACT, DESKTOP), (ADVISOR, PHONE)], ids=list(PAGES))
NETWORK = ("Country not located", "Failed to load resource")


@pytest.mark.parametrize("path", PAGES)
def test_faults_are_named_and_nothing_is_sent(open_form: OpenForm, path: str) -> None:
    desk = open_form(path)
    requests = answer(desk, PAGES[path], 500, "{}")
    desk.fill({"name": " ", "email": "asha@"})
    desk.send()
    expect(desk.field("name")).to_be_focused()
    for name, text in {
        "name": "Name is required",
        "phone": "Phone number is required",
        "email": "Invalid email format",
    }.items():
        control = desk.field(name)
        expect(control).to_have_attribute("aria-invalid", "true")
        expect(control).to_have_attribute("placeholder", text)
        expect(control).to_have_accessible_description(f"{text}{_hint(name, desk)}")
    expect(desk.field("message")).not_to_have_attribute("aria-invalid", "true")
    desk.field("email").fill("asha@example.in")
    expect(desk.field("email")).not_to_have_attribute("aria-invalid", "true")
    expect(desk.field("name")).to_have_attribute("aria-invalid", "true")
    assert requests == []


def _hint(name: str, desk: Desk) -> str:
    return " " + desk.page.locator("form [id$=-hint]").inner_text() if name == "phone" else ""


def test_the_first_faulty_field_is_the_first_in_the_forms_own_order(open_form: OpenForm) -> None:
    for path, name in ((CONTACT, "phone"), (ADVISOR, "email")):
        desk = open_form(path)
        desk.fill({"name": "Asha"})
        desk.send()
        expect(desk.field(name)).to_be_focused()


def test_a_contact_query_is_kept_and_thanked_for(open_form: OpenForm) -> None:
    desk = open_form(CONTACT)
    desk.fill()
    with desk.page.expect_response("**/api/contact") as reply:
        desk.send()
    assert reply.value.status == 201
    sent = json.loads(reply.value.request.post_data or "")
    assert {name: sent[name] for name in FILLED} == {**FILLED, "phone": "+919876543210"}
    assert set(sent) == {*FILLED, "noticeVersion", "elapsedMs"}
    toast = desk.page.get_by_role("status").filter(has_text="Thank you!")
    expect(toast).to_contain_text(THANKS[CONTACT])
    assert desk.values() == {"name": "", "phone": "+91 ", "email": "", "message": ""}
    expect(toast).to_have_count(0)
    desk.page.reload()
    desk.page.wait_for_selector(HYDRATED)
    assert desk.values() == {"name": "", "phone": "+91 ", "email": "", "message": ""}


def test_the_toast_stays_under_the_pointer_and_can_be_dismissed(open_form: OpenForm) -> None:
    desk = open_form(CONTACT)
    answer(desk, "/api/contact", 201, '{"message": "ok", "_id": "1"}')
    desk.fill()
    desk.send()
    toast = desk.page.get_by_role("status").filter(has_text="Thank you!")
    toast.get_by_text("Thank you!").hover()
    desk.page.wait_for_timeout(4500)
    expect(toast).to_be_visible()
    desk.page.get_by_role("button", name="Dismiss").click()
    expect(toast).to_have_count(0)
    expect(desk.page.locator("form [type=submit]")).to_be_focused()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_advisor_query_is_kept_and_the_thank_you_takes_the_forms_place(
    open_form: OpenForm, viewport: dict[str, int]
) -> None:
    desk = open_form(ADVISOR, viewport=viewport)
    desk.fill()
    frame = desk.page.locator("[data-island=form-with-thanks]")
    before = frame.bounding_box()
    with desk.page.expect_response("**/api/advisor") as reply:
        desk.send()
    assert reply.value.status == 201
    heading = desk.page.get_by_role("heading", name="Thank you for reaching out!")
    expect(heading).to_be_focused()
    expect(frame).to_contain_text(THANKS[ADVISOR])
    expect(desk.page.locator(HYDRATED)).to_have_count(0)
    after = frame.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["height"] - before["height"]) < 1


@pytest.mark.parametrize("reply", ["Upstream is down", None], ids=["refused", "no connection"])
def test_a_failed_advisor_query_is_an_alert(open_form: OpenForm, visitors: Visitors, reply: str | None) -> None:
    desk = open_form(ADVISOR, said=(*NETWORK, "Upstream is down"))
    alerts: list[str] = []

    def on_dialog(dialog: Dialog) -> None:
        alerts.append(dialog.message)
        dialog.accept()

    visitors.listen(desk.page, "dialog", on_dialog)
    if reply is None:
        cut_off(desk, "/api/advisor")
    else:
        answer(desk, "/api/advisor", 502, reply)
    desk.fill()
    desk.send()
    expect(desk.page.locator("form [type=submit]")).not_to_have_attribute("aria-disabled", "true")
    await_event(desk.page, lambda: bool(alerts))
    assert alerts == ["Error sending message"]
    assert (reply is None) or (reply in desk.said)
    assert desk.values() == FILLED


def test_a_draft_and_its_key_survive_a_reload(open_form: OpenForm) -> None:
    desk = open_form(CONTACT, said=NETWORK)
    requests = answer(desk, "/api/contact", 503, '{"message": "Not stored.", "errors": {}}')
    desk.fill()
    desk.send()
    expect(desk.page.locator("form [role=status]")).to_have_text("Not stored.")
    desk.page.reload()
    desk.page.wait_for_selector(HYDRATED)
    assert desk.values() == FILLED
    desk.send()
    expect(desk.page.locator("form [role=status]")).to_have_text("Not stored.")
    desk.field("message").fill("Please write to me.")
    desk.field("name").fill("")
    desk.send()
    assert len(requests) == 2, "a faulty form was sent"
    desk.field("name").fill("Asha Rao")
    desk.send()
    expect(desk.page.locator("form [role=status]")).to_have_text("Not stored.")
    first, second, third = [key_of(request) for request in requests]
    assert second == first
    assert third != first


def test_one_press_is_one_query(open_form: OpenForm) -> None:
    desk = open_form(CONTACT)
    waiting = hold(desk.page, "**/api/contact")
    desk.fill()
    button = desk.page.locator("form [type=submit]")
    label = button.inner_text()
    button.dblclick()
    expect(button).not_to_have_text(label)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.press("Enter")
    desk.page.wait_for_timeout(200)
    assert len(waiting) == 1
    waiting[0].fulfill(status=201, json={"message": "ok", "_id": "1"})
    expect(button).to_have_text(label)


def test_what_is_typed_before_the_script_comes_survives(site: Stack, browser: Browser) -> None:
    context = browser.new_context(base_url=site.origin)
    page = context.new_page()
    held = hold(page, "**/toast-form.*.js")
    page.goto(CONTACT, wait_until="commit")
    page.locator("form [name=name]").fill("Asha")
    page.locator("form [name=phone]").fill("+17021234567")
    page.locator("form [name=message]").press_sequentially("Hel")
    await_event(page, lambda: bool(held))
    held[0].continue_()
    page.wait_for_selector(HYDRATED)
    expect(page.locator("form [name=message]")).to_be_focused()
    page.keyboard.type("lo")
    expect(page.locator("form [name=phone]")).to_have_value("+1 (702) 123-4567")
    expect(page.locator("form [name=name]")).to_have_value("Asha")
    expect(page.locator("form [name=message]")).to_have_value("Hello")
    expect(page.get_by_role("button", name="Country code: United States, US +1")).to_be_visible()
    context.close()


@pytest.mark.parametrize("path", PAGES)
def test_what_is_typed_before_the_script_comes_survives_a_reload(site: Stack, browser: Browser, path: str) -> None:
    context = browser.new_context(base_url=site.origin)
    page = context.new_page()
    held = hold(page, "**/{toast-form,form-with-thanks}.*.js")
    page.goto(path, wait_until="commit")
    for name, value in FILLED.items():
        page.locator(f"form [name={name}]").fill(value)
    await_event(page, lambda: bool(held))
    held[0].continue_()
    page.wait_for_selector(HYDRATED)
    page.unroute_all()
    page.reload()
    page.wait_for_selector(HYDRATED)
    for name, value in FILLED.items():
        expect(page.locator(f"form [name={name}]")).to_have_value(value)
    context.close()


def test_the_phone_number_is_formatted_while_it_is_typed(open_form: OpenForm) -> None:
    desk = open_form()
    phone = desk.field("phone")
    expect(phone).to_have_value("+91 ")
    phone.focus()
    desk.page.keyboard.press("End")
    desk.page.keyboard.type("98a7 65432-10")
    expect(phone).to_have_value("+91 98765-43210")
    for _ in range(4):
        desk.page.keyboard.press("ArrowLeft")
    desk.page.keyboard.press("Backspace")
    desk.page.keyboard.type("7")
    expect(phone).to_have_value("+91 98765-73210")
    caret = phone.evaluate("(input) => input.selectionStart")
    assert caret == len("+91 98765-7")
    phone.fill("")
    expect(phone).to_have_value("")
    expect(phone).to_have_attribute("placeholder", "1 (702) 123-4567")


def into_phone(desk: Desk, way: str) -> None:
    """Put the focus into the phone field in one of the ordinary ways."""
    desk.fill({"name": "Asha Rao", "email": "asha@example.in"})
    if way == "tab":
        desk.field("name").focus()
        for _ in range(2):
            desk.page.keyboard.press("Tab")
    elif way == "error":
        desk.send()
    elif way == "label":
        desk.page.locator("form label", has_text="Phone").click()
    elif way == "select":
        desk.field("phone").focus()
        desk.page.keyboard.press("ControlOrMeta+A")
    else:
        desk.field("phone").focus()
        desk.page.keyboard.press("Home")
    expect(desk.field("phone")).to_be_focused()


# Each way with another number: phone-field.test.tsx types each of them at each place.
@pytest.mark.parametrize(
    ("way", "typed", "shown"),
    [
        ("tab", "9810000118", "+91 98100-00118"),
        ("error", "9123456789", "+91 91234-56789"),
        ("label", "7012345678", "+91 70123-45678"),
        ("select", "00919810000118", "+91 98100-00118"),
        ("home", "+442079460958", "+44 2079 460958"),
    ],
)
def test_a_number_typed_on_entering_the_field_is_national(
    open_form: OpenForm, way: str, typed: str, shown: str
) -> None:
    desk = open_form(CONTACT, said=NETWORK)
    requests = answer(desk, "/api/contact", 503, '{"message": "Not stored.", "errors": {}}')
    into_phone(desk, way)
    if way in ("tab", "error", "label"):
        caret = desk.field("phone").evaluate("(input) => [input.selectionStart, input.selectionEnd]")
        assert caret == [len("+91 ")] * 2
    desk.page.keyboard.type(typed)
    expect(desk.field("phone")).to_have_value(shown)
    desk.send()
    expect(desk.page.locator("form [role=status]")).to_have_text("Not stored.")
    digits = "".join(character for character in shown if character.isdigit())
    assert json.loads(requests[0].post_data or "")["phone"] == f"+{digits}"


FULL = "+91 98100-00118123"
INVALID = "Invalid phone number format"


def digits_of(text: str) -> str:
    return "".join(character for character in text if character.isdigit())


def caret(desk: Desk) -> list[int]:
    place: list[int] = desk.field("phone").evaluate("(input) => [input.selectionStart, input.selectionEnd]")
    return place


def paste(desk: Desk, text: str) -> None:
    desk.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
    desk.page.keyboard.press("ControlOrMeta+V")


@EACH_FORM
def test_typing_stops_at_fifteen_digits(open_form: OpenForm, path: str, viewport: dict[str, int]) -> None:
    desk = open_form(path, viewport=viewport)
    phone = desk.field("phone")
    phone.focus()
    desk.page.keyboard.type("98100001181234567")
    expect(phone).to_have_value(FULL)
    assert caret(desk) == [len(FULL)] * 2
    phone.evaluate("(input) => input.setSelectionRange(6, 6)")
    desk.page.keyboard.type("55")
    expect(phone).to_have_value(FULL)
    assert caret(desk) == [6, 6]
    expect(phone).not_to_have_attribute("aria-invalid", "true")
    phone.evaluate("(input) => input.setSelectionRange(4, 6)")
    desk.page.keyboard.type("765")
    expect(phone).to_have_value("+91 76100-00118123")
    assert caret(desk) == [6, 6]
    desk.page.keyboard.press("Backspace")
    desk.page.keyboard.type("5")
    expect(phone).to_have_value("+91 75100-00118123")
    desk.page.reload()
    desk.page.wait_for_selector(HYDRATED)
    expect(phone).to_have_value("+91 75100-00118123")


@EACH_FORM
def test_a_longer_paste_is_refused_whole(open_form: OpenForm, path: str, viewport: dict[str, int]) -> None:
    desk = open_form(path, viewport=viewport)
    phone = desk.field("phone")
    phone.focus()
    desk.page.keyboard.type("98100")
    stood = phone.input_value()
    paste(desk, "00118 12345678")
    expect(phone).to_have_value(stood)
    expect(phone).to_be_focused()
    expect(phone).to_have_attribute("aria-invalid", "true")
    expect(phone).to_have_accessible_description(f"{INVALID}{_hint('phone', desk)}")
    expect(desk.page.locator("form").get_by_role("alert")).to_have_text(INVALID)
    desk.page.keyboard.press("ControlOrMeta+A")
    paste(desk, "+91 98100 00118 / 98100 00119")
    expect(phone).to_have_value(stood)
    assert caret(desk) == [0, len(stood)]
    desk.page.keyboard.press("ControlOrMeta+Z")
    assert len(digits_of(phone.input_value())) <= 7
    desk.page.keyboard.press("ControlOrMeta+A")
    paste(desk, "098100 00118")
    expect(phone).to_have_value("+91 98100-00118")
    expect(phone).not_to_have_attribute("aria-invalid", "true")


def test_a_number_behind_a_refused_paste_is_sent(open_form: OpenForm) -> None:
    desk = open_form(CONTACT)
    desk.fill()
    desk.field("phone").focus()
    desk.page.keyboard.press("End")
    paste(desk, "123456")
    expect(desk.field("phone")).to_have_attribute("aria-invalid", "true")
    with desk.page.expect_response("**/api/contact") as reply:
        desk.send()
    assert reply.value.status == 201
    assert json.loads(reply.value.request.post_data or "")["phone"] == "+919876543210"
    expect(desk.field("phone")).not_to_have_attribute("aria-invalid", "true")


def test_dictation_and_autofill_are_refused_whole_too(open_form: OpenForm) -> None:
    desk = open_form()
    phone = desk.field("phone")
    phone.focus()
    desk.page.keyboard.insert_text("9810000118123456")
    expect(phone).to_have_value("+91 ")
    expect(phone).to_have_attribute("aria-invalid", "true")
    desk.page.keyboard.insert_text("9810000118")
    expect(phone).to_have_value("+91 98100-00118")
    expect(phone).not_to_have_attribute("aria-invalid", "true")
    phone.evaluate(
        """(input) => {
            input.value = "+1234567890123456";
            input.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )
    expect(phone).to_have_value("+91 98100-00118")
    expect(phone).to_have_attribute("aria-invalid", "true")


def test_a_text_dropped_into_the_field_is_refused_whole(open_form: OpenForm) -> None:
    desk = open_form()
    desk.field("message").fill("98100001181234567")
    desk.field("message").select_text()
    text = desk.field("message").bounding_box()
    phone = desk.field("phone").bounding_box()
    assert text is not None
    assert phone is not None
    desk.page.mouse.move(text["x"] + 40, text["y"] + 24)
    desk.page.mouse.down()
    desk.page.mouse.move(phone["x"] + 60, phone["y"] + phone["height"] / 2, steps=8)
    desk.page.mouse.up()
    expect(desk.field("phone")).to_have_attribute("aria-invalid", "true")
    expect(desk.field("phone")).to_have_value("+91 ")


def test_digits_beyond_a_mask_stay_up_to_fifteen(open_form: OpenForm) -> None:
    desk = open_form()
    for given in ("+999999999999999", "+431234567890123", "+187612345678901"):
        desk.field("phone").fill(given)
        assert f"+{digits_of(desk.values()['phone'])}" == given
        desk.field("phone").fill(f"{given}2")
        assert f"+{digits_of(desk.values()['phone'])}" == given
        expect(desk.field("phone")).to_have_accessible_description(f"{INVALID}{_hint('phone', desk)}")


@pytest.mark.parametrize("path", PAGES)
def test_a_longer_number_typed_before_the_script_is_refused_when_it_comes(
    site: Stack, browser: Browser, path: str
) -> None:
    context = browser.new_context(base_url=site.origin)
    page = context.new_page()
    held = hold(page, "**/{toast-form,form-with-thanks}.*.js")
    page.goto(path, wait_until="commit")
    page.locator("form [name=name]").fill("Asha")
    page.locator("form [name=phone]").fill("+12345678901234567")
    await_event(page, lambda: bool(held))
    held[0].continue_()
    page.wait_for_selector(HYDRATED)
    expect(page.locator("form [name=phone]")).to_have_value("+91 ")
    expect(page.locator("form [name=phone]")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("form [name=name]")).to_have_value("Asha")
    context.close()


def choose(desk: Desk, name: str) -> None:
    desk.open_countries().fill(name)
    expect(desk.page.get_by_role("option")).to_have_count(1)
    desk.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("typed", "name", "shown", "label"),
    [
        ("", "kazakh", "+7 ", "Kazakhstan, KZ +7"),
        ("2045550123", "united kin", "+44 2045 550123", "United Kingdom, GB +44"),
        ("2045550123", "united sta", "+1 (204) 555-0123", "United States, US +1"),
    ],
)
def test_a_chosen_country_survives_a_reload(open_form: OpenForm, typed: str, name: str, shown: str, label: str) -> None:
    desk = open_form()
    choose(desk, "canad")
    expect(desk.field("phone")).to_have_value("+1 ")
    desk.page.keyboard.type(typed)
    choose(desk, name)
    expect(desk.field("phone")).to_have_value(shown)
    desk.page.reload()
    desk.page.wait_for_selector(HYDRATED)
    expect(desk.page.get_by_role("button", name=f"Country code: {label}")).to_be_visible()
    expect(desk.field("phone")).to_have_value(shown)


def test_a_country_is_chosen_with_the_keyboard(open_form: OpenForm) -> None:
    desk = open_form()
    desk.country_button().focus()
    desk.page.keyboard.press("ArrowDown")
    search = desk.page.get_by_role("combobox", name="Search countries")
    expect(search).to_be_focused()
    assert desk.marked() == "India"
    desk.page.keyboard.press("ArrowDown")
    assert desk.marked() == "Indonesia"
    desk.page.keyboard.press("Home")
    assert desk.marked() == "Afghanistan"
    desk.page.keyboard.press("ArrowUp")
    assert desk.marked() == "Afghanistan"
    desk.page.keyboard.press("End")
    assert desk.marked() == "Zimbabwe"
    desk.page.keyboard.press("Escape")
    expect(desk.page.get_by_role("listbox")).to_have_count(0)
    expect(desk.country_button()).to_be_focused()
    desk.page.keyboard.press("Enter")
    desk.page.keyboard.type("emirates")
    expect(desk.page.get_by_role("option")).to_have_count(1)
    desk.page.keyboard.press("Enter")
    expect(desk.field("phone")).to_be_focused()
    expect(desk.field("phone")).to_have_value("+971 ")
    desk.page.keyboard.type("501234567")
    expect(desk.field("phone")).to_have_value("+971 50 123 4567")
    expect(desk.page.get_by_role("button", name="Country code: United Arab Emirates, AE +971")).to_be_visible()


def test_enter_before_the_list_has_followed_means_what_was_typed(open_form: OpenForm) -> None:
    desk = open_form()
    desk.open_countries()
    desk.page.keyboard.insert_text("singap")
    desk.page.keyboard.press("Enter")
    expect(desk.field("phone")).to_have_value("+65 ")


def test_the_search_waits_until_typing_rests(open_form: OpenForm) -> None:
    desk = open_form()
    search = desk.open_countries()
    expect(desk.page.get_by_role("option", name="Zimbabwe")).to_have_count(1)
    # In one go: on a busy machine typing and looking may take longer than the search waits.
    shown = search.evaluate(
        """async (field) => {
            const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
            setValue.call(field, "zzz");
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
            await new Promise((resume) => setTimeout(resume));
            return document.querySelectorAll("[role=option]").length;
        }"""
    )
    assert shown > 1, "at once"
    expect(desk.page.get_by_role("option")).to_have_count(0)
    expect(desk.page.get_by_text("No country found")).to_be_visible()


def test_the_browser_tells_the_active_option_and_the_chosen_one(open_form: OpenForm) -> None:
    desk = open_form()
    desk.open_countries()
    listbox = desk.page.get_by_role("listbox", name="Countries")
    active = desk.page.get_by_role("option", selected=True)
    expect(active).to_have_accessible_name("India +91")
    desk.page.keyboard.press("ArrowDown")
    expect(active).to_have_accessible_name("Indonesia +62")
    assert desk.marked() == "Indonesia"
    expect(listbox.locator("[aria-current]")).to_have_accessible_name("India +91")
    desk.page.keyboard.insert_text("emirates")
    expect(active).to_have_accessible_name("United Arab Emirates +971")
    assert desk.marked() == "United Arab Emirates"


def test_the_list_closes_when_the_focus_leaves_it(open_form: OpenForm) -> None:
    desk = open_form()
    desk.open_countries()
    desk.page.keyboard.press("Tab")
    expect(desk.page.get_by_role("listbox")).to_have_count(0)
    expect(desk.field("phone")).to_be_focused()
    desk.open_countries()
    desk.page.get_by_role("heading", level=1).click()
    expect(desk.page.get_by_role("listbox")).to_have_count(0)


def test_rows_are_high_enough_for_fingers_and_the_list_fits_a_phone(open_form: OpenForm) -> None:
    desk = open_form(viewport={"width": 320, "height": 640})
    desk.open_countries()
    row = desk.page.get_by_role("option").first.bounding_box()
    assert row is not None
    assert row["height"] >= 44
    assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    desk.page.get_by_role("option", name="Iceland").click()
    expect(desk.field("phone")).to_have_value("+354 ")


def geocode(desk: Desk, reply: str = '{"countryCode": "AE"}', status: int = 200) -> list[str]:
    """Answer in the geocoder's place; return the list its addresses are added to."""
    asked: list[str] = []

    def fulfil(route: Route) -> None:
        asked.append(route.request.url)
        headers = {"Access-Control-Allow-Origin": "*", "Content-Type": "application/json"}
        route.fulfill(status=status, body=reply, headers=headers)

    desk.page.context.route(GEOCODER, fulfil)
    return asked


def test_a_place_the_browser_may_tell_gives_the_country_once(site: Stack, browser: Browser) -> None:
    context = browser.new_context(base_url=site.origin, permissions=["geolocation"], geolocation=DUBAI)  # type: ignore[arg-type]
    desk = Desk(context.new_page())
    asked = geocode(desk)
    desk.page.goto(CONTACT)
    expect(desk.field("phone")).to_have_value("+971 ")
    desk.field("phone").focus()
    desk.field("name").focus()
    desk.field("phone").focus()
    desk.page.wait_for_timeout(200)
    assert len(asked) == 1
    assert "latitude=25.2" in asked[0]
    assert "longitude=55.27" in asked[0]
    assert "localityLanguage=en" in asked[0]
    context.close()


def test_the_place_is_asked_at_the_first_focus(open_form: OpenForm) -> None:
    desk = open_form(geolocation=PARIS)
    asked = geocode(desk, '{"countryCode": "FR"}')
    desk.field("name").focus()
    desk.page.wait_for_timeout(200)
    assert asked == []
    desk.page.context.grant_permissions(["geolocation"])
    desk.field("phone").focus()
    expect(desk.field("phone")).to_have_value("+33 ")
    assert len(asked) == 1


@pytest.mark.parametrize("already", ["number", "country"])
def test_the_place_changes_nothing_the_visitor_has_set(open_form: OpenForm, already: str) -> None:
    desk = open_form(geolocation=DUBAI)
    desk.page.context.grant_permissions(["geolocation"])
    held = hold(desk.page.context, GEOCODER)
    desk.field("phone").focus()
    if already == "number":
        desk.page.keyboard.press("End")
        desk.page.keyboard.type("98")
    else:
        desk.open_countries()
        desk.page.keyboard.type("nepal")
        expect(desk.page.get_by_role("option")).to_have_count(1)
        desk.page.keyboard.press("Enter")
    await_event(desk.page, lambda: bool(held))
    headers = {"Access-Control-Allow-Origin": "*"}
    held[0].fulfill(json={"countryCode": "AE"}, headers=headers)
    desk.page.wait_for_timeout(300)
    expect(desk.field("phone")).to_have_value("+91 98" if already == "number" else "+977 ")


def test_a_denied_place_is_only_logged(open_form: OpenForm) -> None:
    desk = open_form()
    asked = geocode(desk)
    desk.field("phone").focus()
    await_event(desk.page, lambda: "Country not located" in "".join(desk.said))
    assert asked == []
    expect(desk.field("phone")).to_have_value("+91 ")


@pytest.mark.parametrize(("reply", "status"), [("{}", 200), ("busy", 500), ('{"countryCode": "XX"}', 200)])
def test_a_failing_geocoder_is_only_logged(open_form: OpenForm, reply: str, status: int) -> None:
    desk = open_form(said=NETWORK, geolocation=DUBAI)
    geocode(desk, reply, status)
    desk.page.context.grant_permissions(["geolocation"])
    desk.field("phone").focus()
    await_event(desk.page, lambda: "Country not located" in "".join(desk.said))
    expect(desk.field("phone")).to_have_value("+91 ")


def test_nothing_moves_when_the_script_comes(open_page: OpenPage) -> None:
    for viewport in (DESKTOP, PHONE):
        page = open_page(CONTACT, viewport=viewport)
        page.wait_for_selector(HYDRATED)
        shift = page.evaluate(
            """() => new Promise((done) => {
                let sum = 0;
                new PerformanceObserver((list) => list.getEntries().forEach((entry) => { sum += entry.value; }))
                  .observe({ type: "layout-shift", buffered: true });
                setTimeout(() => done(sum), 300);
            })"""
        )
        assert shift < 0.01


@pytest.mark.parametrize("path", PAGES)
def test_without_script_the_form_is_an_ordinary_one(open_page: OpenPage, path: str) -> None:
    page = open_page(path, java_script_enabled=False)
    form = page.locator("[data-island] form")
    assert form.get_attribute("method") == "post"
    assert form.get_attribute("action") == path
    expect(page.get_by_role("button", name="Country code")).to_have_count(0)
    expect(page.locator("form [name=website]")).not_to_be_in_viewport()
    for name in FILLED:
        expect(page.locator(f"form [name={name}]")).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_without_script_faults_come_back_and_a_good_query_is_thanked_for(
    site: Stack, browser: Browser, path: str
) -> None:
    context = browser.new_context(base_url=site.origin, java_script_enabled=False)
    page = context.new_page()
    page.goto(path)
    for name, value in {**FILLED, "email": "asha@"}.items():
        page.locator(f"form [name={name}]").fill(value)
    with page.expect_navigation() as faulty:
        page.locator("form [type=submit]").click()
    assert faulty.value.status == 422
    expect(page.locator("form [aria-invalid=true]")).to_have_count(1)
    expect(page.locator("form [name=email]")).to_have_accessible_description("Invalid email format")
    expect(page.locator("form [name=message]")).to_have_value(FILLED["message"])
    page.locator("form [name=email]").fill(FILLED["email"])
    with page.expect_navigation() as kept:
        page.locator("form [type=submit]").click()
    assert kept.value.status == 200
    assert page.url == f"{site.origin}{path}/thank-you"
    expect(page.get_by_text(THANKS[path])).to_be_visible()
    context.close()


@pytest.mark.parametrize("path", PAGES)
def test_without_script_a_faulty_form_opens_at_its_first_fault(site: Stack, browser: Browser, path: str) -> None:
    context = browser.new_context(
        base_url=site.origin, java_script_enabled=False, viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    page.goto(path)
    title = page.title()
    expect(page.locator("[autofocus]")).to_have_count(0)
    for name, value in {**FILLED, "email": "asha@", "phone": "12"}.items():
        page.locator(f"form [name={name}]").fill(value)
    with page.expect_navigation() as faulty:
        page.locator("form [type=submit]").click()
    assert faulty.value.status == 422
    assert page.title() == f"Error: {title}"
    first = page.locator("form [aria-invalid=true]").first
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport(ratio=1)
    error = page.locator("form p", has_text="Invalid").first
    expect(error).to_be_in_viewport(ratio=1)
    context.close()


@pytest.mark.parametrize("path", PAGES)
def test_a_script_that_comes_to_a_faulty_form_leaves_the_focus_where_it_is(open_form: OpenForm, path: str) -> None:
    desk = open_form(path, said=NETWORK)
    held = hold(desk.page, "**/{toast-form,form-with-thanks}.*.js")
    desk.fill({"name": "Asha", "email": "asha@"})
    with desk.page.expect_navigation(wait_until="commit") as faulty:
        desk.page.evaluate("document.querySelector('[data-island] form').submit()")
    assert faulty.value.status == 422
    expect(desk.page.locator("form [aria-invalid=true]").first).to_be_focused()
    desk.field("message").focus()
    await_event(desk.page, lambda: bool(held))
    held[0].continue_()
    desk.page.wait_for_selector(HYDRATED)
    desk.page.wait_for_timeout(100)
    expect(desk.field("message")).to_be_focused()


@EACH_FORM
def test_a_form_with_faults_and_an_open_list_is_accessible(
    open_form: OpenForm, path: str, viewport: dict[str, int]
) -> None:
    desk = open_form(path, viewport=viewport)
    desk.send()
    desk.open_countries()
    assert axe_faults(desk.page) == []


@pytest.mark.parametrize("path", ["/contact", "/speakwithadvisor"])
def test_on_a_phone_the_form_comes_first(open_form: OpenForm, path: str) -> None:
    page = open_form(path, viewport=PHONE).page
    form, details = page.locator("main form").bounding_box(), page.locator("main dl").first.bounding_box()
    assert form is not None
    assert details is not None
    assert form["y"] < PHONE["height"] / 2
    assert form["y"] + form["height"] < details["y"]


def test_on_a_wide_screen_the_details_stand_clear_of_the_words_above(open_form: OpenForm) -> None:
    page = open_form(viewport=DESKTOP).page
    words, details = page.locator("main h1 + p").bounding_box(), page.locator("main dl").first.bounding_box()
    assert words is not None
    assert details is not None
    assert details["x"] == words["x"]
    assert details["y"] - (words["y"] + words["height"]) >= 24


@pytest.mark.parametrize("path", PAGES)
def test_a_thank_you_page_leads_who_has_sent_nothing_to_the_form(open_page: OpenPage, path: str) -> None:
    page = open_page(f"{path}/thank-you", java_script_enabled=False)
    way = page.locator(f"main a[href='{path}']")
    assert way.is_visible()
    way.click()
    page.wait_for_url(f"**{path}")
    expect(page.locator("form [name=phone]")).to_be_visible()
