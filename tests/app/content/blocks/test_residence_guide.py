"""The guide's page: its text is complete, and each step shows what the pure functions return."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.content.checks.block_checks import block_faults
from app.content.composing.compose import ComposedContent
from app.content.known_paths import GUIDE_PATH
from app.content.reading.loader import load_sources
from app.content.residence.guide import PARAMETERS, UNKNOWN
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import write_snapshot
from tests.app.content.small_site import FILES, load_faults, write_site
from tests.factories.shipped_content import CONTENT_DIR

PAGE = CONTENT_DIR / "pages/nri/guide.yaml"
VISITOR = {"person": "citizen", "stay": "visits", "daysInYear": "100"}


@pytest.fixture(scope="module")
def snapshot(content: ComposedContent, tmp_path_factory: pytest.TempPathFactory) -> ContentSnapshot:
    """The shipped content as web processes serve it."""
    file = tmp_path_factory.mktemp("snapshot") / "shipped.sqlite3"
    write_snapshot(file, content.rows(), content.passages)
    return ContentSnapshot.open(file)


def page_at(snapshot: ContentSnapshot, **params: str) -> dict[str, Any]:
    page: dict[str, Any] = json.loads(snapshot.answered_request_json(GUIDE_PATH, params))["page"]
    return page


def state_of(page: dict[str, Any]) -> dict[str, Any]:
    state: dict[str, Any] = next(block for block in page["blocks"] if block["kind"] == "residenceGuide")["state"]
    return state


def test_the_first_page_is_indexed_and_a_step_is_not(snapshot: ContentSnapshot) -> None:
    stored = json.loads(snapshot.render_request_json(GUIDE_PATH))["page"]
    assert stored["head"]["robots"] is None
    assert state_of(stored) == state_of(page_at(snapshot))
    assert page_at(snapshot, **VISITOR)["head"]["robots"] == "noindex"


def test_a_step_leads_on_past_its_question_and_back_to_each_answer(snapshot: ContentSnapshot) -> None:
    state = state_of(page_at(snapshot, **VISITOR))
    assert state["question"]["number"] == len(VISITOR) + 1
    assert state["question"]["skipHref"].endswith(f"{state['question']['parameter']}={UNKNOWN}")
    assert [answer["changeHref"] for answer in state["given"]] == [
        "/nri/guide?stay=visits&daysInYear=100",
        "/nri/guide?person=citizen&daysInYear=100",
        "/nri/guide?person=citizen&stay=visits",
    ]
    assert state["results"] is None


def test_an_answer_that_is_changed_keeps_the_later_ones_beside_its_question(snapshot: ContentSnapshot) -> None:
    state = state_of(page_at(snapshot, person="citizen", daysInYear="100"))
    assert state["question"]["parameter"] == "stay"
    assert [answer["parameter"] for answer in state["given"]] == ["person", "daysInYear"]
    assert state["question"]["skipHref"] == "/nri/guide?person=citizen&stay=unknown&daysInYear=100"


def test_the_call_to_an_advisor_takes_the_answers_along(snapshot: ContentSnapshot) -> None:
    def called(**params: str) -> str:
        page = page_at(snapshot, **params)
        return str(next(block for block in page["blocks"] if block["kind"] == "callBand")["action"]["href"])

    assert called() == "/speakwithadvisor"
    assert called(**VISITOR) == "/speakwithadvisor?person=citizen&stay=visits&daysInYear=100"
    assert called(person="<b>") == "/speakwithadvisor"


def test_a_skipped_answer_that_matters_leaves_tax_open_and_accounts_decided(snapshot: ContentSnapshot) -> None:
    params = dict.fromkeys(PARAMETERS.values(), UNKNOWN) | {"stay": "leavesForWork"}
    results = state_of(page_at(snapshot, **params))["results"]
    assert results["tax"]["status"] is None
    assert results["tax"]["missing"]
    assert results["fema"]["status"] is not None
    assert not results["fema"]["missing"]


def test_a_faulty_answer_stands_in_its_field_as_it_was_written(snapshot: ContentSnapshot) -> None:
    asked = state_of(page_at(snapshot, person="citizen", stay="visits", daysInYear="<b>1"))["question"]
    assert (asked["written"], bool(asked["error"])) == ("<b>1", True)


@pytest.mark.parametrize(
    ("pattern", "instead", "told"),
    [
        (r"parameter: person", "parameter: people", "write person"),
        (r"\{ value: citizen, ", "{ value: national, ", "person offers"),
        (r"status: Non-resident", "status: Abroad", " explains "),
    ],
)
def test_a_guide_without_a_question_answer_or_status_is_refused(
    pattern: str, instead: str, told: str, tmp_path: Path
) -> None:
    text = re.sub(pattern, instead, PAGE.read_text(encoding="utf-8"), count=1)
    assert any(told in fault for fault in load_faults(write_site(tmp_path, {"pages/nri/guide.yaml": text})))


def test_the_guide_stands_at_its_address_alone(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    moved = text.replace("path: /nri/guide", "path: /probe").replace("id: nri-guide", "id: probe")
    changes = {"pages/probe.yaml": moved, "pages/home.yaml": FILES["pages/home.yaml"]}
    faults = [str(fault) for fault in block_faults(load_sources(write_site(tmp_path, changes)))]
    assert any(f"belongs only at {GUIDE_PATH}" in fault for fault in faults)
