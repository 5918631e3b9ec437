"""Somebody with a browser who looks, clicks, types, waits for results, and takes pictures."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.trials.walk.browsers import Browser
from tests.waiting import LIMIT_S

Seen = TypeVar("Seen")

# Selenium's own is_displayed calls hidden what a closed <details> shows by ::details-content.
FIRST_VISIBLE = """
const [selector] = arguments;
const snapshot = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
const byPath = () => {
    const found = document.evaluate(selector, document, null, snapshot, null);
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index));
};
const found = selector.startsWith("/") ? byPath() : [...document.querySelectorAll(selector)];
return found.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
"""
FRAME = "const frame = () => new Promise(requestAnimationFrame);"
# Wait until the page stands still: Firefox scrolls the caret of the last typing back into sight a moment later.
INTO_SIGHT = f"""{FRAME}
const [element] = arguments;
const top = () => element.getBoundingClientRect().top;
element.scrollIntoView({{ block: "center", behavior: "instant" }});
return (async () => {{
    for (let before = NaN, still = 0; still < 10; before = top(), await frame()) {{
        still = top() === before ? still + 1 : 0;
    }}
}})();
"""
# A picture of WebKit is two frames late.
PAINT = f"{FRAME} return frame().then(frame).then(frame);"
SCROLL = """
scrollTo({ top: arguments[0], behavior: "instant" });
return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
"""
SIDEWAYS_PX = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
HIGHEST_WORD_PX = """
const words = [...document.querySelectorAll("[data-island=chart] text")].filter((word) => word.checkVisibility());
return Math.max(0, ...words.map((word) => word.getBoundingClientRect().height));
"""
# The largest are numbers of 24 px, whose box is higher because of the font's line gap.
WORD_LIMIT_PX = 48
# The most pictures of one page: the longest needs as many on a phone.
SCREENS = 25
TEXT_OF = "return document.querySelector(arguments[0])?.innerText ?? ''"


@dataclass
class Visitor:
    """`folder` gets the pictures, numbered in order; `heard` is the number of complaints reported so far."""

    browser: Browser
    origin: str
    folder: Path
    is_on_phone: bool
    pictures: int = 0
    heard: int = field(default=0, init=False)

    def open(self, path: str) -> None:
        """Load an address of the site."""
        self.browser.driver.get(self.origin + path)

    def wait(self, condition: Callable[[], Seen | None], expected: str) -> Seen:
        """Return the result of `condition` once it is true; fail with what was expected and where."""
        driver = self.browser.driver
        patience = WebDriverWait(driver, LIMIT_S, 0.1, [StaleElementReferenceException])
        found = patience.until(lambda _: condition(), f"expected {expected}")
        assert found
        return found

    def one(self, selector: str) -> WebElement:
        """Wait for the first visible element of a CSS selector, or of an XPath that begins with a slash."""
        run = self.browser.driver.execute_script
        found: WebElement = self.wait(lambda: run(FIRST_VISIBLE, selector), f"something visible at {selector}")
        return found

    def named(self, tag: str, name: str) -> WebElement:
        """Wait for the visible element of this tag with this text or label."""
        return self.one(f'//{tag}[normalize-space()="{name}" or @aria-label="{name}"]')

    def goes(self, selector: str) -> None:
        """Wait until nothing is visible at a selector."""
        run = self.browser.driver.execute_script
        self.wait(lambda: run(FIRST_VISIBLE, selector) is None, f"nothing visible at {selector}")

    def reads(self, text: str, within: str = "body") -> None:
        """Wait until the visible words of a part contain a text, in any case and spacing."""
        wanted = " ".join(text.split()).casefold()
        run = self.browser.driver.execute_script
        self.wait(lambda: wanted in " ".join(run(TEXT_OF, within).split()).casefold(), f"“{text}” in {within}")

    def is_at(self, pattern: str) -> None:
        """Wait until the end of the address matches a regular expression."""
        driver = self.browser.driver
        self.wait(lambda: re.search(f"{pattern}$", driver.current_url), f"an address that ends with {pattern}")

    def focuses(self, selector: str) -> None:
        """Wait until the focused element matches a CSS selector."""
        run = self.browser.driver.execute_script
        self.wait(lambda: run("return document.activeElement.matches(arguments[0])", selector), f"focus: {selector}")

    def click(self, element: WebElement) -> None:
        """Scroll to an element and click its middle, whatever covers it."""
        self.browser.driver.execute_script(INTO_SIGHT, element)
        ActionChains(self.browser.driver).click(element).perform()

    def point(self, element: WebElement, right_px: int) -> None:
        """Move the pointer to a place beside the middle of an element."""
        self.browser.driver.execute_script(INTO_SIGHT, element)
        ActionChains(self.browser.driver).move_to_element_with_offset(element, right_px, 0).perform()

    def focus(self, element: WebElement) -> None:
        """Focus an element as keys would."""
        self.browser.driver.execute_script("arguments[0].focus()", element)

    def press(self, *keys: str) -> None:
        """Press keys, or type, wherever the focus is."""
        ActionChains(self.browser.driver).send_keys(*keys).perform()

    def press_with_control(self, key: str) -> None:
        """Press a key while Control is held down."""
        ActionChains(self.browser.driver).key_down(Keys.CONTROL).send_keys(key).key_up(Keys.CONTROL).perform()

    def fill(self, **texts: str) -> None:
        """Type into fields by their names, replacing their text."""
        for name, text in texts.items():
            element = self.one(f"main [name={name}]")
            element.clear()
            element.send_keys(text)

    def picture(self, name: str) -> None:
        """Save a picture; fail if the page scrolls sideways or has complained."""
        self.pictures += 1
        path = self.folder / f"{self.pictures:02}-{name}.png"
        self.browser.driver.execute_script(PAINT)
        self.browser.driver.save_screenshot(str(path))
        wider_px = self.browser.driver.execute_script(SIDEWAYS_PX)
        assert wider_px <= 0, f"{name}: the page is {wider_px} px wider than the window"
        self.expect_no_complaint()

    def expect_words_of_drawings_at_size(self) -> None:
        """Fail if a word in a drawing is larger than any line of the page's text should be."""
        highest_px = self.browser.driver.execute_script(HIGHEST_WORD_PX)
        assert highest_px <= WORD_LIMIT_PX, f"a word in a drawing is {highest_px:.0f} px high"

    def look_down(self, name: str) -> None:
        """Take pictures of a whole page, screen by screen, and return to its top."""
        run = self.browser.driver.execute_script
        height_px = run("return innerHeight")
        for screen in range(SCREENS):
            is_at_end = run(SCROLL, 0.85 * height_px * screen)
            self.picture(f"{name}-{screen + 1}")
            if is_at_end:
                break
        run(SCROLL, 0)

    def expect_no_complaint(self) -> None:
        """Fail with what pages have logged since the last check."""
        said = self.browser.complaints()[self.heard :]
        self.heard += len(said)
        assert not said, f"the console: {' | '.join(said)}"
