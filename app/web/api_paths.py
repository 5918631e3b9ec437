"""Which paths are the API's: `/api` and everything below it."""

_ROOT = "api"
API_PREFIX = f"/{_ROOT}/"

NOT_API_PATTERN = f"(?!{_ROOT}(?:/|$)).*"
"""For a route: matches what follows the first slash of every other path, nothing and further slashes included."""


def is_api_path(path: str) -> bool:
    """Return whether a path (decoded, from its first slash on) is the API's."""
    return path == f"/{_ROOT}" or path.startswith(API_PREFIX)
