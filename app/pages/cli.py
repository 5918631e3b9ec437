"""Steps of commands on the page store: render, check, make current."""

import time
from typing import cast

import click
from flask import current_app

from app.configuration.settings import Settings
from app.content.content_store import EXTENSION as CONTENT, ContentStore
from app.content.errors import FAULTS_STATUS, ContentError
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.client_build import read_client_build
from app.pages.context import EXTENSION, PagesContext
from app.pages.front.site_files import keep_assets
from app.pages.page_store.builder import build_pages, is_complete, keys_of
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable
from app.web.errors import StartupError


class FaultyContent(click.ClickException):
    """The content has faults, and no earlier version can be used."""

    exit_code = FAULTS_STATUS


def render_pages(renderer: RendererClient) -> None:
    """Render all pages of the content into the store. Raises ClickException."""
    snapshot = _read_content()
    started_s = time.perf_counter()
    click.echo(f"rendering {len(keys_of(snapshot))} pages")
    try:
        failed = build_pages(snapshot, _context().store, renderer)
    except RendererUnavailable as error:
        raise click.ClickException(f"the renderer cannot be used: {error}") from None
    except OSError as error:
        raise click.ClickException(f"the page store cannot be written: {error}") from None
    for key, failure in failed.items():
        click.echo(f"  {key} could not be rendered: {failure}", err=True)
    if failed:
        raise click.ClickException("pages could not be rendered, the current version stays")
    seconds = time.perf_counter() - started_s
    click.echo(f"version {snapshot.version} is stored: {len(keys_of(snapshot))} pages in {seconds:.2f} s")


def are_pages_current() -> bool:
    """Return whether all pages of the content are stored as the current version.

    If the files have faults, the last good version of this build is enough to start with, if it is current; a message
    says so. Raises ClickException if neither it nor the content can be used, or if there is no client build.
    """
    context = _context()
    try:
        return _is_current(context, _read_content())
    except click.ClickException as error:
        last_good = context.current.snapshot()
        if last_good is None or not _is_current(context, last_good):
            raise
        click.echo(f"{error}\nversion {last_good.version} stays current until this is fixed", err=True)
        return True


def has_current_pages() -> bool:
    """Return whether this site has had current pages before, whatever their content."""
    return _context().store.current() is not None


def are_pages_stored() -> bool:
    """Return whether all pages of the content are stored, current or not. Raises ClickException."""
    return is_complete(_context().store, _read_content())


def refuse_overdue_reviews() -> None:
    """Print pages that changed after their review. In production raise ClickException: nothing is released then."""
    overdue = "\n".join(map(str, _read_content().overdue_reviews))
    if not overdue:
        return
    settings = cast(Settings, current_app.extensions["settings"])
    if settings.is_production:
        raise click.ClickException(f"{overdue}\nnothing is released: pages have changed since their review")
    click.echo(f"{overdue}\nin production this would not be released", err=True)


def make_pages_current() -> None:
    """Make the stored pages of the content current. Raises ClickException."""
    version = _read_content().version
    try:
        _context().store.make_current(version)
    except OSError as error:
        raise click.ClickException(f"the pages cannot be made current: {error}") from None
    click.echo(f"version {version} is current")


def keep_client_assets() -> None:
    """Keep the hashed files of this client build for as long as pages may ask for them. Raises ClickException."""
    settings = cast(Settings, current_app.extensions["settings"])
    try:
        read_client_build(settings.client_dist_dir)
        keep_assets(settings.client_dist_dir, settings.kept_assets_dir)
    except StartupError as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"KEPT_ASSETS_DIR cannot be used: {error}") from None


def _context() -> PagesContext:
    return cast(PagesContext, current_app.extensions[EXTENSION])


def _is_current(context: PagesContext, snapshot: ContentSnapshot) -> bool:
    return context.store.fresh() == snapshot.version and is_complete(context.store, snapshot)


def _read_content() -> ContentSnapshot:
    settings = cast(Settings, current_app.extensions["settings"])
    try:
        read_client_build(settings.client_dist_dir)
        content = cast(ContentStore, current_app.extensions[CONTENT])
        snapshot = content.snapshot
        if content.faults:
            raise ContentError(content.faults)
    except StartupError as error:
        raise click.ClickException(str(error)) from None
    except ContentError as error:
        raise FaultyContent(str(error)) from None
    return snapshot
