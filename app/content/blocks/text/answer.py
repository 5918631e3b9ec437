"""A question and its answer: in two sentences, then at length, with the act or rule it rests on."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.blocks.fact_drawings import SpansDrawing
from app.content.blocks.given_parts import Answer, Findable, words_of
from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Section, Slug, Text
from app.content.models.page import PageSource
from app.content.models.parts import DataTable
from app.content.models.rich_text import RichText, plain_text
from app.content.models.strategy import KeyTerm
from app.content.sources import ContentSources


class Station(ContentModel):
    """Whom so many lines reach, and what runs there; gold lines matter most."""

    name: Text
    text: Text
    lines: int = Field(ge=1, le=15)
    look: Literal["plain", "gold"] = "plain"


class Branch(Station):
    """A station, and the one that lines reach from there."""

    onward: Station | None = None


class BranchesDrawing(ContentModel):
    """Bundles of lines that part at `start`, each to its branch. The words say the same as the lines."""

    kind: Literal["branches"]
    caption: Text
    start: Text
    branches: list[Branch] = Field(min_length=2, max_length=3)


class HighWaterDrawing(ContentModel):
    """A value in ₹ lakh at the start and after each year, and for each year its fee and words on it.

    A fee is charged above the `hurdle`, in per cent, of the first year, which ends at the high-water mark.
    """

    kind: Literal["highWater"]
    caption: Text
    alt: Text
    lakh: list[int] = Field(min_length=3, max_length=5)
    hurdle: int = Field(gt=0)
    years: list[KeyTerm]

    @model_validator(mode="after")
    def _one_text_a_year(self) -> "HighWaterDrawing":
        if len(self.years) != len(self.lakh) - 1:
            raise ValueError(f"has words on {len(self.years)} years, its values make {len(self.lakh) - 1}")
        return self


class FeeLinesDrawing(ContentModel):
    """Kinds of fees as `lines`, each of one sum in rupees for each of the `years`, which are gains in per cent."""

    kind: Literal["feeLines"]
    caption: Text
    alt: Text
    years: list[int] = Field(min_length=3, max_length=3)
    lines: dict[Text, Annotated[list[Text], Field(min_length=3, max_length=3)]] = Field(min_length=2)


class AnswerBlock(Section):
    """A question, which is the heading, and its answer. `answer` is quoted alone, without the rest.

    `number`: its place among questions that follow one another. `source` names act or regulation with its year. The
    rows of `path` are stages one after the other: each its name, what is done, and with what.
    """

    kind: Literal["answer"]
    id: Slug
    number: int | None = None
    answer: Text
    body: RichText | None = None
    drawing: BranchesDrawing | FeeLinesDrawing | HighWaterDrawing | SpansDrawing | None = Field(
        discriminator="kind", default=None
    )
    table: DataTable | None = None
    path: DataTable | None = None
    source: Text


def _findable(block: AnswerBlock, _page: PageSource, _sources: ContentSources) -> Iterator[Findable]:
    yield Findable("question", block.id, block.heading, words_of(block), tuple(block.also_asked))


def _answers(block: AnswerBlock) -> Iterator[Answer]:
    parts = [block.answer] if block.body is None else [block.answer, plain_text(block.body)]
    yield Answer(block.id, block.heading, " ".join(parts))


KIND = BlockKind(AnswerBlock, AnswerBlock, unchanged, findable=_findable, answers=_answers, links_terms=True)
