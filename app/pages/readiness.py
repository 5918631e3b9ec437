"""The checks of pages in `/readyz`: whether pages can be answered, and whether they are of the wanted version."""

import time

from app.configuration.command_name import site_command
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.context import PagesContext
from app.pages.page_store.builder import is_complete, keys_of
from app.pages.rendering.judge_reply import RendererUnavailable
from app.web.bounded_check import CheckResult

# Shorter than the time limit of a check, so that a frozen renderer can be told from a page store that hangs.
RENDERER_TIMEOUT_S = 0.3


def check_renderer(context: PagesContext) -> CheckResult:
    """Check the renderer: degraded while each page is stored or has a young copy, else down."""
    try:
        context.renderer.check_health(timeout_s=RENDERER_TIMEOUT_S)
    except RendererUnavailable as error:
        snapshot = context.current.snapshot()
        is_covered = (snapshot is not None and is_complete(context.store, snapshot)) or _has_copies(context, snapshot)
        return CheckResult("degraded" if is_covered else "down", {"detail": str(error)})
    return CheckResult("ok")


def check_page_store(context: PagesContext) -> CheckResult:
    """Name the wanted and the current version. An incomplete store is degraded: missing pages are rendered."""
    current = context.store.current() or "none"
    snapshot = context.current.snapshot()
    if snapshot is None:
        facts = {"detail": "the content is not usable", "current": current}
        return CheckResult("down" if current == "none" else "degraded", facts)
    facts = {"wanted": snapshot.version, "current": current}
    if context.current.faults:
        check = site_command("content check")
        facts["detail"] = f"the content has faults, an earlier version is served: `{check}` names them"
    if not snapshot.file.exists():
        check = site_command("content check")
        facts["detail"] = f"the snapshot in use was removed; it is made again once `{check}` finds no fault"
    try:
        context.store.prove_write()
    except OSError as error:
        facts["detail"] = f"the page store cannot be written: {error.strerror}"
    is_current = current == snapshot.version and is_complete(context.store, snapshot) and "detail" not in facts
    return CheckResult("ok" if is_current else "degraded", facts)


def _has_copies(context: PagesContext, snapshot: ContentSnapshot | None) -> bool:
    """Return whether visitors get each page as a copy of earlier content."""
    keys = () if snapshot is None else keys_of(snapshot)
    store, oldest_s = context.store, time.time() - context.stale_limit_s
    return any(store.wanted_at_s(version) >= oldest_s and store.has_all(version, keys) for version in store.versions())
