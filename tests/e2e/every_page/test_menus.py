"""Header dropdowns and the phone menu, by pointer, by key and without script."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, OpenPage

PATH = "/nri/nri-faqs"


def nri_menu(page: Page) -> tuple[Locator, Locator]:
    nav = page.get_by_role("navigation", name="Main")
    return nav.get_by_role("button", name="NRI"), nav.locator("#menu-nri")


# In the page's own time: a slow machine closes later, but never sooner.
NOTE_CLOSING = """(button) => {
    const note = () => window.closedAt = performance.now();
    new MutationObserver(note).observe(button, { attributeFilter: ["aria-expanded"] });
    return performance.now();
}"""


def test_a_dropdown_opens_on_hover_and_closes_no_sooner_than_200_ms_after_leaving(open_page: OpenPage) -> None:
    page = open_page(PATH)
    button, menu = nri_menu(page)
    expect(menu).to_be_hidden()
    button.hover()
    expect(menu).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    still_open_at = button.evaluate(NOTE_CLOSING)
    page.mouse.move(700, 700)
    expect(menu).to_be_hidden()
    assert page.evaluate("window.closedAt") - still_open_at >= 200
    expect(button).to_have_attribute("aria-expanded", "false")


def test_a_dropdown_is_used_by_key(open_page: OpenPage) -> None:
    page = open_page(PATH)
    button, menu = nri_menu(page)
    button.focus()
    expect(menu).to_be_hidden()
    page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("link", name="Taxation")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()


@pytest.mark.parametrize("focused", [None, "main summary", "[data-menu-group] button"])
def test_escape_closes_a_hovered_dropdown_wherever_the_focus_is(open_page: OpenPage, focused: str | None) -> None:
    page = open_page(PATH)
    button, menu = nri_menu(page)
    if focused is not None:
        page.locator(focused).first.focus()
    button.hover()
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    # Inside the button it stays closed; only a pointer that comes from outside opens it.
    page.mouse.move(*[round(middle) + 4 for middle in middle_of(button)])
    expect(menu).to_be_hidden()
    page.mouse.move(700, 700)
    button.hover()
    expect(menu).to_be_visible()


def middle_of(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_group_s_name_is_a_link_to_its_hub_that_opens_the_dropdown_by_hover(open_page: OpenPage) -> None:
    page = open_page(PATH)
    button, menu = nri_menu(page)
    name = page.get_by_role("navigation", name="Main").get_by_role("link", name="NRI", exact=True)
    page.get_by_role("navigation", name="Main").get_by_role("button", name="AIF").focus()
    page.keyboard.press("Tab")
    expect(name).to_be_focused()
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    name.hover()
    expect(menu).to_be_visible()
    name.click()
    page.wait_for_url("**/nri")


@pytest.mark.parametrize(
    ("group", "entry", "hub"), [("About", "About the firm", "/about"), ("NRI", "For NRIs", "/nri")]
)
def test_on_phones_the_hub_is_a_section_s_first_entry(open_page: OpenPage, group: str, entry: str, hub: str) -> None:
    page = open_page("/contact", viewport=PHONE, java_script_enabled=False)
    page.get_by_role("button", name="Menu").click()
    section = page.locator("#mobile-menu details").filter(has=page.locator("summary", has_text=group))
    section.locator("summary").click()
    expect(section.get_by_role("link").first).to_have_text(entry)
    section.get_by_role("link").first.click()
    page.wait_for_url(f"**{hub}")


def test_leaving_a_dropdown_by_tab_closes_it(open_page: OpenPage) -> None:
    page = open_page(PATH)
    button, menu = nri_menu(page)
    button.focus()
    page.keyboard.press("ArrowDown")
    for _ in range(menu.get_by_role("link").count()):
        page.keyboard.press("Tab")
    expect(menu).to_be_hidden()


def test_a_click_pins_a_dropdown_open_and_a_second_closes_it(open_page: OpenPage) -> None:
    page = open_page(PATH)
    button, menu = nri_menu(page)
    button.click()
    page.mouse.move(700, 700)
    page.wait_for_timeout(400)
    expect(menu).to_be_visible()
    button.click()
    expect(menu).to_be_hidden()
    expect(button).to_have_attribute("aria-expanded", "false")


def test_a_dropdown_opens_without_script(open_page: OpenPage) -> None:
    page = open_page(PATH, java_script_enabled=False)
    button, menu = nri_menu(page)
    button.focus()
    expect(menu).to_be_visible()


WATCH = """() => {
    window.mostOpen = 0;
    const look = () => {
        const open = [...document.querySelectorAll("[data-menu-group] > ul")].filter(menu => menu.checkVisibility({
            visibilityProperty: true,
        }));
        window.mostOpen = Math.max(window.mostOpen, open.length);
        requestAnimationFrame(look);
    };
    look();
}"""


def move_over(page: Page, names: list[str]) -> None:
    """Move the pointer along the header, across all gaps between the buttons."""
    for name in names:
        box = page.locator("[data-menu-group]").filter(has=page.get_by_role("button", name=name)).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)


@pytest.mark.parametrize("clicked", [True, False], ids=["clicked", "hovered"])
def test_one_dropdown_is_open_while_the_pointer_moves(open_page: OpenPage, clicked: bool) -> None:
    page = open_page(PATH)
    page.evaluate(WATCH)
    move_over(page, ["About"])
    if clicked:
        page.get_by_role("button", name="About").click()
    move_over(page, ["PMS", "AIF", "NRI", "About", "PMS"])
    expect(page.locator("#menu-pms")).to_be_visible()
    assert page.evaluate("window.mostOpen") == 1
    page.mouse.move(700, 700)
    expect(page.locator("[data-menu-group] > ul").filter(visible=True)).to_have_count(0)


def test_one_dropdown_is_open_without_script(open_page: OpenPage) -> None:
    page = open_page(PATH, java_script_enabled=False)
    page.get_by_role("button", name="About").focus()
    move_over(page, ["PMS"])
    expect(page.locator("#menu-pms")).to_be_visible()
    expect(page.locator("[data-menu-group] > ul").filter(visible=True)).to_have_count(1)


def test_keys_take_the_menu_from_a_resting_pointer(open_page: OpenPage) -> None:
    page = open_page(PATH)
    move_over(page, ["PMS"])
    page.get_by_role("button", name="About").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#menu-about")).to_be_visible()
    expect(page.locator("#menu-pms")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="About")).to_be_focused()


def test_a_press_beside_it_closes_a_dropdown(open_page: OpenPage) -> None:
    page = open_page(PATH)
    button, menu = nri_menu(page)
    button.click()
    page.mouse.click(700, 700)
    expect(menu).to_be_hidden()


def test_no_text_shows_through_the_header(open_page: OpenPage) -> None:
    page = open_page(PATH)
    header = page.locator("body > header")
    assert "/" not in header.evaluate("header => getComputedStyle(header).backgroundColor")
    assert "rgba" not in header.evaluate("header => getComputedStyle(header).backgroundColor")


def test_the_current_group_and_page_are_marked(open_page: OpenPage) -> None:
    page = open_page(PATH)
    _, menu = nri_menu(page)
    current = page.locator("nav[aria-label=Main] > ul > li[aria-current=true]")
    assert current.count() == 1
    expect(current).to_contain_text("NRI")
    expect(menu.locator("[aria-current=page]")).to_have_text("Questions")


@pytest.mark.parametrize("script", [True, False])
def test_the_phone_menu_has_one_section_open_at_a_time(open_page: OpenPage, script: bool) -> None:
    page = open_page(PATH, viewport=PHONE, java_script_enabled=script)
    page.get_by_role("button", name="Menu").click()
    menu = page.locator("#mobile-menu")
    expect(menu).to_be_visible()
    sections = menu.locator("details")
    sections.nth(0).locator("summary").click()
    expect(sections.nth(0)).to_have_attribute("open", "")
    sections.nth(1).locator("summary").click()
    expect(sections.nth(1)).to_have_attribute("open", "")
    expect(menu.locator("details[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


def test_the_page_behind_the_phone_menu_is_inert(open_page: OpenPage) -> None:
    page = open_page(PATH, viewport=PHONE)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("main")).to_have_attribute("inert", "")
    page.keyboard.press("Escape")
    expect(page.locator("main")).not_to_have_attribute("inert", "")


def test_choosing_a_link_leaves_the_phone_menu(open_page: OpenPage) -> None:
    page = open_page(PATH, viewport=PHONE)
    page.get_by_role("button", name="Menu").click()
    page.locator("#mobile-menu").get_by_role("link", name="Taxation").click()
    page.wait_for_url("**/nri/taxation-info")
    expect(page.locator("#mobile-menu")).to_be_hidden()


def test_the_skip_link_leads_to_the_content(open_page: OpenPage) -> None:
    page = open_page(PATH)
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
