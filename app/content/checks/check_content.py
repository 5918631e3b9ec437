"""Checks across files: every page, link, series, claim, date and confirmation that other files rely on. Pure."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import chain
from typing import Any

from app.content.checks.block_checks import block_faults
from app.content.checks.copy_lint import caption_faults, copy_faults
from app.content.checks.dataset_checks import dataset_faults, unnamed_rows_faults
from app.content.checks.identity_checks import foreign_name_faults, foreign_row_faults
from app.content.checks.link_checks import link_faults
from app.content.errors import Fault, did_you_mean
from app.content.known_paths import COMPARISON_PATH, SEARCH_PATH, strategy_slug
from app.content.models.base import SCREEN_STATUSES
from app.content.search.search_words import plain_name
from app.content.sources import ContentSources, Located

_UNIQUE = frozenset(
    (
        *("id", "path", "name", "title", "description"),
        *("claims.items.*.id", "header.*.id", "urls.*.path", "groups.*.*", "reviews.*.page"),
        *("terms.*.id", "terms.*.name", "terms.*.spellings.*"),
    )
)
"""Fields with values that are unique among all files."""


def check_content(sources: ContentSources, today: date) -> list[Fault]:
    """Check well-shaped sources, those with samples too, against each other; `today` is the date in India."""
    shown = sources.with_samples
    faults = (
        () if shown is None else check_content(shown, today),
        _duplicate_faults(sources),
        _future_date_faults(sources, today),
        dataset_faults(sources),
        unnamed_rows_faults(sources),
        foreign_name_faults(sources),
        foreign_row_faults(sources),
        caption_faults(sources),
        copy_faults(sources),
        _ledger_faults(sources),
        _screen_faults(sources),
        link_faults(sources),
        _page_name_faults(sources),
        block_faults(sources),
    )
    return sorted(set(chain.from_iterable(faults)))


def _duplicate_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the values that must be unique and are not."""
    first: dict[tuple[str, str], Fault] = {}
    for kind, value, place in _unique_values(sources):
        original = first.setdefault((kind, value), place)
        if original is not place:
            yield replace(place, message=f"'{value}' is already used in {original.file}:{original.line}")


def _unique_values(sources: ContentSources) -> Iterator[tuple[str, str, Fault]]:
    """Yield what each value is, the value, and its place."""
    for strategy in sources.strategies.values():
        place = strategy.fault(("path",), "")
        yield "urls.*.path", strategy.value.path, place
        # The comparison knows strategies by the end of their paths.
        yield "slug", strategy_slug(strategy.value.path), place
        for name, dataset in strategy.value.datasets.items():
            yield "rows", f"{dataset.kind}/{dataset.file}", strategy.fault(("datasets", name, "file"), "")
    for located in sources.located():
        for path, value in located.entries:
            kind = ".".join("*" if isinstance(step, int) else step for step in path)
            if isinstance(value, str) and kind in _UNIQUE:
                yield kind, value, located.fault(path, "")
            elif isinstance(value, str) and kind.endswith("alsoAsked.*"):
                yield "alsoAsked", plain_name(value), located.fault(path, "")


def _ledger_faults(sources: ContentSources) -> Iterator[Fault]:
    ledger = sources.ledger
    known = {url.path: url for url in sources.urls()}
    pages = {page.value.path for page in sources.pages}
    for page in sources.pages:
        path = page.value.path
        if path is None:
            continue
        if path not in known:
            yield page.fault(("path",), f"{path} is not in url-ledger.yaml: add it")
        elif known[path].state == "planned":
            yield page.fault(("path",), f"{path} has a page but is planned in url-ledger.yaml: make it furnished")
    for position, url in enumerate(ledger.value.urls):
        if url.state != "planned" and url.path not in pages:
            yield ledger.fault(("urls", position), f"{url.path} is {url.state} but no file in pages/ has this path")
        # Only the comparison is rendered for a query string, and search engines do not list search results.
        wanted = {COMPARISON_PATH: "dynamic", SEARCH_PATH: "unlisted"}.get(url.path)
        if url.state not in ("planned", wanted) and (wanted or url.state == "dynamic"):
            message = f"{url.path} is {url.state}: make it {wanted or f'furnished; {COMPARISON_PATH} alone is dynamic'}"
            yield ledger.fault(("urls", position, "state"), message)


def _screen_faults(sources: ContentSources) -> Iterator[Fault]:
    statuses = [page.value.status for page in sources.pages]
    for status in SCREEN_STATUSES:
        if statuses.count(status) != 1:
            message = f"{statuses.count(status)} pages have status {status}, exactly one must: see pages/status/"
            yield sources.ledger.fault((), message)


def _future_date_faults(sources: ContentSources, today: date) -> Iterator[Fault]:
    for located in sources.located():
        for path, value in located.entries:
            # If a dataset's day is its page's, the page has the fault.
            if isinstance(value, date) and value > today and path in located.places:
                yield located.fault(path, f"{value} is in the future; today is {today} in India")


def _page_name_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the pages that the ledger and the confirmations name, and that do not exist."""
    paths = {url.path for url in sources.urls()}
    named: tuple[Located[Any] | None, ...] = (sources.ledger, sources.confirmations)
    for located in filter(None, named):
        for path, value in located.entries:
            is_named = bool(path) and (path[-1] in ("page", "under") or "standsOn" in path)
            if is_named and isinstance(value, str) and value not in paths:
                yield located.fault(path, f"{value} is not a page of the site{did_you_mean(value, paths)}")
