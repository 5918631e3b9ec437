"""The drawings beside key facts are made of the firm's hours and of the strategies."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.content.checks.check_content import check_content
from app.content.errors import ContentError
from app.content.reading.loader import load_sources
from tests.app.content.small_site import FILES, TODAY, build_site_snapshot, write_site
from tests.app.content.strategy_site import plain_strategy, strategy_site

Files = dict[str, str | None]


def site_with(drawing: str, more: Files | None = None) -> Files:
    """The site of strategies with a drawing on its home page."""
    block = (
        f"  - kind: keyFacts\n    heading: Facts\n    drawing: {drawing}\n    footnote: As stated.\n"
        "    items: [{ term: A term, detail: A detail }]\n"
    )
    return {**strategy_site(more), "pages/home.yaml": f"{FILES['pages/home.yaml']}{block}"}


def drawn(folder: Path, files: Files) -> dict[str, Any]:
    """The home page's key facts as sent to the renderer."""
    page = json.loads(build_site_snapshot(folder, files).render_request_json("/"))["page"]
    block: dict[str, Any] = next(block for block in page["blocks"] if block["kind"] == "keyFacts")
    return block


def spans(folder: Path, files: Files) -> list[tuple[str, str, list[tuple[int, int, str]]]]:
    """Label, value and parts of each span."""
    return [
        (span["label"], span["value"], [(part["start"], part["end"], part["look"]) for part in span["parts"]])
        for span in drawn(folder, files)["drawing"]["spans"]
    ]


def faults(folder: Path, files: Files) -> list[str]:
    return [str(fault) for fault in check_content(load_sources(write_site(folder, files)), TODAY)]


@pytest.mark.parametrize(
    "drawing",
    [
        "{ kind: officeAbroad, caption: Hours }",
        "{ kind: horizons, caption: Years, places: [{ name: Dubai, aheadOfUtcMinutes: 240 }] }",
    ],
)
def test_places_are_those_of_the_office_seen_from_abroad(tmp_path: Path, drawing: str) -> None:
    with pytest.raises(ContentError, match="officeAbroad needs places, and no other drawing has them"):
        faults(tmp_path, site_with(drawing))


def test_spans_may_be_written_with_words_on_their_parts(tmp_path: Path) -> None:
    spans_written = "[{ label: Fund, value: closed, parts: [{ start: 0, end: 36, label: shut }] }]"
    drawing = drawn(tmp_path, site_with(f"{{ kind: spans, caption: Leaving, last: 60, spans: {spans_written} }}"))
    assert drawing["drawing"]["first"] == 0
    assert drawing["drawing"]["spans"][0]["parts"][0]["label"] == "shut"


def test_hours_abroad_are_those_by_the_clock_there_at_which_somebody_is_awake(tmp_path: Path) -> None:
    places = (
        "[{ name: East, aheadOfUtcMinutes: 480 }, { name: West, aheadOfUtcMinutes: -300 },"
        " { name: Far west, aheadOfUtcMinutes: -360 }]"
    )
    files = site_with(f"{{ kind: officeAbroad, caption: Hours, places: {places} }}")
    assert spans(tmp_path, files) == [
        ("New Delhi", "9:30 AM–6:30 PM", [(570, 1110, "plain")]),
        ("East", "12 PM–9 PM", [(720, 1260, "gold")]),
        ("West", "7 AM–8 AM", [(420, 480, "gold")]),
        ("Far west", "at night only", []),
    ]


def test_the_limits_of_days_are_those_of_the_rules(tmp_path: Path) -> None:
    told = spans(tmp_path, site_with("{ kind: residenceDays, caption: Days }"))
    assert [(value, parts[0]) for _, value, parts in told] == [
        *((f"NRI under {days}", (0, days, "gold")) for days in (182, 120, 60)),
        ("never an NRI", (0, 182, "plain")),
    ]


def test_a_horizon_is_as_long_as_its_line_and_open_behind_it(tmp_path: Path) -> None:
    files = site_with("{ kind: horizons, caption: Horizons }", {"strategies/delta.yaml": plain_strategy("delta")})
    assert spans(tmp_path, files) == [
        ("3 years", "2 strategies", [(0, 36, "plain"), (36, 72, "pale")]),
        ("5 years", "1 strategy", [(0, 60, "plain"), (60, 72, "pale")]),
        ("Not stated", "1 strategy", [(0, 72, "unknown")]),
    ]
    assert [len(span["links"]) for span in drawn(tmp_path, files)["drawing"]["spans"]] == [2, 1, 1]


def test_each_strategy_runs_from_its_start_to_one_last_day(tmp_path: Path) -> None:
    told = spans(tmp_path, site_with("{ kind: starts, caption: Starts }"))
    starts = [parts[0][0] for _, _, parts in told if parts]
    assert len(told) == 3
    assert starts == sorted(starts)
    assert len({parts[0][1] for _, _, parts in told if parts}) == 1
    assert [value for _, value, parts in told if not parts] == ["not stated"]


def test_terms_are_counted_by_how_many_strategies_state_them(tmp_path: Path) -> None:
    told = [(label, value) for label, value, _ in spans(tmp_path, site_with("{ kind: statedTerms, caption: Terms }"))]
    assert told == [
        ("Horizon", "3 of 3"),
        ("Start", "2 of 3"),
        ("Number of stocks", "1 of 3"),
    ]


@pytest.mark.parametrize("kind", ["horizons", "starts", "statedTerms"])
def test_a_site_without_strategies_has_none_to_draw(kind: str, tmp_path: Path) -> None:
    files = site_with(f"{{ kind: {kind}, caption: A }}")
    home = {"pages/home.yaml": files["pages/home.yaml"]}
    assert ["so there is nothing to draw" in fault for fault in faults(tmp_path, home)] == [True]
