"""Checks across files: every page, link, series, claim, date and confirmation that other files rely on. Pure."""

import re
from collections.abc import Iterable, Iterator
from datetime import date
from itertools import chain, pairwise
from typing import Any

from app.content.blocks.page.page_head import KIND as PAGE_HEAD
from app.content.blocks.registry import kind_of
from app.content.checks.block_checks import block_faults
from app.content.checks.copy_lint import caption_faults, copy_faults
from app.content.checks.dataset_checks import dataset_faults, future_row_faults, read_datasets
from app.content.checks.identity_checks import duplicate_page_faults, identity_faults
from app.content.checks.link_checks import link_faults
from app.content.checks.stated_checks import stated_faults
from app.content.checks.strategy_checks import strategy_faults
from app.content.errors import Fault, FieldPath, did_you_mean
from app.content.models.base import SCREEN_STATUSES
from app.content.models.explanations import Glossary
from app.content.search.asked_words import plain_name
from app.content.sources import ContentSources, Located, PartlyReadError

Place = tuple[Located[Any], FieldPath]


def check_content(sources: ContentSources, today: date) -> list[Fault]:
    """Check well-shaped sources against each other; faults keep the site from using them.

    `today` is the date in India.
    """
    return sorted({*_own_faults(sources, today), *_mutual_faults(sources), *block_faults(sources)})


def check_readable(part: PartlyReadError, today: date) -> list[Fault]:
    """Check the readable part of sources that have faults, unless a check depends on the unread part.

    What one file says of another counts if all other files are known by name and the message does not speak of an
    unread one.
    """
    sources, unread = part.readable, part.unread
    faults = _own_faults(read_datasets(sources), today)
    if unread.is_known:
        faults += _mutual_faults(sources)
        faults += [] if unread.has_rows else block_faults(sources)
    named = re.compile(rf"(?<![\w/-])(?:{'|'.join(map(re.escape, unread.names)) or '(?!)'})(?![\w/-])")
    return [fault for fault in faults if not named.search(fault.message)]


def _own_faults(sources: ContentSources, today: date) -> list[Fault]:
    """Return the faults of each thing by itself, or beside another thing that is there."""
    return [
        *_duplicate_faults(sources),
        *_future_date_faults(sources, today),
        *future_row_faults(sources, today),
        *dataset_faults(sources),
        *stated_faults(sources),
        *strategy_faults(sources),
        *identity_faults(sources),
        *caption_faults(sources),
        *copy_faults(sources),
    ]


def _mutual_faults(sources: ContentSources) -> list[Fault]:
    """Return the faults that show only when all files are known: ledger, screens, links and confirmations."""
    return [
        *_ledger_faults(sources),
        *_screen_faults(sources),
        *link_faults(sources),
        *confirmation_faults(sources),
    ]


def _duplicate_faults(sources: ContentSources) -> Iterator[Fault]:
    yield from duplicate_page_faults(sources)
    ledger, site, menus = sources.ledger, sources.site, sources.navigation
    furnished: dict[str, Place] = {each.value.path: (each, ("path",)) for each in sources.strategies.values()}
    listed = ((url.path, (ledger, ("urls", n, "path"))) for n, url in enumerate(ledger.value.urls))
    yield from _duplicates(chain(furnished.items(), listed))
    claims, words, confirmed = site.value.claims.items, sources.search_words, sources.confirmations
    if sources.glossary is not None:
        yield from _term_faults(sources.glossary)
    yield from _duplicates((claim.id, (site, ("claims", "items", n, "id"))) for n, claim in enumerate(claims))
    yield from _duplicates((group.id, (menus, ("header", n, "id"))) for n, group in enumerate(menus.value.header))
    if words is not None:
        groups = enumerate(words.value.groups)
        places = ((word, ("groups", n, place)) for n, group in groups for place, word in enumerate(group))
        yield from _duplicates((word, (words, path)) for word, path in places)
    if confirmed is not None:
        reviews = enumerate(confirmed.value.reviews)
        yield from _duplicates((review.page, (confirmed, ("reviews", n, "page"))) for n, review in reviews)
    yield from _duplicates(
        (plain_name(value), (located, path))
        for located in sources.located()
        for path, value in located.entries
        if isinstance(value, str) and path[-2:-1] == ("alsoAsked",)
    )


def _term_faults(glossary: Located[Glossary]) -> Iterator[Fault]:
    terms = glossary.value.terms
    for name in ("id", "name"):
        yield from _duplicates((getattr(term, name), (glossary, ("terms", n, name))) for n, term in enumerate(terms))
    yield from _duplicates(
        (spelling, (glossary, ("terms", n, "spellings", place)))
        for n, term in enumerate(terms)
        for place, spelling in enumerate(term.spellings)
    )
    for n, (before, term) in enumerate(pairwise(terms), start=1):
        if before.name.casefold() > term.name.casefold():
            yield glossary.fault(("terms", n, "name"), f"'{term.name}' stands after '{before.name}': sort by names")


def _duplicates(entries: Iterable[tuple[str, Place]]) -> Iterator[Fault]:
    first: dict[str, Place] = {}
    for value, (located, path) in entries:
        if value in first:
            original = first[value][0].fault(first[value][1], "")
            yield located.fault(path, f"'{value}' stands in {original.file}:{original.line} already")
        first.setdefault(value, (located, path))


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
            if isinstance(value, date) and value > today and path in located.lines:
                yield located.fault(path, f"{value} lies in the future; today is {today} in India")


def confirmation_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield pages that do not exist, that are listed twice, or whose head cannot name a reviewer."""
    located = sources.confirmations
    if located is None:
        return
    for place, path in _named_paths(sources):
        if path not in {url.path for url in sources.urls()}:
            near = did_you_mean(path, (url.path for url in sources.urls()))
            yield located.fault(place, f"{path} is no page of the site{near}")
    heads = {page.value.path: kind_of(page.value.blocks[0]) for page in sources.pages}
    for position, review in enumerate(located.value.reviews):
        if heads.get(review.page, PAGE_HEAD) is not PAGE_HEAD:
            message = f"{review.page} begins with another head than a pageHead, which alone names a reviewer"
            yield located.fault(("reviews", position, "page"), message)


def _named_paths(sources: ContentSources) -> Iterator[tuple[FieldPath, str]]:
    assert sources.confirmations is not None  # noqa: S101 - asked before
    known = sources.confirmations.value
    for position, review in enumerate(known.reviews):
        yield ("reviews", position, "page"), review.page
    for position, topic in enumerate(known.counsel):
        for place, path in enumerate(topic.stands_on):
            yield ("counsel", position, "standsOn", place), path
