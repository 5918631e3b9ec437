"""Dynamic pages: only our own numbers and words come of an address, never its own text."""

import json
from typing import Any
from urllib.parse import urlsplit

import pytest

from app.content.composing.compose import ComposedContent
from app.content.snapshots.dynamic_answers import ANSWERS
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import write_snapshot
from app.pages.dynamic_addresses import given_parameters

COSTS, ADVISOR, GUIDE = "/costs", "/speakwithadvisor", "/nri/guide"


@pytest.fixture(scope="module")
def snapshot(content: ComposedContent, tmp_path_factory: pytest.TempPathFactory) -> ContentSnapshot:
    """The shipped content, as a web process reads it."""
    file = tmp_path_factory.mktemp("snapshot") / "snapshot.sqlite3"
    write_snapshot(file, content.rows(), content.passages)
    return ContentSnapshot.open(file)


def page_of(snapshot: ContentSnapshot, path: str, **given: str) -> dict[str, Any]:
    page: dict[str, Any] = json.loads(snapshot.answered_request_json(path, given))["page"]
    return page


def block_of(page: dict[str, Any], kind: str) -> dict[str, Any]:
    block: dict[str, Any] = next(block for block in page["blocks"] if block["kind"] == kind)
    return block


@pytest.mark.parametrize("path", ANSWERS)
def test_an_answer_is_not_indexed_and_the_stored_page_stands_for_it(snapshot: ContentSnapshot, path: str) -> None:
    head = page_of(snapshot, path, amount="75 lakh")["head"]
    assert (head["robots"], head["structuredData"]) == ("noindex", None)
    assert head["canonical"].endswith(path)
    stored = json.loads(snapshot.render_request_json(path))["page"]["head"]
    assert stored["robots"] is None
    assert stored["structuredData"] is not None


def test_the_stored_page_is_answered_for_the_usual_amount(snapshot: ContentSnapshot) -> None:
    stored = json.loads(snapshot.render_request_json(COSTS))["page"]
    example = block_of(stored, "costsAnswer")
    assert example["answer"]["isExample"]
    example["answer"]["isExample"] = False
    assert example == block_of(page_of(snapshot, COSTS, amount="50 lakh"), "costsAnswer")


def test_what_was_asked_is_worked_out_and_leads_to_an_advisor_with_it(snapshot: ContentSnapshot) -> None:
    block = block_of(page_of(snapshot, COSTS, amount="2 crore", years="1", fee="1.5"), "costsAnswer")
    assert block["answer"]["costs"]["amount"] == {"value": 20_000_000, "shown": "₹2 crore"}
    assert block["answer"]["costs"]["year"] == 1
    assert block["ask"]["href"] == f"{ADVISOR}?amount=20000000&years=1&fee=1.5"


def test_what_is_faulty_is_told_by_field_and_in_the_title_and_the_rest_is_answered(snapshot: ContentSnapshot) -> None:
    page = page_of(snapshot, COSTS, amount="<b>", years="2")
    answer = block_of(page, "costsAnswer")["answer"]
    assert (answer["form"]["amount"], set(answer["form"]["errors"])) == ("<b>", {"amount"})
    assert answer["costs"]["year"] == 2
    assert page["head"]["title"].startswith("Error: ")
    assert "<b>" not in block_of(page, "costsAnswer")["ask"]["href"]


def test_the_advisor_s_message_begins_with_the_amount(snapshot: ContentSnapshot) -> None:
    form = block_of(page_of(snapshot, ADVISOR, amount="7500000", years="2"), "contactHead")["form"]
    assert "₹75 lakh" in form["prefilled"]["message"]
    assert (form["values"], form["errors"]) == (None, {})


def test_the_advisor_s_message_begins_with_the_guide_s_answers_in_its_words(snapshot: ContentSnapshot) -> None:
    answers = {"person": "citizen", "stay": "leavesForWork", "daysInYear": "100", "indianIncomeAbove15Lakh": "no"}
    guide = block_of(page_of(snapshot, GUIDE, **answers), "residenceGuide")
    form = block_of(page_of(snapshot, ADVISOR, **answers), "contactHead")["form"]
    message = form["prefilled"]["message"]
    assert guide["questions"][1]["options"][1]["label"] in message
    assert f"{guide['questions'][2]['short']}: 100\n" in message
    assert f"{guide['tax']['heading']}: {guide['state']['results']['tax']['status']}\n" in message


def test_the_message_tells_no_result_before_the_end_and_nothing_that_was_skipped(snapshot: ContentSnapshot) -> None:
    form = block_of(page_of(snapshot, ADVISOR, person="citizen", stay="unknown"), "contactHead")["form"]
    guide = block_of(page_of(snapshot, GUIDE), "residenceGuide")
    lines = form["prefilled"]["message"].split("\n")[1:-1]
    assert lines == [f"{guide['questions'][0]['short']}: {guide['questions'][0]['options'][0]['label']}"]


@pytest.mark.parametrize(
    "given",
    [
        {"person": "call me at 98765"},
        {"stay": "visits", "daysInYear": "100"},
        {"amount": "call me at 98765"},
        {"amount": "10"},
        {"years": "2"},
        {"amount": "1 crore", "years": "now"},
    ],
)
def test_an_address_puts_no_words_of_its_own_into_the_message(snapshot: ContentSnapshot, given: dict[str, str]) -> None:
    assert block_of(page_of(snapshot, ADVISOR, **given), "contactHead")["form"]["prefilled"] == {}


def test_what_was_compared_goes_along_to_an_advisor_by_name(snapshot: ContentSnapshot) -> None:
    slugs = list(snapshot.comparable)[:3]
    compared = json.loads(snapshot.comparison_request_json(slugs))["page"]
    query_string = urlsplit(block_of(compared, "callBand")["action"]["href"]).query
    given = given_parameters(ADVISOR, query_string)
    message = block_of(page_of(snapshot, ADVISOR, **given), "contactHead")["form"]["prefilled"]["message"]
    for column in block_of(compared, "comparison")["strategies"]:
        assert column["name"] in message


@pytest.mark.parametrize("slugs", ["nowhere", "compare", "../nri", ",", "<b>"])
def test_a_strategy_that_is_not_there_begins_no_message(snapshot: ContentSnapshot, slugs: str) -> None:
    page = page_of(snapshot, ADVISOR, strategy=slugs)
    assert not block_of(page, "contactHead")["form"]["prefilled"]
