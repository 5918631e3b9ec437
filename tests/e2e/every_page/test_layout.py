"""At widths between the designed ones: no overlapping words, no broken figure, equal spacing, no overflow."""

import pytest

from tests.e2e.conftest import OpenPage
from tests.e2e.pages import ALL_KINDS, CHARTED
from tests.e2e.text_boxes import BROKEN_FIGURES, COLLISIONS, LOOSE_SECTIONS

WIDTHS_PX = (320, 390, 641, 768, 1024, 1180, 1280, 1440, 1920)


@pytest.mark.parametrize("path", sorted({*ALL_KINDS, *CHARTED}))
def test_words_and_figures_keep_their_places(read_page: OpenPage, path: str) -> None:
    page = read_page(path)
    faults = []
    for width_px in WIDTHS_PX:
        page.set_viewport_size({"width": width_px, "height": 900})
        for check in (COLLISIONS, BROKEN_FIGURES, LOOSE_SECTIONS):
            faults += [f"{width_px} px: {fault}" for fault in page.evaluate(check)]
        wide_px = page.evaluate("document.documentElement.scrollWidth")
        if wide_px > width_px:
            faults.append(f"{width_px} px: wider than the screen, {wide_px} px")
    assert faults == []


@pytest.mark.parametrize("path", CHARTED)
def test_labels_of_charts_keep_apart_on_paper(read_page: OpenPage, path: str) -> None:
    # A4 without its margins, in CSS pixels.
    page = read_page(path, viewport={"width": 695, "height": 1024})
    page.emulate_media(media="print")
    assert page.evaluate(COLLISIONS) == []
