"""The figures count up once and end at the served values; one answer is open at a time."""

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.stack import Stack
from tests.e2e.visitors import await_event

PATH = "/aif/returns"
TARGETS = ["22", "18", "20", "75"]
# The counters lie well below this screen, so that none has begun when the page is loaded.
LOW = {"width": 1440, "height": 100}
RECORD = """(counter) => {
    window.shown = [];
    new MutationObserver(() => window.shown.push(Number(counter.textContent)))
        .observe(counter, { childList: true, characterData: true, subtree: true });
}"""


def test_counters_end_at_what_was_served(open_page: OpenPage) -> None:
    served = open_page(PATH, java_script_enabled=False)
    assert served.locator("[data-counter]").all_text_contents() == TARGETS
    page = open_page(PATH, viewport=LOW)
    counters = page.locator("[data-counter]")
    counters.first.evaluate(RECORD)
    counters.first.scroll_into_view_if_needed()
    await_event(page, lambda: page.evaluate("window.shown.at(-1)") == 22)
    shown: list[int] = page.evaluate("window.shown")
    assert len(shown) > 1
    assert shown[0] == 0
    assert shown == sorted(shown)
    expect(counters).to_have_text(TARGETS)


SHIFT = """() => new Promise(resolve => new PerformanceObserver(list =>
    resolve(list.getEntries().reduce((total, { value }) => total + value, 0))
).observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => resolve(0), 300))"""


def test_nothing_moves_while_counters_count(open_page: OpenPage) -> None:
    page = open_page(PATH, viewport={"width": 412, "height": 823})
    expect(page.locator("[data-counter=counting]")).to_have_count(0)
    expect(page.locator("[data-counter]")).to_have_text(TARGETS)
    assert page.evaluate(SHIFT) <= 0.01


# The visible figure in every frame from the first one on. Before its style sheet is there, a page is not painted.
READ = """(() => {
    window.read = [];
    const look = () => {
        const counter = document.querySelector("[data-counter]");
        const isStyled = counter && document.styleSheets.length > 0;
        const isInk = isStyled && getComputedStyle(counter).color !== "rgba(0, 0, 0, 0)";
        if (isInk) window.read.push(Number(counter.textContent));
        requestAnimationFrame(look);
    };
    look();
})()"""


def test_a_counter_s_end_is_not_read_before_its_beginning(site: Stack, browser: Browser) -> None:
    page = browser.new_context(base_url=site.origin, viewport={"width": 1440, "height": 1400}).new_page()
    page.add_init_script(READ)
    page.goto(PATH)
    # Until after the second in which it counts.
    page.wait_for_timeout(1500)
    await_event(page, lambda: page.evaluate("window.read.at(-1)") == 22)
    read = page.evaluate("window.read")
    page.context.close()
    assert read == sorted(read)


def test_counters_stand_still_under_reduced_motion(open_page: OpenPage) -> None:
    page = open_page(PATH, reduced_motion="reduce")
    assert page.locator("[data-counter]").all_text_contents() == TARGETS


def test_one_answer_is_open_at_most(open_page: OpenPage) -> None:
    page = open_page(PATH, java_script_enabled=False)
    questions = page.locator("main details[name]")
    questions.nth(1).locator("summary").click()
    expect(page.locator("main details[name][open]")).to_have_count(1)
    questions.nth(1).locator("summary").click()
    expect(page.locator("main details[name][open]")).to_have_count(0)
