"""Three questions lead to one answer, without script, once they are answered."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, OpenPage
from tests.e2e.pages import DECISIONS


def answers(page: Page) -> Locator:
    return page.locator("main fieldset [data-option]").filter(visible=True)


def open_ways(page: Page) -> Locator:
    return page.locator("main [data-open]").filter(visible=True)


@pytest.mark.parametrize("path", DECISIONS)
def test_before_a_choice_the_first_screen_has_questions_and_no_answer(read_page: OpenPage, path: str) -> None:
    page = read_page(path, viewport=DESKTOP)
    expect(answers(page)).to_have_count(0)
    expect(open_ways(page).get_by_role("link")).to_have_count(0)
    box = open_ways(page).bounding_box()
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
            expect(answers(page)).to_have_count(1 if ends else 0)
            expect(open_ways(page)).to_have_count(0 if ends else 1)
            expect(questions.filter(visible=True)).to_have_count(place + 1 if ends else questions.count())
            if ends:
                expect(answers(page).get_by_role("link").first).to_be_visible()
        goes_on = question.locator("input:not([data-ends])")
        (goes_on if goes_on.count() else question.get_by_role("radio")).first.check()


def test_the_last_question_alone_answers_nothing(open_page: OpenPage) -> None:
    page = open_page(DECISIONS[0], viewport=DESKTOP, java_script_enabled=False)
    page.locator("main fieldset").last.get_by_role("radio").first.check()
    expect(answers(page)).to_have_count(0)
    expect(open_ways(page)).to_have_count(1)
