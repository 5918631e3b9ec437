"""A factsheet shows its evidence first and its tabs in one row, links to others, and offers a call on phones."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.pages import STRATEGIES

FACTSHEETS = [path for path in STRATEGIES if path.startswith("/portfolio_services/")]
ACE = "/portfolio_services/ace-strategy"
PATHS = pytest.mark.parametrize("path", FACTSHEETS)
NARROW = {"width": 320, "height": 640}
WIDE = {"width": 1440, "height": 900}
TABLET = {"width": 768, "height": 1024}

Box = dict[str, float]
BOXES = "(nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON())"


def boxes(page: Page, selector: str) -> Sequence[Box]:
    """The boxes of the drawings, in pixels of the window."""
    found: list[Box] = page.locator(selector).evaluate_all(BOXES)
    return [box for box in found if box["width"] > 0]


@PATHS
def test_the_first_screen_shows_the_portrait_or_large_terms_and_the_place_among_others(
    read_page: OpenPage, path: str
) -> None:
    page = read_page(path)
    (tabs,), (heading,) = boxes(page, "[data-page-tabs]"), boxes(page, "main h1")
    head = "main > section:first-of-type"
    (first, *_) = boxes(page, f"{head} :is(figure, dl)")
    assert first["left"] > heading["left"] + DESKTOP["width"] / 4
    assert first["right"] > DESKTOP["width"] * 0.85
    assert first["top"] < heading["bottom"]
    assert [box for box in boxes(page, f"{head} [data-axes] svg") if box["right"] > first["right"] + 8] == []
    assert tabs["bottom"] < DESKTOP["height"] + 80


@PATHS
def test_every_chapter_has_its_sections_and_the_line_opens_how_it_has_gone(read_page: OpenPage, path: str) -> None:
    page = read_page(path)
    chapters = page.locator("main section:has(> div > header > h2):has(section)")
    assert chapters.count() >= 3
    for chapter in chapters.all():
        assert chapter.locator("h2").count() == 1
        assert chapter.locator("h3, caption").count() > 0
    expect(page.locator("#gone section").first.locator("[data-chart=growth]")).to_have_count(1)


@pytest.mark.parametrize(("viewport", "highest_px"), [(WIDE, 5200), (PHONE, 8500)], ids=["wide", "phone"])
@PATHS
def test_no_factsheet_is_longer_than_one_reads(
    read_page: OpenPage, path: str, viewport: dict[str, int], highest_px: int
) -> None:
    """With samples."""
    page = read_page(path, viewport=viewport)
    assert page.evaluate("document.documentElement.scrollHeight") <= highest_px


@PATHS
def test_no_table_stands_twice(read_page: OpenPage, path: str) -> None:
    """No table repeats another one of the page; a table that repeats a drawing is folded."""
    page = read_page(path)
    rows = page.locator("main table").evaluate_all(
        "(tables) => tables.map((table) => [...table.querySelectorAll('tbody tr')].map((row) => row.innerText))"
    )
    told = [row for table in rows for row in table if any(sign.isdigit() for sign in row)]
    assert [row for row in set(told) if told.count(row) > 1] == []


@PATHS
def test_tabs_stand_in_one_row_that_does_not_widen_the_page(read_page: OpenPage, path: str) -> None:
    page = read_page(path, viewport=NARROW)
    for size in (NARROW, PHONE, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        tabs = boxes(page, "[data-page-tabs] a")
        assert len(tabs) >= 3
        assert len({tab["top"] for tab in tabs}) == 1
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@PATHS
def test_what_a_mark_means_is_said_once_and_what_is_a_sample_has_one(read_page: OpenPage, path: str) -> None:
    page = read_page(path)
    expect(page.get_by_role("note").filter(has_text="Sample")).to_have_count(1)
    told = page.locator("main").evaluate("""(main) => {
        const marks = [...main.querySelectorAll("section span")]
            .filter((each) => !each.firstElementChild && each.textContent === "Sample");
        const part = "section, [data-markdown-omit]";
        const marked = new Set(marks.map((mark) => mark.closest(part)));
        const isMarked = (each) => each != null && (marked.has(each) || isMarked(each.parentElement?.closest(part)));
        const drawn = [...main.querySelectorAll("[data-sample]")];
        return { marks: marks.length, marked: marked.size, hatched: drawn.length,
                 unmarked: drawn.filter((each) => !isMarked(each.closest(part) ?? null)).length };
    }""")
    assert told["marks"] == told["marked"] > 1
    assert told["hatched"] > 0
    assert told["unmarked"] == 0


@pytest.mark.parametrize(
    "path", [f"/portfolio_services/{name}" for name in ("ace-strategy", "largecap-strategy", "motilal")]
)
def test_no_mark_of_a_sample_stands_over_what_is_stated(read_page: OpenPage, path: str) -> None:
    page = read_page(path)
    stated = page.locator("#holds :text('Stated, ')")
    assert stated.count() >= 2
    expect(page.locator("#holds [data-markdown-omit] :text('Stated, ')")).to_have_count(0)
    parts = page.locator("#holds [data-markdown-omit]:not(:has([data-result]))")
    expect(parts.locator(":text-is('Sample')")).to_have_count(2)


def test_a_stated_drawing_beside_samples_has_no_mark(read_page: OpenPage) -> None:
    steps = read_page("/portfolio_services/motilal").locator("section:has(> #tailwinds) article")
    expect(steps).to_have_count(3)
    expect(steps.locator("[data-markdown-omit] :text-is('Sample')")).to_have_count(2)
    expect(steps.last.locator(":text-is('Sample')")).to_have_count(0)


def test_the_first_tab_is_lit_again_at_the_top(read_page: OpenPage) -> None:
    page = read_page(ACE)
    lit = page.locator("[data-page-tabs] a[aria-current=true]")
    tabs = page.locator("[data-page-tabs] a").all_text_contents()
    expect(lit).to_have_text(tabs[0])
    page.locator("#holds").evaluate("(section) => scrollTo(0, section.offsetTop)")
    expect(lit).to_have_text(tabs[1])
    page.evaluate("scrollTo(0, 0)")
    expect(lit).to_have_text(tabs[0])


def test_nothing_shows_through_the_tabs(read_page: OpenPage) -> None:
    tabs = read_page(ACE).locator("[data-page-tabs]")
    assert tabs.evaluate("bar => getComputedStyle(bar).backgroundColor").startswith("rgb(")


def test_the_foot_leads_to_a_comparison_that_is_set(change_page: OpenPage) -> None:
    page = change_page(ACE)
    link = page.get_by_role("link", name=re.compile("^Compare with ")).first
    other = (link.get_attribute("href") or "").rpartition("=")[2]
    link.click()
    expect(page.get_by_role("main")).to_contain_text("ACE strategy")
    expect(page).to_have_url(re.compile(rf"/compare\?strategy=ace-strategy&strategy={other}$"))


def test_the_call_of_a_phone_covers_nothing_on_the_first_screen_nor_where_the_page_ends(read_page: OpenPage) -> None:
    page = read_page(ACE, viewport=PHONE)
    call = page.locator("main > div:has(+ section:last-child)")
    expect(call).to_be_hidden()
    page.evaluate("scrollTo(0, innerHeight)")
    expect(call).to_be_visible()
    (bar,) = boxes(page, "main > div:has(+ section:last-child)")
    assert bar["bottom"] == PHONE["height"]
    assert bar["height"] < 60
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    (bar,) = boxes(page, "main > div:has(+ section:last-child)")
    (band,) = boxes(page, "main > section:last-child")
    assert abs(bar["bottom"] - band["top"]) < 1


def test_what_takes_the_focus_stands_above_the_call(read_page: OpenPage) -> None:
    page = read_page(ACE, viewport=PHONE)
    links = page.locator("#other-strategies li:visible a").all()
    assert len(links) > 2
    for link in links:
        link.focus()
        (bar,) = boxes(page, "main > div:has(+ section:last-child)")
        assert link.evaluate("(node) => node.getBoundingClientRect().bottom") <= bar["top"]


def test_the_call_is_for_phones_on_screen_only(read_page: OpenPage) -> None:
    page = read_page(ACE)
    assert boxes(page, "main > div:has(+ section:last-child)") == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.emulate_media(media="print")
    assert boxes(page, "main > div:has(+ section:last-child)") == []


@pytest.mark.parametrize("path", ["/contact", "/speakwithadvisor"])
def test_on_phones_the_form_comes_before_the_firm_s_details(open_page: OpenPage, path: str) -> None:
    page = open_page(path, viewport=PHONE)
    (form,), (details,) = boxes(page, "main > section:first-child form"), boxes(page, "main > section:first-child dl")
    assert form["top"] < PHONE["height"] * 2 / 3, "the first field is not on the first screen"
    assert form["bottom"] < details["top"]
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    (form,), (details,) = boxes(page, "main > section:first-child form"), boxes(page, "main > section:first-child dl")
    assert details["right"] < form["left"]


def test_a_jump_leaves_no_tab_marked_that_is_not_read(open_page: OpenPage) -> None:
    page = open_page("/nri/taxation-info", viewport={"width": 1280, "height": 800})
    marked = page.locator("[data-page-tabs] a[aria-current]")
    tabs = page.locator("[data-page-tabs] a").all_text_contents()
    for place, tab in ((1e6, tabs[-1]), (0, tabs[0])):
        page.evaluate("top => scrollTo({ top, behavior: 'instant' })", place)
        expect(marked).to_have_text(tab)
