"""An article."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.blocks.structured_page import LANGUAGE, Node, StructuredPage
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
        "dateModified": page.updated_on.isoformat(),
        "inLanguage": LANGUAGE,
        "author": firm,
        "publisher": firm,
        "isPartOf": {"@id": page.url},
    }
    yield node if block.id is None else {**node, "url": f"{page.url}#{block.id}"}


KIND = BlockKind(ArticleBlock, ArticleBlock, unchanged, structured_data=_structured_data)
