"""A reused browser knows nothing of the previous test."""

from typing import Any

import pytest

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.stack import Stack
from tests.e2e.visitors import Visitors

# Browsers that no other test uses.
OWN: dict[str, Any] = {"locale": "fr-FR"}
LEAVE_TRACES = """() => {
    localStorage.left = sessionStorage.left = document.cookie = "left=1";
    addEventListener("pagehide", () => { sessionStorage.last = "words"; });
}"""
TRACES = """async () => ({
    stored: { ...localStorage, ...sessionStorage }, cookie: document.cookie,
    place: (await navigator.permissions.query({ name: "geolocation" })).state,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches, paper: matchMedia("print").matches,
})"""


def test_what_a_visitor_did_is_forgotten(site: Stack, visitors: Visitors) -> None:
    told: list[Any] = []
    page = visitors.lend(site.origin, viewport=DESKTOP, **OWN)
    visitors.listen(page, "console", lambda message: told.append(message))  # noqa: PLW0108 - Playwright marks its handlers
    page.context.grant_permissions(["geolocation"])
    page.goto("/terms")
    page.route("**/*", lambda route: route.abort())
    page.emulate_media(media="print", reduced_motion="reduce")
    page.evaluate(LEAVE_TRACES)
    visitors.take_back(page)

    again = visitors.lend(site.origin, viewport=PHONE, **OWN)
    assert again is page
    again.goto("/terms")
    again.evaluate("console.warn('after')")
    assert again.evaluate(TRACES) == {
        "stored": {},
        "cookie": "",
        "place": "prompt",
        "still": False,
        "paper": False,
    }
    assert again.evaluate("innerWidth") == PHONE["width"]
    assert told == []
    visitors.take_back(again)


@pytest.mark.parametrize("options", [{"java_script_enabled": False}, {"color_scheme": "dark"}], ids=str)
def test_only_the_same_options_give_the_same_browser(site: Stack, visitors: Visitors, options: dict[str, Any]) -> None:
    first = visitors.lend(site.origin, viewport=DESKTOP, **OWN)
    visitors.take_back(first)
    other = visitors.lend(site.origin, viewport=DESKTOP, **OWN, **options)
    assert other is not first
    visitors.take_back(other)
    only = visitors.lend(site.origin, viewport=DESKTOP, is_only=True, **OWN)
    visitors.take_back(only)
    assert only.is_closed()
    again = [visitors.lend(site.origin, viewport=DESKTOP, **OWN, **each) for each in ({}, options)]
    assert again == [first, other]
    for page in again:
        visitors.take_back(page)
