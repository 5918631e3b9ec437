"""The app built before the fork, and built anew for a reload."""

import gc
import json
import logging
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from app.configuration.root import ROOT
from app.configuration.settings import Settings
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.services import EXTENSION, PageServices
from app.server.shared_app import SharedApp

pytestmark = pytest.mark.heavy


@pytest.fixture(autouse=True)
def let_the_collector_see_all_again() -> Iterator[None]:
    handlers, level = logging.getLogger().handlers, logging.getLogger().level
    yield
    gc.unfreeze()
    logging.getLogger().handlers = handlers
    logging.getLogger().setLevel(level)


def settings_for(folder: Path) -> Settings:
    dist = folder / "client" / "dist"
    if not dist.exists():
        shutil.copytree(ROOT / "client" / "dist", dist)
    return Settings(
        app_env="test",
        client_dist_dir=dist,
        page_store_dir=folder / "pages",
        database_url=f"sqlite:////{str(folder).lstrip('/')}/site.sqlite3",
    )


def snapshot_of(shared: SharedApp) -> ContentSnapshot:
    assert shared.app is not None
    snapshot = cast(PageServices, shared.app.extensions[EXTENSION]).current.snapshot()
    assert snapshot is not None
    return snapshot


def test_what_is_handed_out_is_read_already_and_nothing_is_open(tmp_path: Path) -> None:
    shared = SharedApp()
    shared.build(settings_for(tmp_path))
    assert shared.app is not None
    assert shared.app.test_client().get("/favicon.svg").status_code == 200
    assert not (tmp_path / "site.sqlite3").exists()


def test_a_reload_takes_a_new_client_build(tmp_path: Path) -> None:
    shared, settings = SharedApp(), settings_for(tmp_path)
    shared.build(settings)
    before = snapshot_of(shared).version
    manifest = settings.client_dist_dir / "manifest.json"
    manifest.write_text(json.dumps(json.loads(manifest.read_text()) | {"buildId": "0000000000"}))
    shared.build(settings)
    assert snapshot_of(shared).version != before


def test_after_a_fault_workers_build_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared, settings = SharedApp(), settings_for(tmp_path)
    shared.build(settings)

    def fail(*_: object) -> None:
        raise RuntimeError("not now")

    monkeypatch.setattr("app.server.shared_app.create_app", fail)
    shared.build(settings)
    assert shared.app is None
