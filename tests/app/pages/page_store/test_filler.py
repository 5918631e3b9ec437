"""The store is filled without a request."""

import errno
import shutil
from pathlib import Path
from typing import cast

import pytest

from app.configuration.files import exclusive_lock
from app.configuration.settings import SAMPLES_SHOWN
from app.content.content_store import ContentStore
from app.content.errors import ContentError, Fault
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.current_content import CurrentContent
from app.pages.page_store.builder import is_complete
from app.pages.page_store.filler import StoreFiller
from app.pages.page_store.page_store import PageStore
from app.pages.rendering.client import RendererClient
from tests.factories.fake_renderer import FakeRenderer, fail_to_render, hang_up, running_fake_renderer
from tests.factories.settings import build_settings
from tests.factories.snapshot import build_snapshot
from tests.waiting import await_true

pytestmark = pytest.mark.heavy

NOBODY = "http://127.0.0.1:9"
OLD, NEW = build_snapshot("a" * 16), build_snapshot("b" * 16)


class SwitchableContent:
    """Stands in for ContentStore: returns the snapshot that the test set."""

    def __init__(self) -> None:
        self.current: ContentSnapshot | None = OLD

    @property
    def snapshot(self) -> ContentSnapshot:
        if self.current is None:
            raise ContentError([Fault("site.yaml", 1, "", "is broken")])
        return self.current

    def poll(self) -> None:
        _ = self.snapshot


class Room:
    """A filler with its store and content."""

    def __init__(self, folder: Path, renderer_url: str) -> None:
        settings = build_settings(folder, renderer_url=renderer_url)
        self.content = SwitchableContent()
        self.store = PageStore(settings.page_store_dir)
        self.lock_file = folder / "build.lock"
        self.filler = StoreFiller(
            current=CurrentContent(cast(ContentStore, self.content)),
            store=self.store,
            renderer=RendererClient(settings, patient=True),
            lock_file=self.lock_file,
        )

    def poll_later(self) -> None:
        """Poll as if the pause had passed."""
        self.filler._look_again_at_s = 0.0
        self.filler.poll()

    def is_current(self, version: str) -> bool:
        self.poll_later()
        return self.store.current() == version


def test_the_store_is_filled_after_the_start(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    room = Room(tmp_path, fake_renderer.url)
    room.filler.start()
    await_true(lambda: room.store.current() == OLD.version)
    assert is_complete(room.store, OLD)
    assert sorted(map(str, fake_renderer.rendered)) == sorted(map(str, (404, 500, 503, *OLD.paths)))


def test_a_content_change_is_built_and_published(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    room = Room(tmp_path, fake_renderer.url)
    room.filler.poll()
    room.content.current = NEW
    room.filler.poll()
    assert room.store.current() == NEW.version
    assert is_complete(room.store, OLD)


def test_going_back_publishes_the_stored_version_without_rendering(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    room = Room(tmp_path, fake_renderer.url)
    for room.content.current in (OLD, NEW):
        room.filler.poll()
    asked = len(fake_renderer.rendered)
    room.content.current = OLD
    room.filler.poll()
    assert room.store.current() == OLD.version
    assert len(fake_renderer.rendered) == asked


def test_a_newer_release_is_not_fought(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    room = Room(tmp_path, fake_renderer.url)
    room.filler.poll()
    room.store.make_current(NEW.version)
    room.poll_later()
    assert room.store.current() == NEW.version


def test_it_tries_again_until_the_renderer_is_there(tmp_path: Path) -> None:
    with running_fake_renderer() as renderer:
        port = renderer.server_address[1]
    room = Room(tmp_path, f"http://127.0.0.1:{port}")
    room.filler.poll()
    assert room.store.current() is None
    with running_fake_renderer(port):
        await_true(lambda: room.is_current(OLD.version))


def test_while_the_renderer_fails_the_log_says_so_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    room = Room(tmp_path, NOBODY)
    for _ in range(3):
        room.poll_later()
    assert [record.message for record in caplog.records] == ["pages not rendered; trying again"]


def test_while_the_content_is_not_usable_the_log_says_so_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    room = Room(tmp_path, NOBODY)
    room.content.current = None
    for _ in range(3):
        room.filler._content._retry_at_s = 0.0
        room.filler.poll()
    assert [record.message for record in caplog.records] == ["content is not usable"]


def test_a_page_without_a_reply_is_named(
    tmp_path: Path, fake_renderer: FakeRenderer, caplog: pytest.LogCaptureFixture
) -> None:
    room = Room(tmp_path, fake_renderer.url)
    fake_renderer.behaviour = hang_up
    room.filler.poll()
    [line] = [record for record in caplog.records if record.message == "pages not rendered; trying again"]
    assert line.__dict__["page"] in {404, 500, 503, *OLD.paths}


def test_a_page_that_cannot_be_drawn_keeps_the_last_version_published(
    tmp_path: Path, fake_renderer: FakeRenderer
) -> None:
    room = Room(tmp_path, fake_renderer.url)
    room.filler.poll()
    fake_renderer.behaviour = fail_to_render
    room.content.current = NEW
    room.filler.poll()
    asked = len(fake_renderer.rendered)
    room.filler.poll()
    assert room.store.current() == OLD.version
    assert len(fake_renderer.rendered) == asked


def test_what_is_no_longer_wanted_is_withdrawn_until_the_wanted_version_is_built(
    tmp_path: Path, fake_renderer: FakeRenderer
) -> None:
    room = Room(tmp_path, fake_renderer.url)
    room.filler.poll()
    assert room.store.fresh() == OLD.version
    room.content.current = NEW
    with exclusive_lock(room.lock_file):
        room.filler.poll()
        assert (room.store.fresh(), room.store.current()) == (None, OLD.version)
    room.filler.poll()
    assert room.store.fresh() == NEW.version


def test_a_version_withdrawn_by_a_late_worker_is_published_by_it(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    room = Room(tmp_path, fake_renderer.url)
    room.filler.poll()
    room.store.withdraw()
    late = Room(tmp_path, fake_renderer.url)
    late.filler.poll()
    assert room.store.fresh() == OLD.version


def test_a_newer_release_is_withdrawn_no_more_than_once(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    room = Room(tmp_path, fake_renderer.url)
    room.filler.poll()
    fake_renderer.behaviour = fail_to_render
    room.content.current = NEW
    room.filler.poll()
    release = "c" * 16
    room.store.make_current(release)
    room.poll_later()
    assert room.store.fresh() == release


def test_a_store_that_was_emptied_is_published_again(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    room = Room(tmp_path, fake_renderer.url)
    room.filler.poll()
    shutil.rmtree(tmp_path / "pages" / SAMPLES_SHOWN)
    room.poll_later()
    assert (room.store.current(), room.store.fresh()) == (OLD.version, OLD.version)


def test_only_one_process_builds_at_a_time(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    room = Room(tmp_path, fake_renderer.url)
    with exclusive_lock(room.lock_file) as mine:
        assert mine
        room.filler.poll()
        assert fake_renderer.rendered == []
    room.filler.poll()
    assert room.store.current() == OLD.version


def test_broken_content_at_the_start_is_waited_out(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    room = Room(tmp_path, fake_renderer.url)
    room.content.current = None
    room.store.make_current(OLD.version)
    room.filler.poll()
    assert room.store.fresh() is None
    room.content.current = NEW
    await_true(lambda: room.is_current(NEW.version))


def test_a_disk_that_refuses_is_left_alone_for_a_while_and_told_once(
    tmp_path: Path, fake_renderer: FakeRenderer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room = Room(tmp_path, fake_renderer.url)

    def refuse(*_: object, **_options: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(Path, "open", refuse)
        for _ in range(20):
            room.filler.poll()
    told = [record for record in caplog.records if record.message == "page store cannot be written"]
    assert [getattr(record, "reason", "") for record in told] == ["No space left on device"]
    assert len(fake_renderer.rendered) < 10
    room.poll_later()
    assert room.store.current() == OLD.version
