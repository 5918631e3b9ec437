"""An article."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, PlacedBlock, unchanged
from app.content.blocks.structured_page import LANGUAGE, Node, StructuredPage
from app.content.errors import Fault
from app.content.markdown import signs
from app.content.markdown.figures import data_table
from app.content.markdown.owned import owned
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import Text
from app.content.models.block import Section
from app.content.models.rich_text import RichText
from app.content.models.tables import DataTable, Definition


class ArticleBlock(Section):
    """An article: body text, terms or figures of it beside the text, an optional table, the act it rests on."""

    kind: Literal["article"]
    lede: Text
    body: RichText
    terms: list[Definition] = Field(default=[], max_length=4)
    table: DataTable | None = None
    basis: Text | None = None


def _structured_data(block: ArticleBlock, page: StructuredPage, firm: Node) -> Iterator[Node]:
    node: Node = {
        "@type": "Article",
        "headline": block.heading,
        "description": block.lede,
        "datePublished": str(page.source.published_on),
        "dateModified": page.updated_on.isoformat(),
        "inLanguage": LANGUAGE,
        "image": {"@id": page.image_id},
        "author": firm,
        "publisher": firm,
        "isPartOf": {"@id": page.url},
    }
    url = f"{page.url}#{block.id}"
    yield node if block.id is None else {**node, "@id": url, "url": url}


def _faults(placed: PlacedBlock[ArticleBlock]) -> Iterator[Fault]:
    page = placed.page.value
    is_first = not any(isinstance(block, ArticleBlock) for block in page.blocks[: placed.position])
    if is_first and page.published_on is None:
        yield placed.fault((), "publishedOn is missing: a page with an article says since when it can be read")


def _markdown(block: ArticleBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield signs.words(block.lede)
    yield from page.rich(block.body)
    if block.terms:
        yield signs.bullets(page.item(term.term, term.detail) for term in block.terms)
    if block.table is not None:
        yield from data_table(block.table)
    yield from noted(block.basis)


KIND = BlockKind(
    ArticleBlock,
    ArticleBlock,
    unchanged,
    markdown=owned(_markdown),
    faults=_faults,
    structured_data=_structured_data,
    links_terms=True,
)
