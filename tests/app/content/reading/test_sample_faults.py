"""A mistake in a file of samples is a fault at its line there, also one that only another file shows."""

import re
from pathlib import Path

import pytest

from app.content.composing.compose_snapshot import read_checked
from app.content.errors import ContentError
from tests.app.content.small_site import TODAY, write_site
from tests.app.content.strategy_site import ALPHA, STRATEGY_FILES, strategy_site

SAMPLE = "sample/strategies/alpha.yaml"
AWAITED = "  - { kind: unpublished, id: team, heading: Team }\n  - { kind: unpublished, id: steps, heading: Steps }\n"
RIGHT = """\
team:
  kind: profiles
  items:
    - { role: Manager, text: Reads it all. }
  closing: "Write [to us](/contact)."
steps:
  kind: steps
  note: To {asOn}.
  items:
    - { title: First, text: It begins. }
  drawings:
    - alt: Two lines.
      drawing:
        kind: linePair
        series: walk
        leader: portfolio
        leaderName: A
        follower: benchmark
        followerName: B
"""
ROWS = STRATEGY_FILES["series/alpha.csv"]


def faults_of(folder: Path, sample: str, rows: str = ROWS) -> list[str]:
    files = {"strategies/alpha.yaml": ALPHA + AWAITED, SAMPLE: sample, "sample/series/walk.csv": rows}
    try:
        read_checked(write_site(folder, strategy_site(files)), TODAY)
    except ContentError as error:
        return [str(fault) for fault in error.faults]
    return []


def test_right_samples_have_no_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path, RIGHT) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("(/contact)", "(/contcat)", "5: team.closing: '/contcat' leads nowhere"),
        ("(/contact)", "(#nobody)", "5: team.closing: '/portfolio_services/Alpha#nobody' leads nowhere"),
        ("Reads it all.", "Since 14 September 2018.", "4: team.items.0.text: a day is spelt"),
        ("Reads it all.", "Reads about Beta.", "4: team.items.0.text: names Beta"),
        ("Reads it all.", "Holds 12 stocks.", "4: team.items.0.text: '12 stocks' is typed by hand"),
        ("role: Manager", "rule: Manager", "4: team.items.0.rule: is not known here"),
        ("kind: profiles", "kind: profile", "2: team.kind: 'profile' is not known here: did you mean profiles"),
        ("{asOn}", "{asOm}", "8: steps.note: the placeholder {asOm} is not known"),
        ("series: walk", "series: wulk", "15: steps.drawings.0.drawing.series: series 'wulk' is missing"),
        ("leader: portfolio", "leader: portfolo", "16: steps.drawings.0.drawing.leader: series 'walk' has no column"),
        ("    - { title: First, text: It begins. }", "    []", "6: steps: has 1 drawings for 0 steps"),
        ("steps:\n", "stops:\n", "6: stops: is not the id of a block of its page: did you mean steps"),
        ("team:\n  kind: profiles\n", "team: words\nnobody:\n", "1: team: must hold fields"),
        (RIGHT, "- team\n", "1: must hold fields"),
    ],
)
def test_a_mistake_in_a_sample_is_named_in_its_file(old: str, new: str, fault: str, tmp_path: Path) -> None:
    assert old in RIGHT
    faults = faults_of(tmp_path, RIGHT.replace(old, new))
    assert any(found.startswith(f"content/{SAMPLE}:{fault}") for found in faults), faults


def test_rows_of_samples_are_checked_by_themselves(tmp_path: Path) -> None:
    """Beside stated figures they go their own way: they are of no strategy."""
    rows = re.sub("2024-01-31", "2024-01-30", ROWS)
    text = ALPHA.replace("    file: alpha\n    basis: Month", "    file: walk\n    basis: Month")
    stated = text.replace("    source: A factsheet\n    name", "    name")
    files = {"strategies/alpha.yaml": stated, "series/alpha.csv": None, "sample/series/walk.csv": rows}
    with pytest.raises(ContentError, match=r"sample/series/walk.csv:\d+: date: 2024-01-30 stands where"):
        read_checked(write_site(tmp_path, strategy_site(files)), TODAY)


@pytest.mark.parametrize("folder", ["series", "holdings"])
def test_rows_that_nothing_names_are_a_fault(folder: str, tmp_path: Path) -> None:
    files = {f"{folder}/alhpa.csv": STRATEGY_FILES[f"{folder}/alpha.csv"]}
    with pytest.raises(
        ContentError, match=f"{folder}/alhpa.csv:1: no dataset names these rows: is alpha its name there"
    ):
        read_checked(write_site(tmp_path, strategy_site(files)), TODAY)
