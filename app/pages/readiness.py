"""What `/readyz` asks of pages."""

from typing import Literal

from app.pages.builder import is_complete
from app.pages.render_reply import RendererUnavailable
from app.pages.services import PageServices

Finding = tuple[Literal["ok", "degraded", "down"], dict[str, str]]


def check_renderer(services: PageServices) -> Finding:
    """Down only if pages depend on it now: with a complete store a dead renderer merely degrades."""
    try:
        services.renderer.check_health()
    except RendererUnavailable as error:
        snapshot = services.wanted.snapshot()
        covered = snapshot is not None and is_complete(services.store, snapshot)
        return "degraded" if covered else "down", {"detail": str(error)}
    return "ok", {}


def check_page_store(services: PageServices) -> Finding:
    """Name the wanted and the published version; incomplete is degraded, because missing pages are rendered."""
    published = services.store.current() or "none"
    snapshot = services.wanted.snapshot()
    if snapshot is None:
        verdict: Literal["degraded", "down"] = "down" if published == "none" else "degraded"
        return verdict, {"detail": "the content is not usable", "published": published}
    complete = is_complete(services.store, snapshot)
    return "ok" if complete else "degraded", {"wanted": snapshot.version, "published": published}
