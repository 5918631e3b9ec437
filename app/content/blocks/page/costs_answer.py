"""What an amount costs by the rules: the form, and the answer for every year."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, always, as_rendered
from app.content.costs.question import CostsAnswer, CostsQuestion, answer_costs
from app.content.known_paths import COSTS_PATH, costs_query_string
from app.content.models.base import BlockModel, Link, Text
from app.forms.declared import ADVISOR


class CostsAnswerSource(BlockModel):
    """The page's h1 and lede above the form, and the words around the answer.

    `form_note` stands below the form, `show` on its button, `ask_label` on the link to an advisor's form. `caption`
    names the years of the rules, at the table of all years.
    """

    kind: Literal["costsAnswer"]
    heading: Text
    lede: Text
    form_note: Text
    caption: Text
    show: Text
    ask_label: Text = Field(exclude=True)
    footnote: Text


class CostsAnswerBlock(CostsAnswerSource):
    """The answer as rendered, for the usual amount and year until a visitor enters others."""

    action: str
    answer: CostsAnswer
    ask: Link


def compose(source: CostsAnswerSource, _: BlockContext) -> CostsAnswerBlock:
    """Return the usual answer. A visitor's own replaces it on request."""
    question = CostsQuestion()
    query = costs_query_string(question.amount_rupees, question.year, question.fee)
    ask = Link(label=source.ask_label, href=f"{ADVISOR.page}?{query}")
    return as_rendered(source, CostsAnswerBlock, action=COSTS_PATH, answer=answer_costs(question), ask=ask)


KIND = BlockKind(CostsAnswerSource, CostsAnswerBlock, compose, is_head=always, only_at=COSTS_PATH)
