"""Every address in a page's graph can be fetched, as a reader of the document would fetch it."""

import json
import re
from collections.abc import Iterator
from urllib.request import Request, urlopen

from tests.e2e.pages import FURNISHED
from tests.e2e.stack import Stack
from tests.waiting import LIMIT_S

GRAPH = re.compile(rb'<script[^>]*type="application/ld\+json"[^>]*>(.*?)</script>', re.DOTALL)
ADDRESS_FIELDS = ("url", "contentUrl", "item", "@id")


def addresses(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (value[name] for name in ADDRESS_FIELDS if isinstance(value.get(name), str))
        for item in value.values():
            yield from addresses(item)
    elif isinstance(value, list):
        for item in value:
            yield from addresses(item)


def test_every_address_in_the_graphs_answers(site: Stack) -> None:
    named: set[str] = set()
    for path in FURNISHED:
        with urlopen(site.origin + path, timeout=LIMIT_S) as reply:
            (graph,) = GRAPH.findall(reply.read())
        named |= {address.partition("#")[0] for address in addresses(json.loads(graph))}
    assert {address for address in named if not address.startswith(f"{site.public_origin}/")} == set()
    assert len(named) > len(FURNISHED)
    for address in sorted(site.origin + address.removeprefix(site.public_origin) for address in named):
        # urlopen raises an error for every failed answer.
        with urlopen(Request(address, method="HEAD"), timeout=LIMIT_S) as reply:
            assert (reply.status, reply.url) == (200, address)
