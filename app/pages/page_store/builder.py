"""Renders all pages and status screens of a version into the store. Callers make the version current."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from app.content.models.base import SCREEN_STATUSES
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import PageKey
from app.pages.page_store.store import PageStore
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RenderFailed
from app.web.request_log import checked_request_id

BUILD_THREADS = 2

Progress = Callable[[PageKey, int], None]
"""Told each stored key and the document's size in bytes."""


@dataclass
class BuildOutcome:
    """What a build did: stored keys, and why others could not be drawn."""

    stored: list[PageKey] = field(default_factory=list)
    failed: dict[PageKey, RenderFailed] = field(default_factory=dict)


def keys_of(snapshot: ContentSnapshot) -> tuple[PageKey, ...]:
    """Return everything there is to build: status screens first, then pages."""
    return (*SCREEN_STATUSES, *snapshot.paths)


def is_complete(store: PageStore, snapshot: ContentSnapshot) -> bool:
    """Tell whether all pages and screens of the snapshot's version are stored."""
    return store.has_all(snapshot.version, keys_of(snapshot))


def build_pages(
    snapshot: ContentSnapshot, store: PageStore, renderer: RendererClient, on_stored: Progress
) -> BuildOutcome:
    """Render and store every key of the snapshot's version; making it current is the caller's decision.

    Raises RendererUnavailable when the renderer cannot be used at all, OSError when the disk refuses.
    """
    outcome = BuildOutcome()

    def build(key: PageKey) -> None:
        try:
            html = renderer.render(snapshot.render_request_json(key), request_id=checked_request_id(None))
        except RenderFailed as error:
            outcome.failed[key] = error
            return
        store.put(snapshot.version, key, html, effort="thorough")
        outcome.stored.append(key)
        on_stored(key, len(html))

    renderer.check_health()
    _for_all(keys_of(snapshot), build)
    store.mark_filled(snapshot.version)
    return outcome


def _for_all(keys: tuple[PageKey, ...], build: Callable[[PageKey], None]) -> None:
    """Call `build` for each key on a few threads; the first exception ends it without starting the rest."""
    pool = ThreadPoolExecutor(BUILD_THREADS, thread_name_prefix="page-build")
    try:
        for done in [pool.submit(build, key) for key in keys]:
            done.result()
    finally:
        pool.shutdown(cancel_futures=True)
