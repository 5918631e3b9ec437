"""Both forms in a real browser: faults are named, and a query is sent once, with thanks."""

import json

import pytest
from playwright.sync_api import Dialog, expect

from tests.e2e.axe import axe_faults
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.forms.form_page import (
    ADVISOR,
    CONTACT,
    EACH_FORM,
    FILLED,
    HYDRATED,
    NETWORK,
    PAGES,
    THANKS,
    OpenForm,
    answer,
    cut_off,
    hint_below,
    hold,
)
from tests.e2e.visitors import Visitors, await_event


@pytest.mark.parametrize("path", PAGES)
def test_faults_are_named_and_nothing_is_sent(open_form: OpenForm, path: str) -> None:
    form = open_form(path)
    requests = answer(form, PAGES[path], 500, "{}")
    form.fill({"name": " ", "email": "asha@"})
    form.send()
    expect(form.field("name")).to_be_focused()
    for name, text in {
        "name": "Name is required",
        "phone": "Phone number is required",
        "email": "Invalid email format",
    }.items():
        control = form.field(name)
        expect(control).to_have_attribute("aria-invalid", "true")
        expect(control).to_have_attribute("placeholder", text)
        expect(control).to_have_accessible_description(f"{text}{hint_below(name, form)}")
    expect(form.field("message")).not_to_have_attribute("aria-invalid", "true")
    form.field("email").fill("asha@example.in")
    expect(form.field("email")).not_to_have_attribute("aria-invalid", "true")
    expect(form.field("name")).to_have_attribute("aria-invalid", "true")
    assert requests == []


def test_the_first_faulty_field_is_the_first_in_the_forms_own_order(open_form: OpenForm) -> None:
    for path, name in ((CONTACT, "phone"), (ADVISOR, "email")):
        form = open_form(path)
        form.fill({"name": "Asha"})
        form.send()
        expect(form.field(name)).to_be_focused()


def test_a_contact_query_is_kept_and_thanked_for(open_form: OpenForm) -> None:
    form = open_form(CONTACT)
    form.fill()
    with form.page.expect_response("**/api/contact") as reply:
        form.send()
    assert reply.value.status == 201
    sent = json.loads(reply.value.request.post_data or "")
    assert {name: sent[name] for name in FILLED} == {**FILLED, "phone": "+919876543210"}
    assert set(sent) == {*FILLED, "noticeVersion", "elapsedMs"}
    toast = form.page.get_by_role("status").filter(has_text="Thank you!")
    expect(toast).to_contain_text(THANKS[CONTACT])
    assert form.values() == {"name": "", "phone": "+91 ", "email": "", "message": ""}
    expect(toast).to_have_count(0)
    form.page.reload()
    form.page.wait_for_selector(HYDRATED)
    assert form.values() == {"name": "", "phone": "+91 ", "email": "", "message": ""}


def test_the_toast_stays_under_the_pointer_and_can_be_dismissed(open_form: OpenForm) -> None:
    form = open_form(CONTACT)
    answer(form, "/api/contact", 201, '{"message": "ok", "_id": "1"}')
    form.fill()
    form.send()
    toast = form.page.get_by_role("status").filter(has_text="Thank you!")
    toast.get_by_text("Thank you!").hover()
    form.page.wait_for_timeout(4500)
    expect(toast).to_be_visible()
    form.page.get_by_role("button", name="Dismiss").click()
    expect(toast).to_have_count(0)
    expect(form.page.locator("form [type=submit]")).to_be_focused()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_advisor_query_is_kept_and_the_thank_you_takes_the_forms_place(
    open_form: OpenForm, viewport: dict[str, int]
) -> None:
    form = open_form(ADVISOR, viewport=viewport)
    form.fill()
    frame = form.page.locator("[data-island=form-with-thanks]")
    before = frame.bounding_box()
    with form.page.expect_response("**/api/advisor") as reply:
        form.send()
    assert reply.value.status == 201
    heading = form.page.get_by_role("heading", name="Thank you for reaching out!")
    expect(heading).to_be_focused()
    expect(frame).to_contain_text(THANKS[ADVISOR])
    expect(form.page.locator(HYDRATED)).to_have_count(0)
    after = frame.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["height"] - before["height"]) < 1


@pytest.mark.parametrize("reply", ["Upstream is down", None], ids=["refused", "no connection"])
def test_a_failed_advisor_query_is_an_alert(open_form: OpenForm, visitors: Visitors, reply: str | None) -> None:
    form = open_form(ADVISOR, said=(*NETWORK, "Upstream is down"))
    alerts: list[str] = []

    def on_dialog(dialog: Dialog) -> None:
        alerts.append(dialog.message)
        dialog.accept()

    visitors.listen(form.page, "dialog", on_dialog)
    if reply is None:
        cut_off(form, "/api/advisor")
    else:
        answer(form, "/api/advisor", 502, reply)
    form.fill()
    form.send()
    expect(form.page.locator("form [type=submit]")).not_to_have_attribute("aria-disabled", "true")
    await_event(form.page, lambda: bool(alerts))
    assert alerts == ["Error sending message"]
    assert (reply is None) or (reply in form.said)
    assert form.values() == FILLED


def test_one_press_is_one_query(open_form: OpenForm) -> None:
    form = open_form(CONTACT)
    waiting = hold(form.page, "**/api/contact")
    form.fill()
    button = form.page.locator("form [type=submit]")
    label = button.inner_text()
    button.dblclick()
    expect(button).not_to_have_text(label)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.press("Enter")
    form.page.wait_for_timeout(200)
    assert len(waiting) == 1
    waiting[0].fulfill(status=201, json={"message": "ok", "_id": "1"})
    expect(button).to_have_text(label)


@EACH_FORM
def test_a_form_with_faults_and_an_open_list_is_accessible(
    open_form: OpenForm, path: str, viewport: dict[str, int]
) -> None:
    form = open_form(path, viewport=viewport)
    form.send()
    form.open_countries()
    assert axe_faults(form.page) == []


@pytest.mark.parametrize("path", ["/contact", "/speakwithadvisor"])
def test_on_a_phone_the_form_comes_first(open_form: OpenForm, path: str) -> None:
    page = open_form(path, viewport=PHONE).page
    form, details = page.locator("main form").bounding_box(), page.locator("main dl").first.bounding_box()
    assert form is not None
    assert details is not None
    field = page.locator("main form input:visible").first.bounding_box()
    assert field is not None
    assert field["y"] + field["height"] < PHONE["height"]
    assert form["y"] + form["height"] < details["y"]


def test_on_a_wide_screen_the_details_stand_clear_of_the_words_above(open_form: OpenForm) -> None:
    page = open_form(viewport=DESKTOP).page
    words, details = page.locator("main h1 + p").bounding_box(), page.locator("main dl").first.bounding_box()
    assert words is not None
    assert details is not None
    assert details["x"] == words["x"]
    assert details["y"] - (words["y"] + words["height"]) >= 24
