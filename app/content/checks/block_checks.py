"""What a page's blocks owe each other and the data they name. Pure."""

from collections.abc import Iterator

from app.content.blocks.kind import PlacedBlock
from app.content.blocks.registry import kind_of
from app.content.checks.anchors import LAYOUT_ANCHORS, block_anchors, page_anchors
from app.content.errors import Fault
from app.content.field_path import FieldPath
from app.content.models.block import BlockModel
from app.content.models.page import PageSource
from app.content.placeholders import DATE_PLACEHOLDERS, placeholder_names
from app.content.sources import ContentSources, Located, walk

# What content can begin a page with; a test holds it against the registry.
HEAD_KINDS = "hero, pageHead, factsheetHead, contactHead, statusScreen or a picture with a heading"


def block_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield what is wrong with the blocks of every page."""
    for page in sources.pages:
        yield from _heading_faults(page)
        yield from _anchor_faults(page, sources)
        anchors = page_anchors(page.value, sources)
        for position, block in enumerate(page.value.blocks):
            place: FieldPath = ("blocks", position)
            yield from kind_of(block).faults(PlacedBlock(block, position, page, sources, anchors))
            yield from _date_placeholder_faults(page, place, block)
    yield from _stray_placeholder_faults(sources)


def _heading_faults(page: Located[PageSource]) -> Iterator[Fault]:
    for position, block in enumerate(page.value.blocks):
        if kind_of(block).is_head(block) != (position == 0):
            message = f"a page begins with its one h1: {HEAD_KINDS} stands first and only there"
            yield page.fault(("blocks", position, "kind"), message)


def _anchor_faults(page: Located[PageSource], sources: ContentSources) -> Iterator[Fault]:
    seen = set(LAYOUT_ANCHORS)
    for anchor, path in block_anchors(page.value, sources):
        if anchor in seen:
            yield page.fault(path, f"the id '{anchor}' stands on this page already")
        seen.add(anchor)


def _date_placeholder_faults(page: Located[PageSource], place: FieldPath, block: BlockModel) -> Iterator[Fault]:
    known = kind_of(block).date_fields
    for path, value in walk(block, place):
        if isinstance(value, str):
            for name in placeholder_names(value):
                if name not in known.get(str(path[-1]), ()):
                    yield page.fault(path, f"{{{name}}} has no date here")


def _stray_placeholder_faults(sources: ContentSources) -> Iterator[Fault]:
    for located in sources.located():
        if isinstance(located.value, PageSource):
            continue
        for path, value in located.entries:
            if isinstance(value, str) and DATE_PLACEHOLDERS.intersection(placeholder_names(value)):
                yield located.fault(path, "{asOn} and {reviewedOn} have a date in blocks only")
