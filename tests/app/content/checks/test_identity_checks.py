"""A strategy copied from another one cannot be published with that one's own facts."""

from pathlib import Path

import pytest

from tests.app.content.small_site import check_faults
from tests.app.content.strategy_site import HOLDINGS, POINTS, STRATEGY_FILES, series_text, strategy_site
from tests.app.content.test_new_strategy import DELTA, DELTA_POINTS

ALPHA, DELTA_FILE = "strategies/alpha.yaml", "strategies/delta.yaml"


def with_delta(old: str = "", new: str = "", **files: str) -> dict[str, str | None]:
    """The site with a strategy delta beside alpha, and some changes of delta."""
    assert old in DELTA
    rows = {"holdings/delta.csv": HOLDINGS.replace(" ", " New "), "series/delta.csv": series_text(DELTA_POINTS)}
    changed = {f"{folder}/delta.csv": text for folder, text in files.items()}
    return strategy_site({DELTA_FILE: DELTA.replace(old, new) if old else DELTA, **rows, **changed})


def test_a_strategy_of_its_own_has_no_faults(tmp_path: Path) -> None:
    assert check_faults(tmp_path, with_delta()) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            with_delta("heading: Delta\n    lede: Plain words.", "heading: Delta\n    lede: Alpha buys and holds."),
            f"{DELTA_FILE}:46: blocks.0.lede: names Alpha where Delta is meant",
        ),
        (
            with_delta("file: delta\n    basis: Share", "file: alpha\n    basis: Share"),
            f"{DELTA_FILE}:19: datasets.holdings.file: 'holdings/alpha' is already used in content/{ALPHA}:19",
        ),
        (with_delta(holdings=HOLDINGS), "holdings/delta.csv:2: the rows are those of content/holdings/alpha.csv: "),
        (
            with_delta(series=series_text(POINTS)),
            "series/delta.csv:2: the rows are those of content/series/alpha.csv: ",
        ),
    ],
    ids=["text", "file", "holdings", "series"],
)
def test_what_is_left_of_another_strategy_is_a_fault(
    changes: dict[str, str | None], fault: str, tmp_path: Path
) -> None:
    found = [each for each in check_faults(tmp_path, changes) if "no dataset names these rows" not in each]
    assert len(found) == 1
    assert found[0].startswith(f"content/{fault}")


def test_columns_of_other_names_are_told(tmp_path: Path) -> None:
    changes = with_delta(series=series_text(POINTS).replace("portfolio,benchmark", "nav,index"))
    assert any("has no column 'portfolio'" in fault for fault in check_faults(tmp_path, changes))


def test_each_text_that_names_another_strategy_is_told(tmp_path: Path) -> None:
    changes = with_delta()
    text = DELTA.replace("heading: Growth", "heading: Growth of Alpha").replace("heading: Themes", "heading: Alpha's")
    message = "names Alpha where Delta is meant"
    assert check_faults(tmp_path, {**changes, DELTA_FILE: text}) == [
        f"content/{DELTA_FILE}:55: blocks.1.heading: {message}",
        f"content/{DELTA_FILE}:79: blocks.4.heading: {message}",
    ]


def test_a_text_may_compare_the_strategy_with_another_one(tmp_path: Path) -> None:
    lede = "lede: Plain words."
    changes = with_delta(lede, "lede: Delta buys what Alpha sells.")
    assert check_faults(tmp_path, changes) == []


def test_a_file_that_was_only_copied_is_named_and_not_its_original(tmp_path: Path) -> None:
    copy = "content/strategies/new.yaml"
    found = check_faults(tmp_path, strategy_site({"strategies/new.yaml": STRATEGY_FILES[ALPHA]}))
    assert f"{copy}:1: name: 'Alpha' is already used in content/{ALPHA}:1" in found
    assert {line.split(":")[0] for line in found} == {copy}
