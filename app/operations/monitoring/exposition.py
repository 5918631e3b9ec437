"""Counters, and values that are read at each scrape, in the text format of Prometheus."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from app.web.metrics.counted import counted

CONTENT_TYPE = CONTENT_TYPE_LATEST


@dataclass(frozen=True)
class Reading:
    """One number. Its labels never hold what a visitor wrote."""

    name: str
    description: str
    value: float
    labels: Mapping[str, str] = field(default_factory=dict)


Part = Callable[[], list[Reading]]
"""Reads the figures of one part of the site. May raise."""


class _Readings(Collector):
    def __init__(self, readings: Iterable[Reading]) -> None:
        self._readings = readings

    def collect(self) -> Iterator[GaugeMetricFamily]:
        families: dict[str, GaugeMetricFamily] = {}
        for reading in self._readings:
            empty = GaugeMetricFamily(reading.name, reading.description, labels=tuple(reading.labels))
            families.setdefault(reading.name, empty).add_metric(tuple(reading.labels.values()), reading.value)
        yield from families.values()


def expose(readings: Iterable[Reading]) -> bytes:
    """Return all counters and the readings."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Readings(readings))
    return generate_latest(counted()) + generate_latest(registry)
