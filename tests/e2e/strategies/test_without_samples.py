"""Factsheets as production shows them: without samples, no word of what is stated is cut off."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.pages import STRATEGIES
from tests.e2e.stack import Stack, start_drawing_stack

# Words beyond the edge of a part that hides what leaves it, unless it scrolls or they are for screen readers.
CUT_OFF = """() => {
    const faults = [];
    const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const { data, parentElement: parent } = words.currentNode;
        if (!data.trim() || !parent.checkVisibility() || parent.closest("svg")) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        for (let each = parent; each !== null && width > 0; each = each.parentElement) {
            const { overflowX, clipPath } = getComputedStyle(each);
            if (clipPath !== "none" || /auto|scroll/.test(overflowX)) break;
            const edge = each.getBoundingClientRect();
            if (/clip|hidden/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) faults.push(data);
        }
    }
    return faults;
}"""


@pytest.fixture(scope="module")
def site(build: Mapping[str, str], make_folder: Callable[[], Path]) -> Iterator[Stack]:
    """A site of its own, as in production."""
    stack = start_drawing_stack(make_folder(), build, SAMPLE_DATA="hide", WEB_WORKERS="1")
    yield stack
    stack.stop()


@pytest.mark.parametrize("path", STRATEGIES)
def test_what_is_stated_is_whole(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    for viewport in (DESKTOP, PHONE):
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        assert page.evaluate(CUT_OFF) == []
