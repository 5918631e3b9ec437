"""Both forms without script, and their thank-you pages."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.forms.form_page import FILLED, PAGES, THANKS
from tests.e2e.stack import Stack


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
def test_a_thank_you_page_leads_who_has_sent_nothing_to_the_form(open_page: OpenPage, path: str) -> None:
    page = open_page(f"{path}/thank-you", java_script_enabled=False)
    way = page.locator(f"main a[href='{path}']")
    assert way.is_visible()
    way.click()
    page.wait_for_url(f"**{path}")
    expect(page.locator("form [name=phone]")).to_be_visible()
