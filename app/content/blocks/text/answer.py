"""A question and its answer: in two sentences, then at length, with the act or rule it rests on."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.given_parts import Answer, Findable, words_of
from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Section, Slug, Text
from app.content.models.page import PageSource
from app.content.models.parts import DataTable
from app.content.models.rich_text import RichText, plain_text
from app.content.sources import ContentSources


class AnswerBlock(Section):
    """A question, which is the heading, and its answer. `answer` is quoted alone, without the rest.

    `source` names act, regulation or circular with its year.
    """

    kind: Literal["answer"]
    id: Slug
    answer: Text
    body: RichText | None = None
    table: DataTable | None = None
    source: Text


def _findable(block: AnswerBlock, _page: PageSource, _sources: ContentSources) -> Iterator[Findable]:
    yield Findable("question", block.id, block.heading, words_of(block), tuple(block.also_asked))


def _answers(block: AnswerBlock) -> Iterator[Answer]:
    parts = [block.answer] if block.body is None else [block.answer, plain_text(block.body)]
    yield Answer(block.id, block.heading, " ".join(parts))


KIND = BlockKind(AnswerBlock, AnswerBlock, unchanged, findable=_findable, answers=_answers, links_terms=True)
