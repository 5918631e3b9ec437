"""Share images are drawn without a request, and no failure ends the thread."""

import logging
from pathlib import Path
from typing import cast

import pytest

from app.configuration.files import exclusive_lock
from app.configuration.root import ROOT
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.current_content import CurrentContent
from app.pages.share_images.drawer import ShareImageDrawer
from tests.app.content.small_site import build_site_snapshot

BUNDLE = ROOT / "ssr-renderer" / "dist" / "share-images.mjs"


class Wanted:
    """Stands in for CurrentContent."""

    def __init__(self, snapshot: ContentSnapshot | None) -> None:
        self.current = snapshot

    def snapshot(self) -> ContentSnapshot | None:
        return self.current


@pytest.fixture
def snapshot(tmp_path: Path) -> ContentSnapshot:
    return build_site_snapshot(tmp_path)


def drawer_of(tmp_path: Path, snapshot: ContentSnapshot | None, bundle: Path = BUNDLE) -> tuple[ShareImageDrawer, Path]:
    folder = tmp_path / "cards"
    lock_file = tmp_path / "cards.lock"
    return ShareImageDrawer(
        current=cast(CurrentContent, Wanted(snapshot)), folder=folder, bundle=bundle, lock_file=lock_file
    ), folder


def missing(folder: Path, snapshot: ContentSnapshot) -> list[str]:
    return [digest for digest in snapshot.share_images if not (folder / f"{digest}.png").exists()]


@pytest.mark.heavy
def test_a_look_draws_what_is_missing_and_no_more(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    drawer, folder = drawer_of(tmp_path, snapshot)
    drawer.poll()
    assert missing(folder, snapshot) == []
    written_at = {digest: (folder / f"{digest}.png").stat().st_ino for digest in snapshot.share_images}
    first = next(iter(snapshot.share_images))
    (folder / f"{first}.png").unlink()
    again, _ = drawer_of(tmp_path, snapshot)
    again.poll()
    redrawn = [digest for digest, inode in written_at.items() if (folder / f"{digest}.png").stat().st_ino != inode]
    assert missing(folder, snapshot) == []
    assert set(redrawn) <= {first}


@pytest.mark.heavy
def test_while_another_process_draws_it_looks_again_at_once(tmp_path: Path, snapshot: ContentSnapshot) -> None:
    drawer, folder = drawer_of(tmp_path, snapshot)
    with exclusive_lock(tmp_path / "cards.lock"):
        drawer.poll()
    assert missing(folder, snapshot)
    drawer.poll()
    assert missing(folder, snapshot) == []


def test_without_content_nothing_is_looked_for(tmp_path: Path) -> None:
    drawer, folder = drawer_of(tmp_path, None)
    drawer.poll()
    assert not folder.exists()


def own_records(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """The drawer's own records: threads of other tests may end while this test runs."""
    return [record for record in caplog.records if record.name == "app.pages.share_images.drawer"]


@pytest.mark.heavy
def test_a_failure_is_logged_by_page_and_not_tried_again_at_once(
    tmp_path: Path, snapshot: ContentSnapshot, caplog: pytest.LogCaptureFixture
) -> None:
    bundle = tmp_path / "nothing.mjs"
    bundle.write_text("")
    drawer, _ = drawer_of(tmp_path, snapshot, bundle)
    with caplog.at_level(logging.ERROR):
        drawer.poll()
        drawer.poll()
    assert sorted(record.__dict__["page"] for record in own_records(caplog)) == ["/", "/nri"]


def test_a_disk_that_refuses_is_logged(
    tmp_path: Path, snapshot: ContentSnapshot, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "cards").touch()
    drawer, _ = drawer_of(tmp_path, snapshot)
    drawer.poll()
    assert [record.getMessage() for record in own_records(caplog)] == ["share images cannot be drawn"]
