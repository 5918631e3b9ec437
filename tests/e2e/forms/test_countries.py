"""The phone field's list of countries, and the country of the visitor's location."""

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.forms.form_page import CONTACT, HYDRATED, NETWORK, FormPage, OpenForm, hold
from tests.e2e.stack import Stack
from tests.e2e.visitors import await_event

GEOCODER = "**/reverse-geocode-client**"
DUBAI = {"latitude": 25.2048, "longitude": 55.2708}
PARIS = {"latitude": 48.8566, "longitude": 2.3522}


def choose(form: FormPage, name: str) -> None:
    form.open_countries().fill(name)
    expect(form.page.get_by_role("option")).to_have_count(1)
    form.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("typed", "name", "shown", "label"),
    [
        ("", "kazakh", "+7 ", "Kazakhstan, KZ +7"),
        ("2045550123", "united kin", "+44 2045 550123", "United Kingdom, GB +44"),
        ("2045550123", "united sta", "+1 (204) 555-0123", "United States, US +1"),
    ],
)
def test_a_chosen_country_survives_a_reload(open_form: OpenForm, typed: str, name: str, shown: str, label: str) -> None:
    form = open_form()
    choose(form, "canad")
    expect(form.field("phone")).to_have_value("+1 ")
    form.page.keyboard.type(typed)
    choose(form, name)
    expect(form.field("phone")).to_have_value(shown)
    form.page.reload()
    form.page.wait_for_selector(HYDRATED)
    expect(form.page.get_by_role("button", name=f"Country code: {label}")).to_be_visible()
    expect(form.field("phone")).to_have_value(shown)


def test_a_country_is_chosen_with_the_keyboard(open_form: OpenForm) -> None:
    form = open_form()
    form.country_button().focus()
    form.page.keyboard.press("ArrowDown")
    search = form.page.get_by_role("combobox", name="Search countries")
    expect(search).to_be_focused()
    assert form.marked() == "India"
    form.page.keyboard.press("ArrowDown")
    assert form.marked() == "Indonesia"
    form.page.keyboard.press("Home")
    assert form.marked() == "Afghanistan"
    form.page.keyboard.press("ArrowUp")
    assert form.marked() == "Afghanistan"
    form.page.keyboard.press("End")
    assert form.marked() == "Zimbabwe"
    form.page.keyboard.press("Escape")
    expect(form.page.get_by_role("listbox")).to_have_count(0)
    expect(form.country_button()).to_be_focused()
    form.page.keyboard.press("Enter")
    form.page.keyboard.type("emirates")
    expect(form.page.get_by_role("option")).to_have_count(1)
    form.page.keyboard.press("Enter")
    expect(form.field("phone")).to_be_focused()
    expect(form.field("phone")).to_have_value("+971 ")
    form.page.keyboard.type("501234567")
    expect(form.field("phone")).to_have_value("+971 50 123 4567")
    expect(form.page.get_by_role("button", name="Country code: United Arab Emirates, AE +971")).to_be_visible()


def test_enter_before_the_list_has_followed_means_what_was_typed(open_form: OpenForm) -> None:
    form = open_form()
    form.open_countries()
    form.page.keyboard.insert_text("singap")
    form.page.keyboard.press("Enter")
    expect(form.field("phone")).to_have_value("+65 ")


def test_the_search_waits_until_typing_rests(open_form: OpenForm) -> None:
    form = open_form()
    search = form.open_countries()
    expect(form.page.get_by_role("option", name="Zimbabwe")).to_have_count(1)
    # In one step, because on a busy machine typing and checking may take longer than the search's pause.
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
    expect(form.page.get_by_role("option")).to_have_count(0)
    expect(form.page.get_by_text("No country found")).to_be_visible()


def test_the_browser_tells_the_active_option_and_the_chosen_one(open_form: OpenForm) -> None:
    form = open_form()
    form.open_countries()
    listbox = form.page.get_by_role("listbox", name="Countries")
    active = form.page.get_by_role("option", selected=True)
    expect(active).to_have_accessible_name("India +91")
    form.page.keyboard.press("ArrowDown")
    expect(active).to_have_accessible_name("Indonesia +62")
    assert form.marked() == "Indonesia"
    expect(listbox.locator("[aria-current]")).to_have_accessible_name("India +91")
    form.page.keyboard.insert_text("emirates")
    expect(active).to_have_accessible_name("United Arab Emirates +971")
    assert form.marked() == "United Arab Emirates"


def test_the_list_closes_when_the_focus_leaves_it(open_form: OpenForm) -> None:
    form = open_form()
    form.open_countries()
    form.page.keyboard.press("Tab")
    expect(form.page.get_by_role("listbox")).to_have_count(0)
    expect(form.field("phone")).to_be_focused()
    form.open_countries()
    form.page.get_by_role("heading", level=1).click()
    expect(form.page.get_by_role("listbox")).to_have_count(0)


def test_rows_are_high_enough_for_fingers_and_the_list_fits_a_phone(open_form: OpenForm) -> None:
    form = open_form(viewport={"width": 320, "height": 640})
    form.open_countries()
    row = form.page.get_by_role("option").first.bounding_box()
    assert row is not None
    assert row["height"] >= 44
    assert form.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    form.page.get_by_role("option", name="Iceland").click()
    expect(form.field("phone")).to_have_value("+354 ")


def geocode(form: FormPage, reply: str = '{"countryCode": "AE"}', status: int = 200) -> list[str]:
    """Answer instead of the geocoder; return the list of its requested addresses."""
    asked: list[str] = []

    def fulfil(route: Route) -> None:
        asked.append(route.request.url)
        headers = {"Access-Control-Allow-Origin": "*", "Content-Type": "application/json"}
        route.fulfill(status=status, body=reply, headers=headers)

    form.page.context.route(GEOCODER, fulfil)
    return asked


def test_a_place_the_browser_may_tell_gives_the_country_once(site: Stack, browser: Browser) -> None:
    context = browser.new_context(base_url=site.origin, permissions=["geolocation"], geolocation=DUBAI)  # type: ignore[arg-type]
    form = FormPage(context.new_page())
    asked = geocode(form)
    form.page.goto(CONTACT)
    expect(form.field("phone")).to_have_value("+971 ")
    form.field("phone").focus()
    form.field("name").focus()
    form.field("phone").focus()
    form.page.wait_for_timeout(200)
    assert len(asked) == 1
    assert "latitude=25.2" in asked[0]
    assert "longitude=55.27" in asked[0]
    assert "localityLanguage=en" in asked[0]
    context.close()


def test_the_place_is_asked_at_the_first_focus(open_form: OpenForm) -> None:
    form = open_form(geolocation=PARIS)
    asked = geocode(form, '{"countryCode": "FR"}')
    form.field("name").focus()
    form.page.wait_for_timeout(200)
    assert asked == []
    form.page.context.grant_permissions(["geolocation"])
    form.field("phone").focus()
    expect(form.field("phone")).to_have_value("+33 ")
    assert len(asked) == 1


@pytest.mark.parametrize("already", ["number", "country"])
def test_the_place_changes_nothing_the_visitor_has_set(open_form: OpenForm, already: str) -> None:
    form = open_form(geolocation=DUBAI)
    form.page.context.grant_permissions(["geolocation"])
    held = hold(form.page.context, GEOCODER)
    form.field("phone").focus()
    if already == "number":
        form.page.keyboard.press("End")
        form.page.keyboard.type("98")
    else:
        form.open_countries()
        form.page.keyboard.type("nepal")
        expect(form.page.get_by_role("option")).to_have_count(1)
        form.page.keyboard.press("Enter")
    await_event(form.page, lambda: bool(held))
    headers = {"Access-Control-Allow-Origin": "*"}
    held[0].fulfill(json={"countryCode": "AE"}, headers=headers)
    form.page.wait_for_timeout(300)
    expect(form.field("phone")).to_have_value("+91 98" if already == "number" else "+977 ")


def test_a_denied_place_is_only_logged(open_form: OpenForm) -> None:
    form = open_form()
    asked = geocode(form)
    form.field("phone").focus()
    await_event(form.page, lambda: "Country not located" in "".join(form.said))
    assert asked == []
    expect(form.field("phone")).to_have_value("+91 ")


@pytest.mark.parametrize(("reply", "status"), [("{}", 200), ("busy", 500), ('{"countryCode": "XX"}', 200)])
def test_a_failing_geocoder_is_only_logged(open_form: OpenForm, reply: str, status: int) -> None:
    form = open_form(said=NETWORK, geolocation=DUBAI)
    geocode(form, reply, status)
    form.page.context.grant_permissions(["geolocation"])
    form.field("phone").focus()
    await_event(form.page, lambda: "Country not located" in "".join(form.said))
    expect(form.field("phone")).to_have_value("+91 ")
