"""Checks a page's blocks against each other and against their data, and collects the ids for links. Pure."""

from collections.abc import Iterator

from app.content.blocks.fact_drawings import SpanPart, SpansDrawing
from app.content.blocks.kind import PlacedBlock
from app.content.blocks.registry import kind_of
from app.content.errors import Fault, FieldPath, walk
from app.content.models.page import PageSource
from app.content.sources import ContentSources, Located

# The kinds with which a page of content can begin; a test compares them with the registry.
HEAD_KINDS = "hero, pageHead, factsheetHead, contactHead, costsAnswer or statusScreen"
# An id of the layout: the skip link leads to it.
LAYOUT_ANCHORS = frozenset({"main"})


def block_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield what is wrong with the blocks of every page."""
    for page in sources.pages:
        yield from _anchor_faults(page, sources)
        yield from _scale_faults(page)
        anchors = page_anchors(page.value, sources)
        for position, block in enumerate(page.value.blocks):
            kind, place = kind_of(block), ("blocks", position, "kind")
            if kind.is_head(block) != (position == 0):
                yield page.fault(place, f"a page has one h1, at its top: {HEAD_KINDS} comes first, and only there")
            if kind.only_at not in (None, page.value.path):
                yield page.fault(place, f"belongs only at {kind.only_at}: put it there")
            yield from kind.faults(PlacedBlock(block, position, page, sources, anchors))


def _scale_faults(page: Located[PageSource]) -> Iterator[Fault]:
    """Yield what lies beside the scale of a drawing of spans."""
    for place, drawing in page.entries:
        if isinstance(drawing, SpansDrawing):
            for path, value in walk(drawing, place):
                is_mark = path[-1] in ("at", "start", "end")
                if is_mark and isinstance(value, int) and not drawing.first <= value <= drawing.last:
                    yield page.fault(path, f"is {value}, outside of the scale from {drawing.first} to {drawing.last}")
                elif isinstance(value, SpanPart) and value.end <= value.start:
                    yield page.fault((*path, "end"), f"is {value.end}, not after the start, {value.start}")


def _anchor_faults(page: Located[PageSource], sources: ContentSources) -> Iterator[Fault]:
    seen = set(LAYOUT_ANCHORS)
    for anchor, path in block_anchors(page.value, sources):
        if anchor in seen:
            yield page.fault(path, f"the id '{anchor}' is on this page already")
        seen.add(anchor)


def block_anchors(page: PageSource, sources: ContentSources) -> Iterator[tuple[str, FieldPath]]:
    """Yield each id on the page with the path of the field that makes it."""
    for position, block in enumerate(page.blocks):
        if (block_id := getattr(block, "id", None)) is not None:
            yield block_id, ("blocks", position, "id")
        for anchor, path in kind_of(block).anchors(block, sources):
            yield anchor, ("blocks", position, *path)


def page_anchors(page: PageSource, sources: ContentSources) -> frozenset[str]:
    """Return every id a link to the page may name."""
    return LAYOUT_ANCHORS | {anchor for anchor, _ in block_anchors(page, sources)}
