"""Three questions lead to one answer, without script."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, OpenPage
from tests.e2e.pages import DECISIONS


def answers(page: Page) -> Locator:
    return page.locator("main fieldset [data-option]").filter(visible=True)


@pytest.mark.parametrize("path", DECISIONS)
def test_questions_and_answer_stand_in_the_first_screen(read_page: OpenPage, path: str) -> None:
    page = read_page(path, viewport=DESKTOP)
    expect(answers(page)).to_have_count(1)
    box = answers(page).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= DESKTOP["height"]


@pytest.mark.parametrize("path", DECISIONS)
def test_each_choice_leads_to_one_answer_with_a_way_on(open_page: OpenPage, path: str) -> None:
    page = open_page(path, viewport=DESKTOP, java_script_enabled=False)
    questions = page.locator("main fieldset")
    for place in range(questions.count()):
        question = questions.nth(place)
        for option in question.get_by_role("radio").all():
            option.check()
            expect(answers(page)).to_have_count(1)
            expect(answers(page).get_by_role("link").first).to_be_visible()
            ends = option.get_attribute("data-ends") is not None
            expect(questions.filter(visible=True)).to_have_count(place + 1 if ends else questions.count())
        question.get_by_role("radio").first.check()
