"""A chapter of a long page: the sections below it, up to the next one, belong to it."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field, computed_field

from app.content.blocks.kind import BlockKind, PlacedBlock, unchanged
from app.content.errors import Fault
from app.content.models.base import BlockModel, Text

ChapterName = Literal["chooses", "holds", "gone", "costs", "runs"]
HEADINGS: dict[ChapterName, str] = {
    "chooses": "How it chooses",
    "holds": "What it holds",
    "gone": "How it has gone",
    "costs": "What it costs",
    "runs": "Who runs it",
}
"""The chapters of a factsheet, in the order of a reader's questions."""


class ChapterBlock(BlockModel):
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


def _faults(placed: PlacedBlock[ChapterBlock]) -> Iterator[Fault]:
    """Check that the chapters of a page stand in their order, each once."""
    order = list(HEADINGS)
    above = [block for block in placed.page.value.blocks[: placed.position] if isinstance(block, ChapterBlock)]
    if above and order.index(above[-1].name) >= order.index(placed.block.name):
        message = f"is below '{above[-1].name}': the chapters are {', '.join(order)}, in this order"
        yield placed.fault(("name",), message)


KIND = BlockKind(ChapterBlock, ChapterBlock, unchanged, faults=_faults)
