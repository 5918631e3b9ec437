"""The output of `/metrics`, read by the library's own parser."""

from prometheus_client.parser import text_string_to_metric_families

from tests.factories.processes import Server

TOKEN = "a-token-of-thirty-two-characters"

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def scrape(web: Server) -> Samples:
    """Request it with the token; return values by name and labels."""
    reply = web.get("/metrics", Authorization=f"Bearer {TOKEN}")
    assert reply.status == 200, reply.body
    families = text_string_to_metric_families(reply.body.decode())
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


def value(samples: Samples, name: str, /, **labels: str) -> float:
    """Return one value."""
    return samples[name, frozenset(labels.items())]
