"""Three questions lead to one answer, without script. The first options are chosen as an example."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, OpenPage
from tests.e2e.pages import DECISIONS


def answers(page: Page) -> Locator:
    return page.locator("main fieldset [data-option]").filter(visible=True)


@pytest.mark.parametrize("path", DECISIONS)
def test_the_first_screen_has_questions_and_the_answer_of_an_example(read_page: OpenPage, path: str) -> None:
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
            ends = option.get_attribute("data-ends") is not None
            expect(answers(page)).to_have_count(1)
            expect(questions.filter(visible=True)).to_have_count(place + 1 if ends else questions.count())
            expect(answers(page).get_by_role("link").first).to_be_visible()
        question.get_by_role("radio").first.check()


def test_a_choice_is_kept_when_a_visitor_comes_back(open_page: OpenPage) -> None:
    page = open_page(DECISIONS[0], viewport=DESKTOP)
    last = page.locator("main fieldset").last.get_by_role("radio").last
    last.check()
    chosen = answers(page).inner_text()
    answers(page).get_by_role("link").first.click()
    page.go_back()
    expect(last).to_be_checked()
    expect(answers(page)).to_have_text(chosen, use_inner_text=True)
