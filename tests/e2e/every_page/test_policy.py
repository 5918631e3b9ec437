"""The permissions of a document, as a real browser enforces its policies; everything else is refused."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.e2e.stack import Stack

MAP = "https://www.openstreetmap.org"
GEOCODER = "https://api.bigdatacloud.net"
ELSEWHERE = "https://elsewhere.example/x"
PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="

NAMED = ("browsing-topics", "gamepad", "picture-in-picture", "storage-access")
UNNAMED = (
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "screen-wake-lock",
    "usb",
)

# Each is tried in a page; the key is the directive that must refuse it.
REFUSED = {
    "img-src": f"() => {{ new Image().src = '{PIXEL}'; }}",
    "media-src": "() => { document.createElement('video').src = '/favicon.ico'; }",
    "object-src": """() => { document.body.append(
        Object.assign(document.createElement('object'), {data: '/favicon.svg'})); }""",
    "worker-src": "() => { new Worker(URL.createObjectURL(new Blob(['1']))); }",
    "connect-src": f"() => {{ fetch('{ELSEWHERE}').catch(() => null); }}",
    "frame-src": f"""() => {{ document.body.append(
        Object.assign(document.createElement('iframe'), {{src: '{ELSEWHERE}'}})); }}""",
    "script-src-elem": """() => { document.body.append(
        Object.assign(document.createElement('script'), {text: '1'})); }""",
    "script-src-attr": "() => { document.body.setAttribute('onclick', '1'); document.body.click(); }",
    "style-src-elem": """() => { document.head.append(
        Object.assign(document.createElement('style'), {textContent: 'p { color: red }'})); }""",
    "base-uri": """() => { document.head.append(
        Object.assign(document.createElement('base'), {href: 'https://elsewhere.example/'})); }""",
    "form-action": f"""() => {{ const form = Object.assign(document.createElement('form'), {{action: '{ELSEWHERE}'}});
        document.body.append(form); form.submit(); }}""",
}

# Each requests an address; the key is the directive that must refuse it.
ASKS = {
    "img-src": "(address) => { new Image().src = address; }",
    "connect-src": "(address) => { fetch(address).catch(() => null); }",
    "frame-src": "(src) => { document.body.append(Object.assign(document.createElement('iframe'), {src})); }",
    "script-src-elem": "(src) => { document.body.append(Object.assign(document.createElement('script'), {src})); }",
}


@pytest.fixture(scope="module")
def page(site: Stack, browser: Browser) -> Any:
    """One page for all tests: each document reports only its own violations."""
    context = browser.new_context(base_url=site.origin)
    page = context.new_page()
    page.add_init_script(
        "window.refused = []; document.addEventListener('securitypolicyviolation',"
        " (event) => window.refused.push(event.effectiveDirective));"
    )
    yield page
    context.close()


@pytest.mark.parametrize("directive", REFUSED)
def test_what_no_page_needs_is_refused(page: Page, directive: str) -> None:
    page.goto("/nri/nri-faqs")
    page.evaluate(REFUSED[directive])
    page.wait_for_function("() => window.refused.length > 0")
    assert page.evaluate("window.refused")[0] == directive


@pytest.mark.parametrize("path", ["/admin/login", "/admin/dashboard"])
@pytest.mark.parametrize(
    ("directive", "host"),
    [("frame-src", MAP), ("connect-src", GEOCODER), ("frame-src", ""), ("img-src", MAP), ("script-src-elem", MAP)],
)
def test_the_panel_lets_in_nobody_else(page: Page, path: str, directive: str, host: str) -> None:
    page.goto(path)
    page.get_by_label("Username").or_(page.get_by_role("heading")).first.wait_for()
    assert page.evaluate("window.refused") == []
    page.evaluate(ASKS[directive], f"{host}/x")
    page.wait_for_function("() => window.refused.length > 0")
    assert page.evaluate("window.refused")[0] == directive


def test_the_position_is_for_the_page_alone(page: Page) -> None:
    page.goto("/contact")
    allowed = "([feature, origin]) => document.featurePolicy.allowsFeature(feature, origin)"
    assert page.evaluate(allowed, ["geolocation", page.evaluate("origin")])
    assert not page.evaluate(allowed, ["geolocation", MAP])
    for feature in NAMED:
        assert not page.evaluate(allowed, [feature, MAP]), feature
        assert not page.evaluate("(feature) => document.featurePolicy.allowsFeature(feature)", feature), feature


def test_features_that_are_not_named_do_not_reach_the_map(page: Page) -> None:
    page.goto("/contact")
    reaches = """([feature, origin]) => document.querySelector('iframe').featurePolicy.allowsFeature(feature, origin)"""
    for feature in UNNAMED:
        assert not page.evaluate(reaches, [feature, MAP]), feature


def test_the_map_comes_on_a_press(page: Page) -> None:
    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="text/html", body="<!doctype html><p id=map>map</p>")

    page.route(f"{MAP}/**", answer, times=1)
    page.goto("/contact")
    page.locator("section:has(iframe) a").click()
    page.frame_locator("iframe").locator("#map").wait_for()
    assert page.evaluate("window.refused") == []
