"""An article."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.given_parts import LANGUAGE, Node, StructuredPage
from app.content.blocks.kind import BlockKind, PlacedBlock, unchanged
from app.content.errors import Fault
from app.content.models.base import Section, Text
from app.content.models.parts import DataTable
from app.content.models.picture import Picture
from app.content.models.rich_text import RichText


class ArticleBlock(Section):
    """An article: picture, body text, a table, the act it rests on."""

    kind: Literal["article"]
    lede: Text
    picture: Picture | None = None
    body: RichText | None = None
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
        yield placed.fault((), "publishedOn is missing: a page with an article says when it first appeared")
    elif page.published_on is not None and page.published_on > page.updated_on:
        yield placed.page.fault(("publishedOn",), f"is {page.published_on}, after updatedOn, {page.updated_on}")


KIND = BlockKind(
    ArticleBlock, ArticleBlock, unchanged, faults=_faults, structured_data=_structured_data, links_terms=True
)
