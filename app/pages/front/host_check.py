"""Which Host headers are ours."""

import re

MAXIMUM_REMEMBERED_HOSTS = 64
_HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::\d{1,5})?")


class HostCheck:
    """Allows the named hosts with any port; remembers spellings that passed."""

    def __init__(self, allowed_names: frozenset[str]) -> None:
        self._allowed_names = allowed_names
        self._passed: set[str] = set()

    def allows(self, host: str) -> bool:
        """Tell whether a Host header's value is one of ours."""
        if host in self._passed:
            return True
        match = _HOST.fullmatch(host)
        if match is None or match["name"].lower() not in self._allowed_names:
            return False
        if len(self._passed) < MAXIMUM_REMEMBERED_HOSTS:
            self._passed.add(host)
        return True
