"""If a name is unknown, the fault suggests a similar known one."""

from pathlib import Path

import pytest

from app.content.errors import did_you_mean
from tests.app.content.small_site import changed, check_faults
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
            "names no dataset of kind series: this page has growht",
        ),
    ],
    ids=["id", "path", "claim", "series", "holdings", "dataset"],
)
def test_a_name_that_leads_nowhere_is_a_fault_with_the_near_name(
    changes: dict[str, str | None], fault: str, tmp_path: Path
) -> None:
    assert any(found.endswith(fault) for found in check_faults(tmp_path, changes))
