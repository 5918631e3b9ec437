"""The current snapshot: found, composed, renewed; if the files have faults, the last good one."""

import json
import logging
import threading
from datetime import date
from pathlib import Path

import pytest

from app.content.composing.compose_snapshot import compose_snapshot
from app.content.content_store import ContentStore
from app.content.editions.published import NOTHING_PUBLISHED, write_publications
from app.content.errors import ContentError
from app.content.snapshots.composing_messages import ComposeJob, ComposeOutcome
from app.content.snapshots.composing_process import ComposerFailed, run_composer
from app.content.snapshots.snapshot_file import SnapshotGone
from app.content.snapshots.variant import SiteVariant
from tests.app.content.content_store import Composer, build_store
from tests.app.content.published_site import write_published_site
from tests.app.content.small_site import FILES, TODAY, VARIANT, write_site
from tests.waiting import LIMIT_S

pytestmark = pytest.mark.heavy

GOOD_HEADING = "Questions"


class Clock:
    """The date in India and the seconds since start, both set by the test."""

    def __init__(self, today: date = TODAY) -> None:
        self.day = today
        self.seconds = 1000.0

    def today(self) -> date:
        return self.day


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("app.content.content_store.monotonic", lambda: clock.seconds)
    return clock


def heading_of(store: ContentStore) -> str:
    request = json.loads(store.snapshot.render_request_json("/nri"))
    return str(request["page"]["blocks"][0]["heading"])


def rewrite(content_dir: Path, old: str, new: str) -> None:
    path = content_dir / "pages/nri.yaml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_nothing_is_read_before_the_first_use(tmp_path: Path) -> None:
    store = build_store(tmp_path / "content")
    with pytest.raises(ContentError, match="does not exist"):
        _ = store.snapshot
    write_site(tmp_path)
    assert heading_of(store) == GOOD_HEADING


def test_faults_of_checks_are_raised_like_those_of_shape(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    rewrite(content_dir, "kind: pageHead", "kind: callBand")
    rewrite(content_dir, "lede: Plain words.", "text: From ₹ 5\n    action: { label: Ask, href: /contact }")
    with pytest.raises(ContentError) as caught:
        _ = build_store(content_dir).snapshot
    assert [fault.field for fault in caught.value.faults] == ["blocks.0.kind", "blocks.0.text"]


def test_a_change_is_seen_at_the_next_look(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    store = build_store(content_dir)
    first = store.snapshot
    rewrite(content_dir, "heading: Questions", "heading: New questions")
    assert store.snapshot is first
    store.poll()
    assert heading_of(store) == "New questions"
    assert store.snapshot.version != first.version


def test_changed_content_is_taken_when_it_may_be_and_the_first_at_once(tmp_path: Path, clock: Clock) -> None:
    content_dir = write_site(tmp_path)
    store = build_store(content_dir)
    asked: list[str] = []
    answers = [False, False, True]

    def may_take(content: str) -> bool:
        asked.append(content)
        return answers[len(asked) - 1]

    store.ask_before_taking(may_take)
    first = store.snapshot.content_digest
    rewrite(content_dir, "heading: Questions", "heading: New questions")
    for heading in (GOOD_HEADING, GOOD_HEADING, "New questions"):
        store.poll()
        assert heading_of(store) == heading
        clock.seconds += 1
    assert asked == [store.snapshot.content_digest] * 3
    assert store.snapshot.content_digest != first
    store.poll()
    assert len(asked) == 3


def test_the_folder_alone_is_not_shown_while_the_file_of_publications_is_away(tmp_path: Path, clock: Clock) -> None:
    site = write_published_site(tmp_path)
    store = ContentStore(
        site.content_dir,
        tmp_path / "snapshots",
        VARIANT,
        publications_file=site.file,
        today=clock.today,
        compose=compose_snapshot,
    )
    published, kept = store.snapshot, site.file.read_bytes()
    site.file.unlink()
    store.poll()
    assert store.snapshot is published
    write_publications(site.file, NOTHING_PUBLISHED)
    clock.seconds += 10
    store.poll()
    assert store.snapshot.publication_sequence == 0
    site.file.write_bytes(kept)
    clock.seconds += 10
    store.poll()
    assert store.snapshot.version == published.version


def test_an_added_and_a_removed_file_are_changes(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    composer = Composer()
    store = build_store(content_dir, compose=composer)
    version = store.snapshot.version
    added = content_dir / "search-words.yaml"
    added.write_text("groups:\n  - [fee, charge]\n")
    store.poll()
    assert store.snapshot.version != version
    added.unlink()
    store.poll()
    assert store.snapshot.version == version
    assert len(composer.jobs) == 2, "what was composed once is kept"


def test_untouched_files_are_not_read_again(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    store = build_store(write_site(tmp_path))
    first = store.snapshot

    def refuse(*_: object) -> str:
        raise AssertionError("the files are read")

    monkeypatch.setattr("app.content.content_store.read_files", refuse)
    clock.seconds += 60
    store.poll()
    assert store.snapshot is first


def test_another_process_finds_what_is_kept(tmp_path: Path) -> None:
    content_dir, composer = write_site(tmp_path), Composer()
    first = build_store(content_dir, compose=composer).snapshot
    assert build_store(content_dir, compose=composer).snapshot == first
    assert len(composer.jobs) == 1


def test_a_broken_change_keeps_the_last_good_snapshot_and_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    content_dir, composer = write_site(tmp_path), Composer()
    store = build_store(content_dir, compose=composer)
    good = store.snapshot
    rewrite(content_dir, "heading: Questions", "heading: 12")
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            store.poll()
            assert store.snapshot is good
    [record] = caplog.records
    [told] = vars(record)["faults"]
    assert told.startswith("content/pages/nri.yaml:8: blocks.0.heading: must be text")
    assert [fault.field for fault in store.faults] == ["blocks.0.heading"]
    other = build_store(content_dir, compose=composer)
    assert other.snapshot.version == good.version
    rewrite(content_dir, "heading: 12", "heading: Mended questions")
    store.poll()
    assert (heading_of(store), store.faults) == ("Mended questions", [])


def test_a_start_with_faults_takes_the_last_good_snapshot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    content_dir = write_site(tmp_path)
    good = build_store(content_dir).snapshot
    rewrite(content_dir, "heading: Questions", "headline: Questions")
    store = build_store(content_dir)
    with caplog.at_level(logging.ERROR):
        assert heading_of(store) == GOOD_HEADING
    assert store.snapshot.version == good.version
    assert [vars(record)["version"] for record in caplog.records] == [good.version]
    assert store.faults
    rewrite(content_dir, "headline: Questions", "heading: Mended")
    store.poll()
    assert (heading_of(store), store.faults) == ("Mended", [])


def test_a_store_that_began_without_any_snapshot_forgets_the_faults_once_they_are_fixed(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    rewrite(content_dir, "heading: Questions", "heading: 12")
    store = build_store(content_dir)
    with pytest.raises(ContentError):
        _ = store.snapshot
    assert store.faults
    rewrite(content_dir, "heading: 12", "heading: Mended")
    store.poll()
    assert (heading_of(store), store.faults) == ("Mended", [])


def test_a_snapshot_that_was_removed_says_so(tmp_path: Path) -> None:
    snapshot = build_store(write_site(tmp_path)).snapshot
    snapshot.file.unlink()
    with pytest.raises(SnapshotGone):
        snapshot.render_request_json("/nri")


def test_a_snapshot_that_was_damaged_in_use_is_composed_again(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    store = build_store(content_dir)
    file, size = store.snapshot.file, store.snapshot.file.stat().st_size
    with file.open("r+b") as damaged:
        damaged.seek(100)
        damaged.write(b"\xff" * (size - 200))
    with pytest.raises(SnapshotGone):
        store.snapshot.render_request_json("/nri")
    store.poll()
    assert store.snapshot.render_request_json("/nri")


def test_the_last_good_snapshot_of_another_edition_is_none_of_ours(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    _ = build_store(content_dir).snapshot
    rewrite(content_dir, "heading: Questions", "heading: 12")
    with pytest.raises(ContentError):
        _ = build_store(content_dir, variant=SiteVariant("https://tester.example", "build-2")).snapshot


def test_faults_of_a_day_are_looked_at_anew_the_next(tmp_path: Path, clock: Clock) -> None:
    content_dir, composer = write_site(tmp_path), Composer()
    rewrite(content_dir, "updatedOn: 2026-01-01", "updatedOn: 2026-11-21")
    with pytest.raises(ContentError, match="2026-11-21"):
        _ = build_store(content_dir, compose=composer, today=clock.today).snapshot
    clock.day = date(2026, 11, 21)
    assert heading_of(build_store(content_dir, compose=composer, today=clock.today)) == GOOD_HEADING
    assert len(composer.jobs) == 2


def test_a_composer_that_dies_is_tried_again(tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    content_dir = write_site(tmp_path)
    composer = Composer()
    store = build_store(content_dir, compose=composer)
    good = store.snapshot

    def die() -> None:
        raise ComposerFailed("it ended without output")

    composer.before = die
    rewrite(content_dir, "heading: Questions", "heading: New questions")
    with caplog.at_level(logging.ERROR):
        store.poll()
    assert store.snapshot is good
    [record] = caplog.records
    assert "it ended without output" in str(vars(record)["faults"])
    composer.before = lambda: None
    store.poll()
    assert store.snapshot is good, "not at once"
    clock.seconds += 15
    store.poll()
    assert (heading_of(store), store.faults) == ("New questions", [])


def test_a_snapshot_whose_file_is_lost_is_composed_again(tmp_path: Path) -> None:
    store = build_store(write_site(tmp_path))
    store.snapshot.file.unlink()
    store.poll()
    assert heading_of(store) == GOOD_HEADING


def test_a_damaged_snapshot_is_composed_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    content_dir = write_site(tmp_path)
    file = build_store(content_dir).snapshot.file
    file.write_bytes(file.read_bytes()[:5000])
    with caplog.at_level(logging.ERROR):
        assert heading_of(build_store(content_dir)) == GOOD_HEADING
    assert "a kept snapshot cannot be read" in caplog.text


def test_a_folder_that_cannot_be_written_names_its_variable(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(ContentError, match="SNAPSHOT_DIR"):
        _ = build_store(content_dir, folder=tmp_path / "file").snapshot


def test_a_new_year_in_india_is_a_new_version(tmp_path: Path, clock: Clock) -> None:
    store = build_store(write_site(tmp_path), today=clock.today)
    old = store.snapshot
    assert old.site.copyright_year == 2026
    clock.day = date(2027, 1, 1)
    store.poll()
    assert store.snapshot.site.copyright_year == 2027
    assert store.snapshot.version != old.version


def test_the_version_covers_all_it_depends_on(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)

    def version(origin: str = "https://a.example", build_id: str = "1", samples: bool = True) -> str:
        return build_store(content_dir, variant=SiteVariant(origin, build_id, shows_samples=samples)).snapshot.version

    versions = {version(), version(origin="https://b.example"), version(build_id="2"), version(samples=False)}
    assert len(versions) == 4
    assert version() == version()
    assert all(len(text) == 16 and set(text) <= set("0123456789abcdef") for text in versions)


def test_a_planned_page_has_a_path_and_no_document(tmp_path: Path) -> None:
    snapshot = build_store(write_site(tmp_path)).snapshot
    assert snapshot.paths == ("/", "/nri", "/probe")
    assert list(snapshot.ledger) == ["/", "/nri", "/contact", "/probe"]
    with pytest.raises(KeyError):
        snapshot.render_request_json("/contact")


def test_a_render_request_has_its_canonical_path(tmp_path: Path) -> None:
    snapshot = build_store(write_site(tmp_path)).snapshot
    request = json.loads(snapshot.render_request_json("/nri"))
    assert request["url"] == "/nri"
    assert request["page"]["blocks"][1]["questions"][0]["id"] == "first"
    assert request["site"]["firmName"] == "Tester Wealth"
    assert json.loads(snapshot.render_request_json(404))["url"] == "/404"
    assert json.loads(snapshot.render_request_json(404))["page"]["path"] is None


def test_redirects_are_told_as_written(tmp_path: Path) -> None:
    assert dict(build_store(write_site(tmp_path)).snapshot.redirects) == {"/old": "/nri#first"}


def test_threads_that_arrive_together_compose_once(tmp_path: Path) -> None:
    composer = Composer()
    store = build_store(write_site(tmp_path), compose=composer)
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
    assert len(composer.jobs) == 1
    assert len(versions) == 8
    assert len(set(versions)) == 1


def test_others_get_the_last_good_snapshot_while_one_composes(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    composer = Composer()
    store, neighbour = (build_store(content_dir, compose=composer) for _ in range(2))
    first, theirs = store.snapshot, neighbour.snapshot
    rewrite(content_dir, "heading: Questions", "heading: New questions")
    composing, finish = threading.Event(), threading.Event()

    def wait() -> None:
        composing.set()
        assert finish.wait(LIMIT_S)

    composer.before = wait
    poller = threading.Thread(target=store.poll)
    poller.start()
    assert composing.wait(LIMIT_S)
    neighbour.poll()
    assert (store.snapshot, neighbour.snapshot) == (first, theirs)
    finish.set()
    poller.join()
    neighbour.poll()
    assert heading_of(store) == heading_of(neighbour) == "New questions"
    assert len(composer.jobs) == 2


def test_a_process_of_its_own_composes_the_same(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    outcomes: list[ComposeOutcome] = []

    def compose(job: ComposeJob) -> ComposeOutcome:
        outcomes.append(run_composer(job))
        return outcomes[-1]

    apart = build_store(content_dir, folder=tmp_path / "apart", compose=compose).snapshot
    here = build_store(content_dir).snapshot
    assert apart.model_copy(update={"file": here.file}) == here
    assert apart.render_request_json("/nri") == here.render_request_json("/nri")
    rewrite(content_dir, "heading: Questions", "heading: 12")
    with pytest.raises(ContentError, match=r"content/pages/nri\.yaml:8: blocks\.0\.heading: must be text"):
        _ = build_store(content_dir, folder=tmp_path / "new", compose=compose).snapshot
    assert len(outcomes) == 2


def test_the_small_site_has_the_files_the_tests_name() -> None:
    assert "heading: Questions\n" in FILES["pages/nri.yaml"]
