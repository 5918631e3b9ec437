"""Hosts that the site would lead to for the first time: who approves words is told of each. Pure."""

from collections.abc import Mapping

from app.content.links import outside_host
from app.content.snapshots.candidate import Change
from app.content.sources import ContentSources

LABEL = "New host that the site links to"


def new_hosts(published: ContentSources, drafted: ContentSources) -> list[Change]:
    """Return each host that links of the draft lead or write to, and none of what is published, with its addresses."""
    known = _hosts(published)
    return [
        Change(label=f"{LABEL}: {host}", before=None, after=" · ".join(addresses))
        for host, addresses in _hosts(drafted).items()
        if host not in known
    ]


def _hosts(sources: ContentSources) -> Mapping[str, Mapping[str, None]]:
    """Return the addresses by host, each once and in the order they are written."""
    found: dict[str, dict[str, None]] = {}
    written = [value for located in sources.located() for _, value in located.entries if isinstance(value, str)]
    for address in (*written, f"mailto:{sources.site.value.email}"):
        if host := outside_host(address):
            found.setdefault(host, {})[address] = None
    return found
