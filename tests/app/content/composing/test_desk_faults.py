"""Each fault of a draft is shown at its field or row, or as a line for whoever maintains the files."""

import copy
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.content.composing.desk.judge_candidate import CHANGED_BELOW, judge
from app.content.editions.published import PublishedEdition
from app.content.reading.loader import load_sources
from app.content.snapshots.composing_messages import CandidateJob, CandidateOutcome
from tests.app.content.small_site import TODAY, VARIANT, write_site
from tests.app.content.strategy_site import ALPHA, strategy_site

Data = dict[str, Any]
PAGE = "In the site's files, content/strategies/alpha.yaml:"
# A path in the content folder, or a YAML file with a key.
OF_FILES = re.compile(r"\.(?:ya?ml|csv|md)\b|\bcontent/|\b\w+: true|\{\s*\w+:")


RATIOS = """\
  - kind: metrics
    id: ratios
    heading: Ratios
    items:
      - { label: Std. dev., value: "1.0" }
      - { label: Sharpe, value: "0.9" }
"""


@pytest.fixture(scope="module")
def content_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_site(
        tmp_path_factory.mktemp("desk"),
        strategy_site(
            {
                "strategies/alpha.yaml": ALPHA.replace(
                    "totalLabel: Long-only", "totalLabel: A fee long known, long-only"
                )
                + RATIOS
            }
        ),
    )


def judged(
    content_dir: Path, change: Callable[[Data], None] = lambda _: None, *, original_digest: str | None = None
) -> CandidateOutcome:
    [subject] = [each for each in load_sources(content_dir).subjects if each.subject == "alpha"]
    data = copy.deepcopy(subject.data)
    change(data)
    candidate = PublishedEdition(
        kind="figures",
        subject="alpha",
        number=0,
        as_on=None,
        published_at=datetime(2026, 11, 20, 6, tzinfo=UTC),
        original_digest=original_digest or subject.original_digest,
        data=data,
    )
    job = CandidateJob(
        content_dir=content_dir, publications_file=None, candidate=candidate, variant=VARIANT, today=TODAY
    )
    return judge(job)


def put(value: object, *path: Any) -> Callable[[Data], None]:
    """Put a value at a path of the draft's data."""

    def change(data: Data) -> None:
        *way, last = path
        for step in way:
            data = data[step]
        data[last] = value

    return change


def growth(value: object, *path: Any) -> Callable[[Data], None]:
    return put(value, "datasets", "growth", *path)


def holdings(value: object, *path: Any) -> Callable[[Data], None]:
    return put(value, "datasets", "holdings", *path)


def without_rows(dataset: str, keep: int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        del data["datasets"][dataset]["rows"][keep:]

    return change


CASES: list[tuple[Callable[[Data], None], tuple[str | None, int | None, str, str]]] = [
    # Rows
    (growth("abc", "rows", 4, 1), ("growth", 4, "portfolio", "'abc' is not a number")),
    (growth("31/31/25", "rows", 4, 0), ("growth", 4, "date", "'31/31/25' is not a date such as 2025-05-31")),
    (growth("2023-06-29", "rows", 4, 0), ("growth", 4, "date", "2023-06-29 stands where 2023-06-30 belongs")),
    (growth("2027-05-31", "rows", -1, 0), ("growth", 27, "date", "2027-05-31 stands where 2025-05-31 belongs")),
    (growth("0", "rows", 4, 1), ("growth", None, "", "has a value that is not above 0")),
    (growth("1440", "rows", -1, 1), ("growth", 27, "portfolio", "correct it, or say that it is right")),
    (without_rows("growth", 1), ("growth", None, "", "add the earlier months")),
    (growth("2023-03-16", "rows", 0, 0), ("growth", 0, "date", "put the earlier months above")),
    (holdings("Amber Bank", "rows", 1, 0), ("holdings", 1, "company", "'Amber Bank' is in a row above already")),
    (holdings("", "rows", 1, 1), ("holdings", 1, "sector", "is empty")),
    (
        holdings("Big", "rows", 1, 2),
        ("holdings", 1, "size", "Input should be 'large', 'mid', 'small' or 'cash', got 'Big'"),
    ),
    (holdings("7.0", "rows", -1, 3), ("holdings", None, "weightPercent", "the rows add to 99, not 100")),
    (
        holdings("16", "rows", 0, 3),
        ("holdings", 0, "weightPercent", "16 is above the limit of 15 that the strategy sets"),
    ),
    # Fields
    (put("soon", "asOn"), (None, None, "asOn", "'soon' is not a date such as 2025-05-31")),
    (put("2025-06-30", "asOn"), (None, None, "asOn", "is 2025-06-30, but the last row of “growth” is 2025-05-31")),
    (growth("", "basis"), ("growth", None, "basis", "is empty")),
    (
        growth("3Y", "statedReturns", 0, "period"),
        ("growth", None, "statedReturns.0.period", "“growth” is too short for 3Y"),
    ),
    (
        growth("20.9", "statedReturns", 0, "portfolioPercent"),
        ("growth", None, "statedReturns.0.portfolioPercent", "is 20.9, but “growth” gives 20.00"),
    ),
    (
        growth("about 20", "statedReturns", 0, "portfolioPercent"),
        ("growth", None, "statedReturns.0.portfolioPercent", "'about 20' is not a number such as 12.5"),
    ),
    (
        growth({"portfolio": "1.5", "benchmark": "1.21"}, "statedMultiple"),
        ("growth", None, "statedMultiple.portfolio", "is 1.5, but “growth” gives 1.440"),
    ),
    (
        holdings("86", "stated", "topTenPercent"),
        ("holdings", None, "stated.topTenPercent", "is 86, but the rows of “holdings” add to 85.0"),
    ),
    (
        holdings([{"name": "Above", "percent": "40"}], "stated", "bands"),
        ("holdings", None, "stated.bands", "leaves out the band 'Below' of “holdings”"),
    ),
    (put("many", "terms", "stocks"), (None, None, "stocks", "is not a number of stocks: write 33, or 20–25")),
    (put("13", "terms", "stocks"), (None, None, "stocks", "is 13, but the page's portfolio holds 12")),
    (put("From ₹ 5", "terms", "managementFee"), (None, None, "managementFee", "no space after ₹")),
    (
        put("", "metrics", "ratios", "items", "Std. dev."),
        (None, None, "", "'Std. dev.' has no value beside others that have: give all of them, or none"),
    ),
    # What the page itself says
    (
        put(None, "terms", "stocks"),
        (None, None, "", "blocks.0.keyTerms.0.value: the placeholder {stocks} is not known"),
    ),
    (put("A fee long known", "terms", "managementFee"), (None, None, "", "when it changes: write {managementFee}")),
]


@pytest.mark.parametrize(("change", "expected"), CASES, ids=[case[1][3][:40] for case in CASES])
def test_a_fault_is_told_at_the_desk(
    content_dir: Path, change: Callable[[Data], None], expected: tuple[str | None, int | None, str, str]
) -> None:
    *place, message = expected
    faults = judged(content_dir, change).faults
    told = [([fault.dataset, fault.row, fault.column or fault.field], fault.message) for fault in faults]
    assert any(found == place and message in text for found, text in told), told
    for found, text in told:
        assert text.startswith(PAGE) if found == [None, None, ""] else not OF_FILES.search(text)


JUMP = {"day": "2025-05-31", "column": "portfolio", "value": "288.00"}


def doubled(value: str, *confirmed: dict[str, str]) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        growth(value, "rows", -1, 1)(data)
        growth([], "statedReturns")(data)
        growth(None, "statedMultiple")(data)
        growth(list(confirmed), "confirmedJumps")(data)

    return change


def test_a_value_far_from_the_month_before_is_published_once_somebody_says_it_is_right(content_dir: Path) -> None:
    [fault] = judged(content_dir, doubled("288")).faults
    assert (fault.dataset, fault.row, fault.column, fault.may_be_confirmed) == ("growth", 27, "portfolio", True)
    confirmed = judged(content_dir, doubled("288", JUMP))
    assert (confirmed.faults, confirmed.questions) == ([], [])
    [change] = [one for one in confirmed.changes if one.label.startswith("Confirmed")]
    assert (change.label, change.before, change.after) == (
        "Confirmed as right, 2025-05-31, portfolio",
        None,
        "288.00",
    )


@pytest.mark.parametrize(
    ("value", "confirmed"),
    [
        ("289", JUMP),
        ("288", JUMP | {"column": "benchmark"}),
        ("288", JUMP | {"day": "2025-04-30"}),
    ],
)
def test_only_that_value_is_confirmed(content_dir: Path, value: str, confirmed: dict[str, str]) -> None:
    assert [fault.may_be_confirmed for fault in judged(content_dir, doubled(value, confirmed)).faults] == [True]


def test_changes_are_spelt_as_on_the_page(content_dir: Path) -> None:
    def another_month(data: Data) -> None:
        for row, weight in ((9, "5.1"), (10, "4.0"), (11, "2.9")):
            holdings(weight, "rows", row, 3)(data)
        holdings({"topTenPercent": "85.1"}, "stated")(data)
        growth("145.44", "rows", -1, 1)(data)
        growth({"portfolio": "1.45", "benchmark": "1.21"}, "statedMultiple")(data)
        growth([], "statedReturns")(data)

    outcome = judged(content_dir, another_month)
    assert outcome.faults == []
    told = {change.label: (change.before, change.after) for change in outcome.changes}
    assert told["Holding: Lily Wheels"] == ("3.0", "2.9")
    assert told["Top 10 (%)"] == ("85", "85.1")
    assert told["Multiple, portfolio"] == ("1.44x", "1.45x")
    assert told["Return, 1 Month, portfolio"] == ("0.0", "1.0")
    assert told["Series, 2025-05-31"] == ("144.00 / 121.00", "145.44 / 121.00")


def test_a_draft_over_another_base_is_asked_about_and_has_no_fault(content_dir: Path) -> None:
    assert judged(content_dir).questions == []
    changed = judged(content_dir, original_digest="0" * 64)
    assert (changed.faults, [question.message for question in changed.questions]) == ([], [CHANGED_BELOW])


def test_a_stated_sum_needs_its_source_before_there_are_rows(content_dir: Path) -> None:
    def without_source(data: Data) -> None:
        without_rows("holdings", 0)(data)
        data["source"] = None

    def another_sum(data: Data) -> None:
        without_source(data)
        holdings("44", "stated", "topTenPercent")(data)

    assert judged(content_dir, without_source).faults == []
    [fault] = judged(content_dir, another_sum).faults
    assert (fault.dataset, fault.field, "need their source" in fault.message) == ("holdings", "source", True)
