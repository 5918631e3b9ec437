"""All that is counted. No label's value comes from a request, and none tells of a person."""

from itertools import product

from app.counting.families import Counter, Gauge, Histogram, take_cell


def _one_label(name: str, description: str, label: str, *values: str) -> Counter:
    return Counter(name, description, (label,), [(value,) for value in values])


PAGES = _one_label(
    "site_pages",
    "Documents sent by where they came from (X-Page-Source); screens such as 404 come from the store",
    "source",
    *("store", "render", "stale", "unavailable"),
)
RESPONSES = _one_label("site_responses", "Answers by class of status", "status", *("1xx", "2xx", "3xx", "4xx", "5xx"))
QUERIES = Counter(
    "site_queries",
    "Queries of visitors by kind and what became of them; a replay was stored before",
    ("kind", "outcome"),
    list(product(("contact", "advisor"), ("stored", "replay", "faulty", "throttled", "failed"))),
)
SIGN_INS = _one_label(
    "site_sign_ins", "Attempts to sign in by result", "result", *("ok", "failed", "throttled", "busy")
)
CSP_REPORTS = _one_label(
    "site_csp_reports",
    "Reports of what the policy forbade; those dropped were over a limit",
    "outcome",
    *("logged", "dropped", "faulty"),
)
REFUSALS = _one_label(
    "site_throttle_refusals",
    "What was refused because a limit was reached, by the limit's purpose",
    "purpose",
    *("form", "sign-in address", "sign-in account", "sign-in device"),
)
RENDERS = _one_label(
    "site_renders",
    "Calls of the renderer: drawn, a page it could not draw, no believable reply, not tried because of the breaker",
    "outcome",
    *("drawn", "failed", "unavailable", "not tried"),
)
CARDS = _one_label(
    "site_cards", "Pictures of pages for where links are shared: drawn, or not", "outcome", "drawn", "failed"
)
RENDER_SECONDS = Histogram(
    "site_render_seconds",
    "How long calls of the renderer took, those that failed included",
    (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 10.0),
)
OPEN_BREAKERS = Gauge("site_renderer_open_breakers", "Circuit breakers that keep calls from the renderer")
CONNECTIONS_IN_USE = Gauge("site_database_connections_in_use", "Connections of the web workers' pools in use")
PROCESS_ID_CELL = take_cell()
"""The process of a row, 0 when it has ended."""
PUBLICATIONS_SHOWN_CELL = take_cell()
"""How many publications the pages hold that a process hands out, 0 before it hands out any."""

COUNTERS = (PAGES, RESPONSES, QUERIES, SIGN_INS, CSP_REPORTS, REFUSALS, RENDERS, CARDS)
GAUGES = (OPEN_BREAKERS, CONNECTIONS_IN_USE)
