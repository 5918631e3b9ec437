"""The NRI questions: what a crawler reads equals what a visitor sees, and one answer is open at a time."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage

PATH = "/nri/nri-faqs"


def plain(text: str | None) -> str:
    return re.sub(r"\s+", " ", text or "").strip()


def graph(page: Page) -> list[dict[str, object]]:
    (text,) = page.locator("script[type='application/ld+json']").all_text_contents()
    nodes: list[dict[str, object]] = json.loads(text)["@graph"]
    return nodes


def test_faq_page_markup_equals_the_visible_text(open_page: OpenPage) -> None:
    page = open_page(PATH, java_script_enabled=False)
    faq = next(item for item in graph(page) if item["@type"] == "FAQPage")
    entities = faq["mainEntity"]
    assert isinstance(entities, list)
    assert len(entities) == 5
    for entity, details in zip(entities, page.locator("main details").all(), strict=True):
        assert entity["name"] == plain(details.locator("h3").text_content())
        blocks = [plain(text) for text in details.locator("p, li:not(figure *)").all_text_contents()]
        assert entity["acceptedAnswer"]["text"] == " ".join(blocks)


def test_one_answer_is_open_at_a_time_without_script(open_page: OpenPage) -> None:
    page = open_page(PATH, java_script_enabled=False)
    details = page.locator("main details")
    expect(details.nth(0)).to_have_attribute("open", "")
    details.nth(2).locator("summary").click()
    expect(details.nth(2)).to_have_attribute("open", "")
    expect(details.nth(0)).not_to_have_attribute("open", "")
    details.nth(2).locator("summary").click()
    assert page.locator("main details[open]").count() == 0


def test_an_answer_opens_by_key(open_page: OpenPage) -> None:
    page = open_page(PATH)
    page.locator("main summary").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator("main details").nth(1)).to_have_attribute("open", "")


def test_breadcrumb_is_visible_and_in_structured_data(open_page: OpenPage) -> None:
    page = open_page(PATH, java_script_enabled=False)
    trail = page.get_by_role("navigation", name="Breadcrumb")
    assert [plain(text) for text in trail.locator("li").all_text_contents()] == ["Home", "NRI", "Questions"]
    expect(trail.get_by_role("link", name="Home")).to_have_attribute("href", "/")
    crumbs = next(item for item in graph(page) if item["@type"] == "BreadcrumbList")
    names = [item["name"] for item in crumbs["itemListElement"]]  # type: ignore[attr-defined]
    assert names == ["Home", "NRI", "Questions"]


def place_of(page: Page, number: int) -> float:
    box = page.locator("main summary").nth(number).bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_pressed_question_keeps_its_place_while_another_closes_above_it(
    open_page: OpenPage, viewport: dict[str, int]
) -> None:
    page = open_page(PATH, viewport=viewport)
    for number in (1, 2, 3, 4):
        page.evaluate("y => scrollBy(0, y - innerHeight / 2)", place_of(page, number))
        before = place_of(page, number)
        page.locator("main summary").nth(number).click()
        expect(page.locator("main details").nth(number)).to_have_attribute("open", "")
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert place_of(page, number) == pytest.approx(before, abs=1)


def expect_open(page: Page, number: int) -> None:
    expect(page.locator("main details").nth(number)).to_have_attribute("open", "")
    expect(page.locator("main details[open]")).to_have_count(1)
    header = page.locator("body > header").bounding_box()
    assert header is not None
    assert header["height"] <= place_of(page, number) <= page.evaluate("innerHeight / 2")


@pytest.mark.parametrize("script", [True, False])
def test_a_link_to_an_answer_opens_it_and_so_does_the_way_back(open_page: OpenPage, script: bool) -> None:
    page = open_page(f"{PATH}#tax-treaty", viewport=PHONE, java_script_enabled=script)
    expect_open(page, 3)
    page.goto(f"{PATH}#taking-money-abroad")
    expect_open(page, 4)
    page.go_back()
    expect_open(page, 3)
    if script:
        # Otherwise the browser opens the answer, or restores the scroll position, and we do not control which.
        page.goto("/nri")
        page.go_back()
        expect_open(page, 3)
