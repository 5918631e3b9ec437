"""Counted and read figures in the text format of Prometheus."""

from collections.abc import Iterable, Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from app.counting.counted import COUNTERS, GAUGES, RENDER_SECONDS
from app.monitoring.reading import Reading

CONTENT_TYPE = CONTENT_TYPE_LATEST


class _Figures(Collector):
    def __init__(self, readings: Iterable[Reading]) -> None:
        self._readings = readings

    def collect(self) -> Iterator[Metric]:
        yield from _counted()
        yield from _read(self._readings)


def expose(readings: Iterable[Reading]) -> bytes:
    """Return all that is counted, and the readings."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Figures(readings))
    return generate_latest(registry)


def _counted() -> Iterator[Metric]:
    for counter in COUNTERS:
        family = CounterMetricFamily(counter.name, counter.description, labels=counter.labels)
        for values, total in counter.totals().items():
            family.add_metric(values, total)
        yield family
    for gauge in GAUGES:
        yield GaugeMetricFamily(gauge.name, gauge.description, value=gauge.total())
    drawn = RENDER_SECONDS
    yield HistogramMetricFamily(drawn.name, drawn.description, buckets=drawn.buckets(), sum_value=drawn.sum_s())


def _read(readings: Iterable[Reading]) -> Iterator[Metric]:
    families: dict[str, GaugeMetricFamily] = {}
    for reading in readings:
        empty = GaugeMetricFamily(reading.name, reading.description, labels=tuple(reading.labels))
        families.setdefault(reading.name, empty).add_metric(tuple(reading.labels.values()), reading.value)
    yield from families.values()
