"""People and teams."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.given_parts import Node, StructuredPage
from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Section
from app.content.models.page import StrategySource
from app.content.models.person import Person
from app.content.models.rich_text import RichText, plain_text


class ProfilesBlock(Section):
    """People or teams, once there are any; `large` where the page is about them; `closing` leads to contact."""

    kind: Literal["profiles"]
    large: bool = False
    items: list[Person] = []
    closing: RichText | None = None


def _structured_data(block: ProfilesBlock, page: StructuredPage, firm: Node) -> Iterator[Node]:
    """Yield everyone whom a profile names; a person shown only by role is left out.

    On a strategy's page nobody gets `worksFor`, because only the firm's own people work for the firm.
    """
    named = [person for person in block.items if person.name is not None]
    for person in named:
        node: Node = {
            "@type": "Person",
            "name": person.name,
            "jobTitle": person.role,
            "description": plain_text(person.text),
            "mainEntityOfPage": {"@id": page.url},
        }
        yield node if isinstance(page.source, StrategySource) else {**node, "worksFor": firm}


KIND = BlockKind(
    ProfilesBlock, ProfilesBlock, unchanged, awaits=lambda block, _: not block.items, structured_data=_structured_data
)
