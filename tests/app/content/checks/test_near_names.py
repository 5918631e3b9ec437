"""A name that leads nowhere: the fault says which known one is near, and one cause is one fault."""

from pathlib import Path

import pytest

from app.content.errors import did_you_mean, told
from tests.app.content.small_site import changed, check_site
from tests.app.content.strategy_site import STRATEGY_FILES, strategy_changed, strategy_site

ALPHA = "strategies/alpha.yaml"
HOME = "pages/home.yaml"


@pytest.mark.parametrize(
    ("given", "near"),
    [("styel", ": did you mean style"), ("STYLE", ": did you mean style"), ("colour", ""), ("", "")],
)
def test_a_near_name_is_proposed_and_a_far_one_is_not(given: str, near: str) -> None:
    assert did_you_mean(given, ["stocks", "style", "since"]) == near


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (changed(HOME, "/nri#first", "/nri#frist"), "/nri has no id 'frist': did you mean first"),
        (changed(HOME, "/contact", "/contcat"), "/contcat is not in url-ledger.yaml: did you mean /contact"),
        (changed(HOME, "claims: [pms]", "claims: [psm]"), "claim 'psm' is missing: did you mean pms"),
        (
            strategy_site({"series/alpha.csv": None, "series/alpah.csv": STRATEGY_FILES["series/alpha.csv"]}),
            "series 'alpha' is missing: expected content/series/alpha.csv: did you mean alpah",
        ),
        (
            strategy_site({"holdings/alpha.csv": None, "holdings/alhpa.csv": STRATEGY_FILES["holdings/alpha.csv"]}),
            "holdings 'alpha' are missing: expected content/holdings/alpha.csv: did you mean alhpa",
        ),
        (
            strategy_changed(ALPHA, "  growth:\n    kind: series", "  growht:\n    kind: series"),
            "names no dataset of kind series: this page has growht (1 more place like this, in line 66)",
        ),
    ],
    ids=["id", "path", "claim", "series", "holdings", "dataset"],
)
def test_a_name_that_leads_nowhere_is_one_fault_with_the_near_name(
    changes: dict[str, str | None], fault: str, tmp_path: Path
) -> None:
    (found,) = told(check_site(tmp_path, changes))
    assert found.endswith(fault)


def test_a_day_to_come_is_told_once_for_the_page_and_once_for_its_rows(tmp_path: Path) -> None:
    changes = strategy_changed(ALPHA, "asOn: 2025-05-31", "asOn: 2026-11-30")
    changes["series/alpha.csv"] = STRATEGY_FILES["series/alpha.csv"] + "2026-11-30,144,121\n2026-12-31,144,121\n"
    future = [fault for fault in told(check_site(tmp_path, changes)) if "lies in the future" in fault]
    assert [fault.split(" ")[0] for fault in future] == ["content/series/alpha.csv:30:", f"content/{ALPHA}:4:"]
    assert future[0].endswith("(1 more place like this, in line 31)")
