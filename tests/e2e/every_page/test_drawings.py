"""Words in explanatory drawings: large enough at every width, never overlapping, never cut off."""

import pytest

from tests.e2e.conftest import OpenPage

SMALLEST_TEXT_PX = 13
# Pages and the number of drawings on each.
DRAWN = {
    "/": 1,
    "/costs": 1,
    "/about/philosophy": 1,
    "/pms/team": 1,
    "/aif/capital-calls-and-tax": 1,
    "/portfolio_services/motilal": 3,
}
# On phones its text says what it shows.
NOT_ON_PHONES = "/pms/team"
PHONE_PX = 640
# The narrowest phone, the narrowest columns of a tablet, a ledger and a row of four, and a desktop.
WIDTHS_PX = (320, 700, 1024, 1152, 1440)

OPEN_ALL = "() => document.querySelectorAll('main details').forEach(details => { details.open = true; })"
READ_WORDS = """() => {
    const outer = document.querySelectorAll("[data-plot] svg:not(svg svg)");
    const drawings = [...outer].filter(svg => svg.checkVisibility());
    const pen = document.createElement("canvas").getContext("2d");
    // Of the letters themselves: fonts leave room above and below them, the display font as much as half a line.
    const inkOf = (text, scale) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        pen.font = getComputedStyle(text).font;
        const ink = pen.measureText(text.textContent);
        return { left, right,
                 top: top + (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent) * scale,
                 bottom: bottom - (ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent) * scale };
    };
    const wordsOf = svg => [...svg.querySelectorAll("text")].filter(text => text.checkVisibility());
    return drawings.map(svg => wordsOf(svg).map(text => {
        const scale = svg.getScreenCTM().a;
        return { word: text.textContent, ...inkOf(text, scale),
                 sizePx: parseFloat(getComputedStyle(text).fontSize) * scale };
    }));
}"""

Word = dict[str, float]


def touch(one: Word, other: Word) -> bool:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 0 and high > 0


@pytest.mark.parametrize(("path", "count"), DRAWN.items())
def test_words_of_drawings_can_be_read_at_every_width(change_page: OpenPage, path: str, count: int) -> None:
    page = change_page(path)
    for width in WIDTHS_PX:
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(OPEN_ALL)
        drawings: list[list[Word]] = page.evaluate(READ_WORDS)
        hidden = path == NOT_ON_PHONES and width <= PHONE_PX
        assert len(drawings) == (0 if hidden else count), width
        for words in drawings:
            small = [word for word in words if word["sizePx"] < SMALLEST_TEXT_PX - 0.05]
            assert small == [], width
            assert [word for word in words if word["left"] < 0 or word["right"] > width] == [], width
            pairs = [(one, other) for index, one in enumerate(words) for other in words[:index]]
            assert [pair for pair in pairs if touch(*pair)] == [], width
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_rankings_are_columns_on_phones(read_page: OpenPage) -> None:
    page = read_page("/portfolio_services/Founder-Portfolio", viewport={"width": 320, "height": 700})
    table = page.get_by_role("table", name="The all-round wealth creators of 25 years, from place 1")
    heads = [cell.bounding_box() for cell in table.get_by_role("columnheader").all()]
    cells = [cell.bounding_box() for cell in table.locator("tbody tr").first.locator("td, th").all()]
    rights = [[box["x"] + box["width"] for box in row if box is not None] for row in (heads, cells)]
    assert len(rights[0]) == 5
    assert rights[0] == pytest.approx(rights[1], abs=1)
    assert rights[0][-1] <= 320
