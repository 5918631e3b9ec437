"""Counted and read figures in the text format of Prometheus."""

from collections.abc import Iterable, Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from app.operations.monitoring.reading import Reading
from app.web.metrics.counted import counted

CONTENT_TYPE = CONTENT_TYPE_LATEST


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
    """Return all that is counted, and the readings."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Readings(readings))
    return generate_latest(counted()) + generate_latest(registry)
