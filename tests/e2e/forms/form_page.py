"""A page with one of the two forms, and functions that answer in the server's place."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Route

from tests.e2e.conftest import DESKTOP, PHONE

CONTACT = "/contact"
ADVISOR = "/speakwithadvisor"
PAGES = {CONTACT: "/api/contact", ADVISOR: "/api/advisor"}
THANKS = {CONTACT: "Contact form submitted successfully.", ADVISOR: "Our advisor will contact you shortly."}
FILLED = {"name": "Asha Rao", "phone": "+91 98765-43210", "email": "asha@example.in", "message": "Please call me."}
HYDRATED = "[data-island][data-hydrated] form"
NETWORK = ("Country not located", "Failed to load resource")
# The field is the same on a phone and on a wide screen; the forms around it differ.
EACH_FORM = pytest.mark.parametrize(("path", "viewport"), [(CONTACT, DESKTOP), (ADVISOR, PHONE)], ids=list(PAGES))


@dataclass
class FormPage:
    """A page with a form. Every console message must be in `said_allowed`; all messages are recorded."""

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


OpenForm = Callable[..., FormPage]


def answer(form: FormPage, address: str, status: int, body: str) -> list[Request]:
    """Answer the form's posts instead of the server; return the list of posts."""
    requests: list[Request] = []

    def fulfil(route: Route) -> None:
        requests.append(route.request)
        route.fulfill(status=status, content_type="application/json", body=body)

    form.page.route(f"**{address}", fulfil)
    return requests


def hold(target: Page | BrowserContext, address: str) -> list[Route]:
    """Leave requests unanswered; return the list of them."""
    held: list[Route] = []
    target.route(address, lambda route: held.append(route), times=1)  # noqa: PLW0108 - Playwright marks its handlers
    return held


def cut_off(form: FormPage, address: str) -> None:
    form.page.route(f"**{address}", lambda route: route.abort())


def key_of(request: Request) -> str:
    return request.headers["idempotency-key"]


def hint_below(name: str, form: FormPage) -> str:
    return " " + form.page.locator("form [id$=-hint]").first.inner_text() if name == "phone" else ""
