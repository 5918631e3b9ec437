"""The phone field in a real browser: typing, pasting, dropping and dictating."""

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.forms.form_page import (
    CONTACT,
    EACH_FORM,
    HYDRATED,
    NETWORK,
    PAGES,
    FormPage,
    OpenForm,
    answer,
    hint_below,
    hold,
)
from tests.e2e.stack import Stack
from tests.e2e.visitors import await_event


def test_the_phone_number_is_formatted_while_it_is_typed(open_form: OpenForm) -> None:
    form = open_form()
    phone = form.field("phone")
    expect(phone).to_have_value("+91 ")
    phone.focus()
    form.page.keyboard.press("End")
    form.page.keyboard.type("98a7 65432-10")
    expect(phone).to_have_value("+91 98765-43210")
    for _ in range(4):
        form.page.keyboard.press("ArrowLeft")
    form.page.keyboard.press("Backspace")
    form.page.keyboard.type("7")
    expect(phone).to_have_value("+91 98765-73210")
    caret = phone.evaluate("(input) => input.selectionStart")
    assert caret == len("+91 98765-7")
    phone.fill("")
    expect(phone).to_have_value("")
    expect(phone).to_have_attribute("placeholder", "1 (702) 123-4567")


def into_phone(form: FormPage, way: str) -> None:
    """Focus the phone field in one of the usual ways."""
    form.fill({"name": "Asha Rao", "email": "asha@example.in"})
    if way == "tab":
        form.field("name").focus()
        for _ in range(2):
            form.page.keyboard.press("Tab")
    elif way == "error":
        form.send()
    elif way == "label":
        form.page.locator("form label", has_text="Phone").click()
    elif way == "select":
        form.field("phone").focus()
        form.page.keyboard.press("ControlOrMeta+A")
    else:
        form.field("phone").focus()
        form.page.keyboard.press("Home")
    expect(form.field("phone")).to_be_focused()


# Each way has another number, because phone-field.test.tsx tests each number in each way.
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
    form = open_form(CONTACT, said=NETWORK)
    requests = answer(form, "/api/contact", 503, '{"message": "Not stored.", "errors": {}}')
    into_phone(form, way)
    if way in ("tab", "error", "label"):
        caret = form.field("phone").evaluate("(input) => [input.selectionStart, input.selectionEnd]")
        assert caret == [len("+91 ")] * 2
    form.page.keyboard.type(typed)
    expect(form.field("phone")).to_have_value(shown)
    form.send()
    expect(form.page.locator("form [role=status]")).to_contain_text("Not stored.")
    digits = "".join(character for character in shown if character.isdigit())
    assert json.loads(requests[0].post_data or "")["phone"] == f"+{digits}"


FULL = "+91 98100-00118123"
INVALID = "Invalid phone number format"


def digits_of(text: str) -> str:
    return "".join(character for character in text if character.isdigit())


def caret(form: FormPage) -> list[int]:
    place: list[int] = form.field("phone").evaluate("(input) => [input.selectionStart, input.selectionEnd]")
    return place


def paste(form: FormPage, text: str) -> None:
    form.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    form.page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
    form.page.keyboard.press("ControlOrMeta+V")


@EACH_FORM
def test_typing_stops_at_fifteen_digits(open_form: OpenForm, path: str, viewport: dict[str, int]) -> None:
    form = open_form(path, viewport=viewport)
    phone = form.field("phone")
    phone.focus()
    form.page.keyboard.type("98100001181234567")
    expect(phone).to_have_value(FULL)
    assert caret(form) == [len(FULL)] * 2
    phone.evaluate("(input) => input.setSelectionRange(6, 6)")
    form.page.keyboard.type("55")
    expect(phone).to_have_value(FULL)
    assert caret(form) == [6, 6]
    expect(phone).not_to_have_attribute("aria-invalid", "true")
    phone.evaluate("(input) => input.setSelectionRange(4, 6)")
    form.page.keyboard.type("765")
    expect(phone).to_have_value("+91 76100-00118123")
    assert caret(form) == [6, 6]
    form.page.keyboard.press("Backspace")
    form.page.keyboard.type("5")
    expect(phone).to_have_value("+91 75100-00118123")
    form.page.reload()
    form.page.wait_for_selector(HYDRATED)
    expect(phone).to_have_value("+91 75100-00118123")


@EACH_FORM
def test_a_longer_paste_is_refused_whole(open_form: OpenForm, path: str, viewport: dict[str, int]) -> None:
    form = open_form(path, viewport=viewport)
    phone = form.field("phone")
    phone.focus()
    form.page.keyboard.type("98100")
    stood = phone.input_value()
    paste(form, "00118 12345678")
    expect(phone).to_have_value(stood)
    expect(phone).to_be_focused()
    expect(phone).to_have_attribute("aria-invalid", "true")
    expect(phone).to_have_accessible_description(f"{INVALID}{hint_below('phone', form)}")
    expect(form.page.locator("form").get_by_role("alert")).to_have_text(INVALID)
    form.page.keyboard.press("ControlOrMeta+A")
    paste(form, "+91 98100 00118 / 98100 00119")
    expect(phone).to_have_value(stood)
    assert caret(form) == [0, len(stood)]
    form.page.keyboard.press("ControlOrMeta+Z")
    assert len(digits_of(phone.input_value())) <= 7
    form.page.keyboard.press("ControlOrMeta+A")
    paste(form, "098100 00118")
    expect(phone).to_have_value("+91 98100-00118")
    expect(phone).not_to_have_attribute("aria-invalid", "true")


def test_a_number_behind_a_refused_paste_is_sent(open_form: OpenForm) -> None:
    form = open_form(CONTACT)
    form.fill()
    form.field("phone").focus()
    form.page.keyboard.press("End")
    paste(form, "123456")
    expect(form.field("phone")).to_have_attribute("aria-invalid", "true")
    with form.page.expect_response("**/api/contact") as reply:
        form.send()
    assert reply.value.status == 201
    assert json.loads(reply.value.request.post_data or "")["phone"] == "+919876543210"
    expect(form.field("phone")).not_to_have_attribute("aria-invalid", "true")


def test_dictation_and_autofill_are_refused_whole_too(open_form: OpenForm) -> None:
    form = open_form()
    phone = form.field("phone")
    phone.focus()
    form.page.keyboard.insert_text("9810000118123456")
    expect(phone).to_have_value("+91 ")
    expect(phone).to_have_attribute("aria-invalid", "true")
    form.page.keyboard.insert_text("9810000118")
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
    form = open_form()
    form.field("message").fill("98100001181234567")
    form.field("message").select_text()
    text = form.field("message").bounding_box()
    phone = form.field("phone").bounding_box()
    assert text is not None
    assert phone is not None
    form.page.mouse.move(text["x"] + 40, text["y"] + 24)
    form.page.mouse.down()
    form.page.mouse.move(phone["x"] + 60, phone["y"] + phone["height"] / 2, steps=8)
    form.page.mouse.up()
    expect(form.field("phone")).to_have_attribute("aria-invalid", "true")
    expect(form.field("phone")).to_have_value("+91 ")


def test_digits_beyond_a_mask_stay_up_to_fifteen(open_form: OpenForm) -> None:
    form = open_form()
    for given in ("+999999999999999", "+431234567890123", "+187612345678901"):
        form.field("phone").fill(given)
        assert f"+{digits_of(form.values()['phone'])}" == given
        form.field("phone").fill(f"{given}2")
        assert f"+{digits_of(form.values()['phone'])}" == given
        expect(form.field("phone")).to_have_accessible_description(f"{INVALID}{hint_below('phone', form)}")


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
