"""A chapter of a long page: the sections below it, up to the next one, belong to it."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_drawn
from app.content.errors import Fault, FieldPath
from app.content.models.base import BlockModel, Text
from app.content.sources import ContentSources

ChapterName = Literal["chooses", "holds", "gone", "costs", "runs"]
HEADINGS: dict[ChapterName, str] = {
    "chooses": "How it chooses",
    "holds": "What it holds",
    "gone": "How it has gone",
    "costs": "What it costs",
    "runs": "Who runs it",
}
"""The chapters of a factsheet, in the order in which one asks."""


class ChapterSource(BlockModel):
    """A chapter by its name, which is its id and leads to its heading."""

    kind: Literal["chapter"]
    name: ChapterName
    note: Text | None = None


class ChapterBlock(BlockModel):
    """A chapter as drawn: it holds what follows it."""

    kind: Literal["chapter"]
    id: str
    heading: str
    note: str | None


def compose(source: ChapterSource, _context: BlockContext) -> ChapterBlock:
    """Return the chapter with its heading."""
    return as_drawn(source, ChapterBlock, id=source.name, heading=HEADINGS[source.name])


def _anchors(source: ChapterSource, _sources: ContentSources) -> Iterator[tuple[str, FieldPath]]:
    yield source.name, ("name",)


def _faults(placed: PlacedBlock[ChapterSource]) -> Iterator[Fault]:
    """Check that the chapters of a page stand in their order, each once."""
    order = list(HEADINGS)
    above = [block for block in placed.page.value.blocks[: placed.position] if isinstance(block, ChapterSource)]
    if above and order.index(above[-1].name) >= order.index(placed.block.name):
        message = f"stands below '{above[-1].name}': the chapters are {', '.join(order)}, in this order"
        yield placed.fault(("name",), message)


KIND = BlockKind(ChapterSource, ChapterBlock, compose, faults=_faults, anchors=_anchors, may_repeat=True)
