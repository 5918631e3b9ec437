"""Stated figures age: staff are warned after 45 days, visitors after 120; samples do not age."""

import json
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path

import pytest

from app.content.calendar import OLDER, age_days, outdated_days
from app.content.composing.compose import ComposedContent, compose, compose_page
from app.content.reading.loader import load_sources
from app.content.snapshots.facts import StrategyFigures, to_be_renewed
from app.content.snapshots.snapshot import ContentSnapshot
from tests.app.content.content_store import Composer, build_store
from tests.app.content.small_site import TODAY, VARIANT, write_site
from tests.app.content.strategy_site import ALPHA, STRATEGY_FILES, strategy_site

PATH = "/portfolio_services/Alpha"
AS_ON = date(2026, 7, 31)
SERIES = "series/alpha.csv"
LAST_DAY = AS_ON + timedelta(days=120)
WORDS = "31 Jul 2026, older than 120 days"


def stated_alpha() -> dict[str, str | None]:
    """The site whose strategy alpha has stated holdings of last July, dated in its head, and sample returns."""
    changes = {
        "asOn: 2025-05-31\n": f"asOn: {AS_ON}\n",
        "Share of assets\n    source: A factsheet\n": "Share of assets\n    source: The sheet of July\n",
        "net of fees.\n    source: A factsheet\n": "net of fees.\n",
        "    basis: Month ends": "    asOn: 2025-05-31\n    basis: Month ends",
    }
    text = ALPHA
    for before, after in changes.items():
        assert text.count(before) == 1
        text = text.replace(before, after)
    rows = {SERIES: None, f"sample/{SERIES}": STRATEGY_FILES[SERIES]}
    return strategy_site({"strategies/alpha.yaml": text, **rows})


def composed(folder: Path, changes: Mapping[str, str | None], today: date) -> ComposedContent:
    return compose(load_sources(write_site(folder, changes)), VARIANT, today)


def blocks_of(content: ComposedContent) -> dict[str, str]:
    """Return the page's blocks as the renderer gets them, by their kind."""
    told = [block.model_dump_json(by_alias=True) for block in content.documents[PATH].blocks]
    return {json.loads(block)["kind"]: block for block in told}


def figures(name: str, stated_on: date | None) -> StrategyFigures:
    return StrategyFigures(
        strategy_id=name.lower(), name=name, path=f"/{name}", as_on=TODAY, stated={}, oldest_stated_on=stated_on
    )


def test_staff_are_told_on_the_day_after_the_45th() -> None:
    ago = {name: TODAY - timedelta(days=days) for name, days in (("A", 45), ("B", 46), ("C", 200), ("D", 46))}
    listed = [figures("D", ago["D"]), figures("None", None), *(figures(name, ago[name]) for name in "ABC")]
    assert [(one.figures.name, one.age_days) for one in to_be_renewed(listed, TODAY)] == [
        ("C", 200),
        ("B", 46),
        ("D", 46),
    ]


def test_visitors_are_told_on_the_day_after_the_120th() -> None:
    days = [AS_ON, AS_ON, AS_ON - timedelta(days=1)]
    assert outdated_days(days, LAST_DAY) == (AS_ON - timedelta(days=1),)
    assert outdated_days(days, LAST_DAY + timedelta(days=1)) == (AS_ON - timedelta(days=1), AS_ON)
    assert age_days(AS_ON, LAST_DAY) == 120


def test_the_facts_tell_which_figures_of_a_strategy_are_stated(tmp_path: Path) -> None:
    by_id = {one.strategy_id: one for one in composed(tmp_path, stated_alpha(), TODAY).facts.figures}
    alpha = by_id["alpha"]
    assert (alpha.name, alpha.path, alpha.as_on, alpha.oldest_stated_on) == ("Alpha", PATH, AS_ON, AS_ON)
    assert dict(alpha.stated) == {"holdings": True, "growth": False}
    assert (by_id["beta"].as_on, by_id["beta"].stated, by_id["beta"].oldest_stated_on) == (None, {}, None)


def test_a_sample_never_grows_old(tmp_path: Path) -> None:
    content = composed(tmp_path, stated_alpha(), date(2036, 1, 1))
    assert AS_ON in content.facts.stated_on
    assert {kind for kind, text in blocks_of(content).items() if OLDER in text} == {
        "factsheetHead",
        "holdings",
        "themes",
    }


def test_old_figures_say_so_beside_their_date_and_others_do_not(tmp_path: Path) -> None:
    before = composed(tmp_path / "before", stated_alpha(), LAST_DAY)
    after = composed(tmp_path / "after", stated_alpha(), LAST_DAY + timedelta(days=1))
    assert not any(OLDER in text for text in blocks_of(before).values())
    assert {kind for kind, text in blocks_of(after).items() if OLDER in text} == {"factsheetHead", "holdings", "themes"}
    holdings = json.loads(blocks_of(after)["holdings"])
    assert holdings["footing"]["age"] == OLDER
    compared = after.compared["Alpha"].model_dump_json(by_alias=True)
    assert WORDS in compared


def test_pages_composed_alone_say_the_same_age(tmp_path: Path) -> None:
    sources = load_sources(write_site(tmp_path, stated_alpha()))
    for today, is_told in ((LAST_DAY, False), (LAST_DAY + timedelta(days=1), True)):
        assert (OLDER.encode() in compose_page(sources, VARIANT, today, PATH)) is is_told


def test_a_running_site_turns_on_that_day_without_a_change_of_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content_dir, composer, today = write_site(tmp_path, stated_alpha()), Composer(), [LAST_DAY]
    monkeypatch.setattr("app.content.content_store.monotonic", lambda: 1000.0)

    def is_told(snapshot: ContentSnapshot) -> bool:
        return OLDER.encode() in snapshot.render_request_json(PATH)

    store = build_store(content_dir, compose=composer, today=lambda: today[0])
    before = store.snapshot
    assert not is_told(before)
    today[0] = LAST_DAY - timedelta(days=1)
    store.poll()
    assert store.snapshot.version == before.version
    today[0] = LAST_DAY + timedelta(days=1)
    store.poll()
    assert is_told(store.snapshot)
    assert (store.snapshot.version != before.version, store.snapshot.content_digest) == (True, before.content_digest)
    today[0] += timedelta(days=20)
    store.poll()
    other = build_store(content_dir, compose=composer, today=lambda: today[0])
    assert other.snapshot.version == store.snapshot.version
    assert len(composer.jobs) == 2, "another day alone renders nothing anew, in no process"
