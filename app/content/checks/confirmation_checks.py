"""Checks that what waits for a reviewer or counsel stands on pages, and that each page waits once. Pure."""

from collections.abc import Iterator

from app.content.blocks.page.page_head import KIND as PAGE_HEAD
from app.content.blocks.registry import kind_of
from app.content.errors import Fault, did_you_mean
from app.content.field_path import FieldPath
from app.content.sources import ContentSources


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
