"""Every letter of every page is rendered by one of our fonts, and every class of a page has rules."""

import pytest
from playwright.sync_api import CDPSession, Page

from tests.e2e.conftest import OpenPage
from tests.e2e.pages import ALL_KINDS

LETTERS = "".join(map(chr, [*range(0x21, 0x7F), *range(0xC0, 0x100)])) + "©«»°±²³·–—‘’“”•…₹€™−"
SCREENS = {"/nowhere": 404, "/contact/thank-you": 200, "/admin/login": 200, "/portfolio_services?style=growth": 200}

# Visible elements with words of their own. Of those with equal styles, only elements that add letters, because a
# letter's rendering depends on its style alone.
MARK_WORDED = """() => {
    const seen = new Set();
    for (const element of document.querySelectorAll('body *')) {
        if (!element.checkVisibility()) continue;
        const words = [...element.childNodes].map(node => node.nodeType === 3 ? node.data.trim() : '').join('');
        const { font, textTransform, fontVariationSettings } = getComputedStyle(element);
        const letters = [...words].map(letter => [font, textTransform, fontVariationSettings, letter].join());
        if (letters.every(letter => seen.has(letter))) continue;
        letters.forEach(letter => seen.add(letter));
        element.setAttribute('data-worded', '');
    }
}"""
UNMARK = "document.querySelectorAll('[data-worded]').forEach(element => element.removeAttribute('data-worded'))"
# Class names without a rule in the page's sheets. The chart library has its own, which we do not style.
UNSTYLED = """() => {
    const rules = list => [...list].flatMap(rule => [rule.selectorText ?? '', ...rules(rule.cssRules ?? [])]);
    const css = [...document.styleSheets].flatMap(sheet => rules(sheet.cssRules)).join(' ');
    const known = new Set(css.match(/(?<=\\.)[a-z_][\\w-]*/gi));
    const used = [...document.querySelectorAll('[class]')].flatMap(element => [...element.classList]);
    return [...new Set(used)].filter(name => !known.has(name) && !name.startsWith('recharts-'));
}"""


def foreign_fonts(page: Page) -> set[str]:
    """Return the system fonts that render words of the page, each with the words."""
    if page.locator("[data-island][data-on=now]").count() > 0:
        # Elements are marked after hydration: React complains about marks before, and replaces the panel's first
        # screen.
        page.wait_for_load_state("networkidle")
    page.evaluate("async () => { document.body.getBoundingClientRect(); await document.fonts.ready; }")
    page.evaluate(MARK_WORDED)
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    # One request for all elements, and one for each.
    marked = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-worded]"})["nodeIds"]
    assert marked, "no element with words is in sight"
    found = {
        f"{font['familyName']}: {_words(session, node_id)}"
        for node_id in marked
        for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node_id})["fonts"]
        if not font["isCustomFont"]
    }
    session.detach()
    page.evaluate(UNMARK)
    return found


def _words(session: CDPSession, node_id: int) -> str:
    element = session.send("DOM.resolveNode", {"nodeId": node_id})["object"]["objectId"]
    slice_of_text = "function() { return this.textContent.slice(0, 80) }"
    told = session.send("Runtime.callFunctionOn", {"objectId": element, "functionDeclaration": slice_of_text})
    return str(told["result"]["value"])


@pytest.mark.parametrize("path", ALL_KINDS)
def test_a_page_is_drawn_by_its_own_fonts_and_rules(read_page: OpenPage, path: str) -> None:
    page = read_page(path)
    assert foreign_fonts(page) == set()
    assert page.evaluate(UNSTYLED) == []


@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_is_drawn_by_its_own_fonts_and_rules(open_page: OpenPage, path: str) -> None:
    page = open_page(path, expect_status=SCREENS[path], allow=[401], reduced_motion="reduce")
    assert foreign_fonts(page) == set()
    assert page.evaluate(UNSTYLED) == []


@pytest.mark.parametrize("tag", ["h1", "p"])
def test_both_families_have_every_letter_an_editor_may_need(open_page: OpenPage, tag: str) -> None:
    page = open_page("/terms")
    page.evaluate("([tag, letters]) => { document.querySelector(tag).textContent = letters; }", [tag, LETTERS])
    assert foreign_fonts(page) == set()


def test_a_letter_no_font_has_is_noticed(open_page: OpenPage) -> None:
    page = open_page("/terms")
    page.evaluate("document.querySelector('h1').textContent = 'Terms \u0439'")
    assert [entry.partition(": ")[2] for entry in foreign_fonts(page)] == ["Terms \u0439"]
