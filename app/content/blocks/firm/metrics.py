"""A ruled row of figures."""

from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Section, Text
from app.content.models.page import PageSource


class Metric(ContentModel):
    """One figure in its own spelling, and its basis; without a value it awaits one."""

    label: Text
    value: Text | None = None
    basis: Text | None = None


class MetricsBlock(Section):
    """A ruled row of figures, all of them stated or none."""

    kind: Literal["metrics"]
    items: list[Metric] = Field(min_length=1, max_length=6)
    footnote: Text | None = None

    @model_validator(mode="after")
    def _all_or_none(self) -> "MetricsBlock":
        missing = [item.label for item in self.items if item.value is None]
        if missing and len(missing) < len(self.items):
            raise ValueError(f"'{missing[0]}' has no value beside others that have: give all of them, or none")
        return self


def _awaits(source: MetricsBlock, _page: PageSource) -> bool:
    return all(item.value is None for item in source.items)


KIND = BlockKind(MetricsBlock, MetricsBlock, unchanged, awaits=_awaits)
