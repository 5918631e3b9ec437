"""A chapter of a long page: the sections below it, up to the next one, belong to it."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field, computed_field

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.errors import Fault
from app.content.models.base import BlockModel, Text
from app.content.models.page import StrategySource

ChapterName = Literal["chooses", "holds", "gone", "costs", "runs"]
HEADINGS: dict[ChapterName, str] = {
    "chooses": "How it chooses",
    "holds": "What it holds",
    "gone": "How it has gone",
    "costs": "What it costs",
    "runs": "Who runs it",
}
"""The chapters of a factsheet, in the order of a reader's questions."""


class ChapterSource(BlockModel):
    """A chapter by its name, which is its id, and what follows it; `says` stands beside the heading on this page."""

    kind: Literal["chapter"]
    name: ChapterName = Field(exclude=True)
    says: Text | None = None

    @computed_field  # type: ignore[prop-decorator] # mypy knows no decorated property
    @property
    def id(self) -> str:
        """The id by which links find it."""
        return self.name

    @computed_field  # type: ignore[prop-decorator] # mypy knows no decorated property
    @property
    def heading(self) -> str:
        """The words above it."""
        return HEADINGS[self.name]


class ChapterBlock(ChapterSource):
    """A chapter as rendered. The one on how a strategy chooses says its `risk`."""

    risk: str | None


def compose(source: ChapterSource, context: BlockContext) -> ChapterBlock:
    """Return the chapter as rendered."""
    page = context.page
    risk = page.risk if source.name == "chooses" and isinstance(page, StrategySource) else None
    return as_rendered(source, ChapterBlock, risk=risk)


def _faults(placed: PlacedBlock[ChapterSource]) -> Iterator[Fault]:
    """Check that the chapters of a page stand in their order, each once."""
    order = list(HEADINGS)
    above = [block for block in placed.page.value.blocks[: placed.position] if isinstance(block, ChapterSource)]
    if above and order.index(above[-1].name) >= order.index(placed.block.name):
        message = f"is below '{above[-1].name}': the chapters are {', '.join(order)}, in this order"
        yield placed.fault(("name",), message)


KIND = BlockKind(ChapterSource, ChapterBlock, compose, faults=_faults)
