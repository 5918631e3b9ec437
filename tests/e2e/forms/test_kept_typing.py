"""A visitor's typing survives a reload and a late script."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.forms.form_page import CONTACT, FILLED, HYDRATED, NETWORK, PAGES, OpenForm, answer, hold, key_of
from tests.e2e.stack import Stack
from tests.e2e.visitors import await_event


def test_typing_and_its_key_survive_a_reload(open_form: OpenForm) -> None:
    form = open_form(CONTACT, said=NETWORK)
    requests = answer(form, "/api/contact", 503, '{"message": "Not stored.", "errors": {}}')
    form.fill()
    form.send()
    expect(form.page.locator("form [role=status]")).to_contain_text("Not stored.")
    form.page.reload()
    form.page.wait_for_selector(HYDRATED)
    assert form.values() == FILLED
    form.send()
    expect(form.page.locator("form [role=status]")).to_contain_text("Not stored.")
    form.field("message").fill("Please write to me.")
    form.field("name").fill("")
    form.send()
    assert len(requests) == 2, "a faulty form was sent"
    form.field("name").fill("Asha Rao")
    form.send()
    expect(form.page.locator("form [role=status]")).to_contain_text("Not stored.")
    first, second, third = [key_of(request) for request in requests]
    assert second == first
    assert third != first


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
def test_a_script_that_comes_to_a_faulty_form_leaves_the_focus_where_it_is(open_form: OpenForm, path: str) -> None:
    form = open_form(path, said=NETWORK)
    held = hold(form.page, "**/{toast-form,form-with-thanks}.*.js")
    form.fill({"name": "Asha", "email": "asha@"})
    with form.page.expect_navigation(wait_until="commit") as faulty:
        form.page.evaluate("document.querySelector('[data-island] form').submit()")
    assert faulty.value.status == 422
    expect(form.page.locator("form [aria-invalid=true]").first).to_be_focused()
    form.field("message").focus()
    await_event(form.page, lambda: bool(held))
    held[0].continue_()
    form.page.wait_for_selector(HYDRATED)
    form.page.wait_for_timeout(100)
    expect(form.field("message")).to_be_focused()
