"""The nameplate of the home page, beside what a visitor's money would cost."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, always, as_rendered
from app.content.costs.question import CostsAnswer, CostsQuestion, answer_costs
from app.content.known_paths import COSTS_PATH
from app.content.models.base import BlockModel, Link, Text


class HeroSource(BlockModel):
    """The nameplate as written.

    `alt` says what the river shows. `onward` leads those who live abroad on, beside the `action`. `show_costs` leads
    to the page that works costs out; `limits` says what the sheet's figures are.
    """

    kind: Literal["hero"]
    heading: Text
    promise: Text
    lede: Text
    alt: Text
    action: Link
    onward: Link | None = None
    show_costs: Text = Field(exclude=True)
    limits: Text


class HeroBlock(HeroSource):
    """The nameplate as rendered: the sheet is answered for the usual amount and year."""

    answer: CostsAnswer
    costs: Link


def compose(source: HeroSource, _: BlockContext) -> HeroBlock:
    """Return the nameplate with the usual costs."""
    costs = Link(label=source.show_costs, href=COSTS_PATH)
    return as_rendered(source, HeroBlock, answer=answer_costs(CostsQuestion()), costs=costs)


KIND = BlockKind(HeroSource, HeroBlock, compose, is_head=always)
