"""Questions and answers of a file that the block names."""

from collections.abc import Iterator, Mapping
from typing import Literal

from pydantic import Field

from app.content.blocks.fact_drawings import FactDrawingSource, SpansDrawing
from app.content.blocks.fact_spans import compose_spans
from app.content.blocks.given_parts import Answer, Findable
from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.errors import Fault, FieldPath, did_you_mean
from app.content.models.base import Section, Slug, Text
from app.content.models.explanations import Faq, Question
from app.content.models.page import PageSource
from app.content.models.rich_text import plain_text
from app.content.sources import ContentSources, Located


class FaqSource(Section):
    """Questions named by the id of their file, and `drawings` by the ids of the answers they belong to."""

    kind: Literal["faq"]
    faq: Slug = Field(exclude=True)
    drawings: Mapping[Slug, FactDrawingSource] = {}
    footnote: Text


class FaqBlock(FaqSource):
    """Questions as rendered; `group` makes them exclusive."""

    group: str
    drawings: Mapping[Slug, SpansDrawing]
    questions: list[Question]


def compose(source: FaqSource, context: BlockContext) -> FaqBlock:
    """Return the questions of a file."""
    questions = context.sources.faqs[source.faq].value.questions
    drawings = {name: compose_spans(drawing, context.sources) for name, drawing in source.drawings.items()}
    return as_rendered(source, FaqBlock, group=f"faq-{source.faq}", drawings=drawings, questions=questions)


def _faults(placed: PlacedBlock[FaqSource]) -> Iterator[Fault]:
    name, sources = placed.block.faq, placed.sources
    if name not in sources.faqs:
        file = f"{sources.folder}/faqs/{name}.yaml"
        yield placed.fault(("faq",), f"faq '{name}' is missing: expected {file}{did_you_mean(name, sources.faqs)}")
        return
    ids = [question.id for question in sources.faqs[name].value.questions]
    for drawn in placed.block.drawings.keys() - set(ids):
        yield placed.fault(("drawings", drawn), f"question '{drawn}' is missing{did_you_mean(drawn, ids)}")


def _anchors(source: FaqSource, sources: ContentSources) -> Iterator[tuple[str, FieldPath]]:
    """Yield the questions' ids."""
    for file in _files(source, sources):
        for question in file.value.questions:
            yield question.id, ("faq",)


def _files(source: FaqSource, sources: ContentSources) -> list[Located[Faq]]:
    return [sources.faqs[source.faq]] if source.faq in sources.faqs else []


def _findable(source: FaqSource, _page: PageSource, sources: ContentSources) -> Iterator[Findable]:
    for question in sources.faqs[source.faq].value.questions:
        text, names = plain_text(question.answer), tuple(question.also_asked)
        yield Findable("question", question.id, question.question, text, names)


def _answers(block: FaqBlock) -> Iterator[Answer]:
    for question in block.questions:
        yield Answer(question.id, question.question, plain_text(question.answer))


KIND = BlockKind(
    FaqSource,
    FaqBlock,
    compose,
    faults=_faults,
    anchors=_anchors,
    files=_files,
    findable=_findable,
    answers=_answers,
    links_terms=True,
)
