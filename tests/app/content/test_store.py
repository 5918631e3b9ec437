import json
import logging
import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from app.content.errors import ContentError
from app.content.reading.loader import load_sources
from app.content.store import ContentStore
from tests.app.content.small_site import FILES, TODAY, write_site

GOOD_HEADING = "Questions"


class Clock:
    """The date in India and the seconds since start, both set by the test."""

    def __init__(self, today: date = TODAY) -> None:
        self.day = today
        self.seconds = 1000.0

    def today(self) -> date:
        return self.day


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("app.content.store.monotonic", lambda: clock.seconds)
    return clock


def build_store(
    content_dir: Path, clock: Clock, *, watch: bool = True, include_development: bool = True
) -> ContentStore:
    return ContentStore(
        content_dir,
        origin="https://tester.example",
        build_id="build-1",
        include_development=include_development,
        watch=watch,
        today=clock.today,
    )


def heading_of(store: ContentStore) -> str:
    return str(store.snapshot.document("/nri").blocks[0].model_dump()["heading"])


def rewrite(content_dir: Path, old: str, new: str) -> None:
    path = content_dir / "pages/nri.yaml"
    path.write_text(path.read_text().replace(old, new))


def count_loads(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    calls: list[Path] = []

    def counted(content_dir: Path) -> object:
        calls.append(content_dir)
        return load_sources(content_dir)

    monkeypatch.setattr("app.content.store.load_sources", counted)
    return lambda: len(calls)


def test_nothing_is_read_before_the_first_use(tmp_path: Path, clock: Clock) -> None:
    store = build_store(tmp_path / "content", clock)
    with pytest.raises(ContentError, match="does not exist"):
        _ = store.snapshot
    write_site(tmp_path)
    assert heading_of(store) == GOOD_HEADING


def test_faults_of_checks_are_raised_like_those_of_shape(tmp_path: Path, clock: Clock) -> None:
    content_dir = write_site(tmp_path)
    rewrite(content_dir, "kind: pageHead", "kind: callBand")
    rewrite(content_dir, "lede: Plain words.", "text: Welcome!\n    action: { label: Ask, href: /contact }")
    with pytest.raises(ContentError) as caught:
        _ = build_store(content_dir, clock).snapshot
    assert [fault.field for fault in caught.value.faults] == ["blocks.0.kind", "blocks.0.text"]


def test_a_change_is_seen_soon_and_not_looked_for_more_often(tmp_path: Path, clock: Clock) -> None:
    content_dir = write_site(tmp_path)
    store = build_store(content_dir, clock)
    first = store.snapshot
    rewrite(content_dir, "heading: Questions", "heading: New questions")
    clock.seconds += 0.2
    assert store.snapshot is first
    clock.seconds += 0.1
    assert heading_of(store) == "New questions"
    assert store.snapshot.version != first.version


def test_an_added_and_a_removed_file_are_changes(tmp_path: Path, clock: Clock) -> None:
    content_dir = write_site(tmp_path)
    store = build_store(content_dir, clock)
    version = store.snapshot.version
    added = content_dir / "series/walk.csv"
    added.parent.mkdir()
    added.write_text("date,a\n2025-01-31,1\n2025-02-28,1\n")
    clock.seconds += 1.1
    assert store.snapshot.version != version
    added.unlink()
    clock.seconds += 1.1
    assert store.snapshot.version == version


def test_untouched_files_are_not_read_again(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    store = build_store(write_site(tmp_path), clock)
    loads = count_loads(monkeypatch)
    first = store.snapshot
    clock.seconds += 60
    assert store.snapshot is first
    assert loads() == 1


def test_without_watch_a_change_is_not_seen(tmp_path: Path, clock: Clock) -> None:
    content_dir = write_site(tmp_path)
    store = build_store(content_dir, clock, watch=False)
    assert heading_of(store) == GOOD_HEADING
    rewrite(content_dir, "heading: Questions", "heading: New questions")
    clock.seconds += 60
    assert heading_of(store) == GOOD_HEADING


def test_a_broken_change_keeps_the_last_good_snapshot_and_is_logged_once(
    tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    content_dir = write_site(tmp_path)
    store = build_store(content_dir, clock)
    good = store.snapshot
    rewrite(content_dir, "heading: Questions", "heading: 12")
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            clock.seconds += 1.1
            assert store.snapshot is good
    assert len(caplog.records) == 1
    assert "content/pages/nri.yaml:8: blocks.0.heading: must be text" in caplog.text
    rewrite(content_dir, "heading: 12", "heading: Mended questions")
    clock.seconds += 1.1
    assert heading_of(store) == "Mended questions"


@pytest.mark.parametrize("watch", [True, False])
def test_a_new_year_in_india_is_a_new_version(
    watch: bool, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = build_store(write_site(tmp_path), clock, watch=watch)
    loads = count_loads(monkeypatch)
    old = store.snapshot
    assert old.site.copyright_year == 2026
    clock.day = date(2027, 1, 1)
    assert store.snapshot.site.copyright_year == 2027
    assert store.snapshot.version != old.version
    assert loads() == 1


def test_the_version_covers_all_it_depends_on(tmp_path: Path, clock: Clock) -> None:
    content_dir = write_site(tmp_path)

    def version(origin: str = "https://a.example", build_id: str = "1", development: bool = True) -> str:
        store = ContentStore(
            content_dir,
            origin=origin,
            build_id=build_id,
            include_development=development,
            watch=False,
            today=clock.today,
        )
        return store.snapshot.version

    versions = {version(), version(origin="https://b.example"), version(build_id="2"), version(development=False)}
    assert len(versions) == 4
    assert version() == version()
    assert all(len(text) == 16 and set(text) <= set("0123456789abcdef") for text in versions)


def test_development_pages_exist_only_where_included(tmp_path: Path, clock: Clock) -> None:
    content_dir = write_site(tmp_path)
    development = build_store(content_dir, clock).snapshot
    production = build_store(content_dir, clock, include_development=False).snapshot
    assert development.paths == ("/", "/nri", "/probe")
    assert production.paths == ("/", "/nri")
    assert list(production.ledger) == ["/", "/nri", "/contact"]
    with pytest.raises(KeyError):
        production.document("/probe")
    with pytest.raises(KeyError):
        production.render_request_json("/contact")


def test_a_render_request_is_encoded_once_with_its_canonical_path(tmp_path: Path, clock: Clock) -> None:
    snapshot = build_store(write_site(tmp_path), clock).snapshot
    encoded = snapshot.render_request_json("/nri")
    assert snapshot.render_request_json("/nri") is encoded
    request = json.loads(encoded)
    assert request["url"] == "/nri"
    assert request["page"]["blocks"][1]["questions"][0]["id"] == "first"
    assert request["site"]["firmName"] == "Tester Wealth"
    assert json.loads(snapshot.render_request_json(404))["url"] == "/404"
    assert json.loads(snapshot.render_request_json(404))["page"]["path"] is None


def test_redirects_are_told_as_written(tmp_path: Path, clock: Clock) -> None:
    assert dict(build_store(write_site(tmp_path), clock).snapshot.redirects) == {"/old": "/nri#first"}


def test_threads_that_arrive_together_read_once(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    store = build_store(write_site(tmp_path), clock)
    loads = count_loads(monkeypatch)
    barrier = threading.Barrier(8)
    versions: list[str] = []

    def ask() -> None:
        barrier.wait()
        versions.append(store.snapshot.version)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert loads() == 1
    assert len(versions) == 8
    assert len(set(versions)) == 1


def test_other_threads_get_the_last_good_snapshot_while_one_reads(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    content_dir = write_site(tmp_path)
    store = build_store(content_dir, clock)
    first = store.snapshot
    rewrite(content_dir, "heading: Questions", "heading: New questions")
    clock.seconds += 1.1
    reading, finish = threading.Event(), threading.Event()

    def slow(folder: Path) -> object:
        reading.set()
        assert finish.wait(10)
        return load_sources(folder)

    monkeypatch.setattr("app.content.store.load_sources", slow)
    reader = threading.Thread(target=lambda: store.snapshot)
    reader.start()
    assert reading.wait(10)
    clock.seconds += 1.1
    assert store.snapshot is first
    finish.set()
    reader.join()
    assert heading_of(store) == "New questions"


def test_the_small_site_has_the_files_the_tests_name() -> None:
    assert "heading: Questions\n" in FILES["pages/nri.yaml"]
