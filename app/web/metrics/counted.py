"""All metrics. No label value comes from a request, and none identifies a person.

Under gunicorn, `prometheus_client` counts in one file for each process, which all processes read; otherwise in memory.
"""

import os
from collections.abc import Iterable
from itertools import product

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.multiprocess import MultiProcessCollector

from app.forms.declared import FORM_OF_KIND
from app.web.metrics.folder import FOLDER_VARIABLE

_OWN = CollectorRegistry()
_SHOWN_NAME = "site_publications_shown"


def _counter(name: str, description: str, **labels: Iterable[str]) -> Counter:
    """Declare a counter with all values of its labels, so that each starts at 0."""
    counter = Counter(name, description, labels, registry=_OWN)
    for combination in product(*labels.values()):
        counter.labels(*combination)
    return counter


NO_PAGE = "none"
RESPONSES = _counter(
    "site_responses",
    "Responses by class of status and source of a page (X-Page-Source); screens such as 404 come from the store",
    status=("1xx", "2xx", "3xx", "4xx", "5xx"),
    source=("store", "render", "stale", "unavailable", NO_PAGE),
)
QUERIES = _counter(
    "site_queries",
    "Queries of visitors by kind and what became of them; a replay was stored before",
    kind=FORM_OF_KIND,
    outcome=("stored", "replay", "faulty", "throttled", "failed"),
)
SIGN_INS = _counter("site_sign_ins", "Attempts to sign in by result", result=("ok", "failed", "throttled", "busy"))
RENDER_SECONDS = Histogram(
    "site_render_seconds",
    "How long calls of the renderer took, those that failed included",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 10.0),
    registry=_OWN,
)
PUBLICATIONS_SHOWN = Gauge(
    _SHOWN_NAME,
    "Publications in the pages of the web process that is furthest behind; 0 before it serves pages",
    multiprocess_mode="livemin",
    registry=_OWN,
)


def counted() -> CollectorRegistry:
    """Return the metrics of all web processes of this machine; outside gunicorn, of this process."""
    if FOLDER_VARIABLE not in os.environ:
        return _OWN
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


def publications_shown() -> int:
    """Return the number of publications that all web processes of this machine show; outside gunicorn, this process."""
    return int(counted().get_sample_value(_SHOWN_NAME) or 0)
