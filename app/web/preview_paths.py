"""Addresses of drafts. Whoever knows one may look, so no log holds it."""

PREVIEW_PREFIX = "/preview/"
_HIDDEN = f"{PREVIEW_PREFIX}…"


def loggable_path(path: str) -> str:
    """Return a path as logs may hold it."""
    return _HIDDEN if path.startswith(PREVIEW_PREFIX) else path
