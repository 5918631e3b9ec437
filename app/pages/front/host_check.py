"""Which Host headers are ours.

A check on the machine itself asks by a loopback name, whatever names visitors use.
"""

import re

HEALTH_PATHS = frozenset({"/healthz", "/readyz", "/readyz/pages"})
_LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
_HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::\d{1,5})?")


class HostCheck:
    """Allows the named hosts with any port."""

    def __init__(self, allowed_names: frozenset[str]) -> None:
        self._allowed_names = allowed_names

    def allows(self, host: str, path: str) -> bool:
        """Tell whether a Host header's value is one of ours, or loopback's for a check of health."""
        match = _HOST.fullmatch(host)
        if match is None:
            return False
        if match["name"].lower() not in self._allowed_names:
            return path in HEALTH_PATHS and match["name"].lower() in _LOOPBACK_NAMES
        return True
