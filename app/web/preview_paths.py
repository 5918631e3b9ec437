"""Paths of previews. Logs must not contain them, because a path alone grants access."""

PREVIEW_PREFIX = "/preview/"
_HIDDEN = f"{PREVIEW_PREFIX}…"


def loggable_path(path: str) -> str:
    """Return a path in the form for logs."""
    return _HIDDEN if path.startswith(PREVIEW_PREFIX) else path
