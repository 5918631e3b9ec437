"""Questions and answers of a file that the block names."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.context import BlockContext, as_drawn
from app.content.blocks.findable import Findable
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.blocks.structured_page import LANGUAGE, Node, StructuredPage
from app.content.errors import Fault, did_you_mean
from app.content.field_path import FieldPath
from app.content.models.base import Slug, Text
from app.content.models.block import Section
from app.content.models.faq import Faq, Question
from app.content.models.page import PageSource
from app.content.models.rich_text import plain_text
from app.content.sources import ContentSources, Located


class FaqSource(Section):
    """Questions named by the id of their file."""

    kind: Literal["faq"]
    faq: Slug
    drawing: Literal["financialYear"] | None = None
    footnote: Text


class FaqBlock(Section):
    """Questions as drawn; `group` makes them exclusive."""

    kind: Literal["faq"]
    group: str
    questions: list[Question]
    drawing: Literal["financialYear"] | None
    footnote: str


def compose(source: FaqSource, context: BlockContext) -> FaqBlock:
    """Return the questions of a file."""
    faq = context.sources.faqs[source.faq].value
    return as_drawn(
        source,
        FaqBlock,
        group=f"faq-{source.faq}",
        questions=faq.questions,
    )


def _faults(placed: PlacedBlock[FaqSource]) -> Iterator[Fault]:
    name, sources = placed.block.faq, placed.sources
    if name not in sources.faqs:
        file = f"{sources.folder}/faqs/{name}.yaml"
        yield placed.fault(("faq",), f"faq '{name}' is missing: expected {file}{did_you_mean(name, sources.faqs)}")


def _anchors(source: FaqSource, sources: ContentSources) -> Iterator[tuple[str, FieldPath]]:
    """Yield the questions' ids."""
    for file in _files(source, sources):
        for question in file.value.questions:
            yield question.id, ("faq",)


def _files(source: FaqSource, sources: ContentSources) -> list[Located[Faq]]:
    return [sources.faqs[source.faq]] if source.faq in sources.faqs else []


def _findable(source: FaqSource, _page: PageSource, sources: ContentSources) -> Iterator[Findable]:
    for question in sources.faqs[source.faq].value.questions:
        yield Findable("question", question.id, question.question, plain_text(question.answer))


def _structured_data(block: FaqBlock, page: StructuredPage, _firm: Node) -> Iterator[Node]:
    entries = [
        {
            "@type": "Question",
            "name": question.question,
            "acceptedAnswer": {"@type": "Answer", "text": plain_text(question.answer)},
        }
        for question in block.questions
    ]
    if page.source.schema_type == "FAQPage":
        yield {"@id": page.url, "mainEntity": entries}
    else:
        faq_id, part_of = f"{page.url}#{block.group}", {"@id": page.url}
        yield {"@type": "FAQPage", "@id": faq_id, "inLanguage": LANGUAGE, "isPartOf": part_of, "mainEntity": entries}


KIND = BlockKind(
    FaqSource,
    FaqBlock,
    compose,
    faults=_faults,
    anchors=_anchors,
    shown_on=lambda source, sources: sources.faqs[source.faq].value.reviewed_on,
    files=_files,
    findable=_findable,
    structured_data=_structured_data,
    links_terms=True,
)
