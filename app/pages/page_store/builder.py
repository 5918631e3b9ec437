"""Renders all pages and status screens of a version into the store. Callers make the version current."""

from concurrent.futures import ThreadPoolExecutor

from app.content.models.base import SCREEN_STATUSES
from app.content.snapshots.snapshot import ContentSnapshot
from app.content.snapshots.snapshot_file import PageKey
from app.pages.page_store.page_store import PageStore
from app.pages.page_store.stored_page import compress_page
from app.pages.rendering.client import RendererClient
from app.pages.rendering.judge_reply import RendererUnavailable, RenderFailed
from app.web.request_log import checked_request_id

BUILD_THREADS = 2


def keys_of(snapshot: ContentSnapshot) -> tuple[PageKey, ...]:
    """Return everything there is to build: status screens first, then pages."""
    return (*SCREEN_STATUSES, *snapshot.paths)


def is_complete(store: PageStore, snapshot: ContentSnapshot) -> bool:
    """Return whether all pages and screens of the snapshot's version are stored."""
    return store.has_all(snapshot.version, keys_of(snapshot))


def build_pages(snapshot: ContentSnapshot, store: PageStore, renderer: RendererClient) -> dict[PageKey, RenderFailed]:
    """Render and store every key of the snapshot's version; return why some could not be rendered.

    Making it current is the caller's decision. Raises RendererUnavailable when the renderer cannot be used at all,
    OSError when the disk refuses.
    """
    failed: dict[PageKey, RenderFailed] = {}

    def build(key: PageKey) -> None:
        try:
            html = renderer.render(snapshot.render_request_json(key), request_id=checked_request_id(None))
        except RenderFailed as error:
            failed[key] = error
            return
        except RendererUnavailable as error:
            error.page = key
            raise
        store.put(snapshot.version, key, compress_page(html, "thorough"))

    renderer.check_health()
    with ThreadPoolExecutor(BUILD_THREADS, thread_name_prefix="page-build") as pool:
        # The first exception ends it without starting the rest.
        list(pool.map(build, keys_of(snapshot)))
    return failed
