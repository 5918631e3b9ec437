"""Breadcrumbs, h1 and lede of an ordinary page."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.blocks.fact_drawings import DotsDrawing, SpansDrawing
from app.content.blocks.kind import BlockKind, PlacedBlock, always, unchanged
from app.content.errors import Fault
from app.content.models.base import BlockModel, ContentModel, Link, Text
from app.content.models.picture import Picture


class DecisionAnswer(ContentModel):
    """What follows from the answers given, and where to go on."""

    text: Text
    links: list[Link] = Field(min_length=1, max_length=3)


class DecisionOption(ContentModel):
    """An answer to a question. Without an `answer` of its own it leads to the next question."""

    label: Text
    answer: DecisionAnswer | None = None


class DecisionQuestion(ContentModel):
    """A question and the answers to choose from. None is preselected."""

    text: Text
    options: list[DecisionOption] = Field(min_length=2, max_length=3)


class HeadFigure(ContentModel):
    """A figure that a page turns on, or a word in its place, and what it is of."""

    value: Text
    label: Text


class HeadLinks(ContentModel):
    """What a reader has in hand, and the places on the page that explain it."""

    label: Text
    links: list[Link] = Field(min_length=1, max_length=9)


class PageHeadBlock(BlockModel):
    """Breadcrumbs, h1, lede and the one `action`. `in_short` is what a long page says, in two sentences.

    A page whose figures are the answers has `figures`, a `drawing` or both, one to look things up in has `starts`.

    `questions` lead to one answer. Before any choice, all of them are shown and no answer.
    """

    kind: Literal["pageHead"]
    heading: Text
    lede: Text
    action: Link | None = None
    in_short: Text | None = None
    figures: list[HeadFigure] = Field(default=[], max_length=6)
    figures_basis: Text | None = None
    drawing: Annotated[SpansDrawing | DotsDrawing, Field(discriminator="kind")] | None = None
    starts: list[HeadLinks] = Field(default=[], max_length=3)
    picture: Picture | None = None
    questions_title: Text | None = None
    questions: list[DecisionQuestion] = Field(default=[], max_length=3)

    @model_validator(mode="after")
    def _in_short_or_figures(self) -> "PageHeadBlock":
        if [self.in_short is None, not self.figures, not self.starts].count(False) > 1:
            raise ValueError("a head has one of inShort, figures and starts")
        return self

    @model_validator(mode="after")
    def _leads_to_one_answer(self) -> "PageHeadBlock":
        for question in self.questions[:-1]:
            if len({option.answer is None for option in question.options}) == 1:
                raise ValueError(f"'{question.text}': one option must have no answer, one other must have one")
        for question in self.questions[-1:]:
            if any(option.answer is None for option in question.options):
                raise ValueError(f"'{question.text}' is the last question: each option needs an answer")
        return self


def _faults(placed: PlacedBlock[PageHeadBlock]) -> Iterator[Fault]:
    if bool(placed.block.questions) != (placed.page.value.layout == "decision"):
        yield placed.fault(("questions",), "questions belong on a page whose layout is decision, and only there")


KIND = BlockKind(PageHeadBlock, PageHeadBlock, unchanged, is_head=always, faults=_faults)
