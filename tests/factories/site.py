"""The whole app over real content, with folders of its own."""

import shutil
from pathlib import Path
from typing import Any, cast

from flask import Flask

from app.commands import create_app
from app.configuration.root import ROOT
from app.configuration.settings import Settings
from app.pages.context import EXTENSION, PagesContext
from app.pages.front.front import Front
from app.pages.page_store.builder import build_pages
from tests.factories.client_dist import write_client_dist
from tests.factories.settings import build_settings


def copy_content(folder: Path) -> Path:
    """Copy the real content, so that a test may change it."""
    return Path(shutil.copytree(ROOT / "shared-content", folder / "shared-content"))


def build_site_settings(folder: Path, **changes: Any) -> Settings:
    """Settings with a client build and, unless given, the repository's content."""
    settings = build_settings(folder, **changes)
    write_client_dist(settings.client_dist_dir)
    return settings


def build_app(folder: Path, **changes: Any) -> Flask:
    """The app with its commands, without the threads that fill its stores."""
    return create_app(build_site_settings(folder, **changes))


def pages_context(app: Flask) -> PagesContext:
    """The page room of an app."""
    return cast(PagesContext, app.extensions[EXTENSION])


def fill_store(app: Flask) -> str:
    """Build and publish all pages; return their version."""
    context = pages_context(app)
    snapshot = context.current.snapshot()
    assert snapshot is not None
    failed = build_pages(snapshot, context.store, context.patient_renderer)
    assert not failed
    context.store.make_current(snapshot.version)
    cast(Front, app.wsgi_app).poll()
    return snapshot.version
