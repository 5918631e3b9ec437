"""People and teams."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.blocks.structured_page import Node, StructuredPage
from app.content.models.base import ContentModel, Text
from app.content.models.block import Section
from app.content.models.page import StrategySource
from app.content.models.picture import Picture
from app.content.models.rich_text import RichText, plain_text


class ProfileFact(ContentModel):
    """A labelled fact of a profile."""

    label: Text
    value: Text


class Profile(ContentModel):
    """A person, named or shown by role, beside a rosette of `lobes` lobes; `alt` says what the rosette shows.

    A picture stands in the place of the rosette.
    """

    monogram: Annotated[str, Field(min_length=1, max_length=4)]
    lobes: int = Field(ge=8, le=60)
    alt: Text
    name: Text | None = None
    role: Text
    experience: Text | None = None
    text: RichText
    facts: list[ProfileFact] = []
    picture: Picture | None = None


class ProfilesBlock(Section):
    """People, fund managers, teams, once somebody is told of; `closing` leads to the contact page.

    `large`: the rosettes are the pictures of the page, where it is about the people; elsewhere they stand small.
    """

    kind: Literal["profiles"]
    large: bool = False
    items: list[Profile] = []
    closing: RichText | None = None


def _structured_data(block: ProfilesBlock, page: StructuredPage, firm: Node) -> Iterator[Node]:
    """Yield everyone whom a profile names; a person shown only by role is left out.

    On a strategy's page nobody gets `worksFor`, because only the firm's own people work for the firm.
    """
    named = [profile for profile in block.items if profile.name is not None]
    for profile in named:
        node: Node = {
            "@type": "Person",
            "name": profile.name,
            "jobTitle": profile.role,
            "description": plain_text(profile.text),
            "mainEntityOfPage": {"@id": page.url},
        }
        yield node if isinstance(page.source, StrategySource) else {**node, "worksFor": firm}


KIND = BlockKind(
    ProfilesBlock,
    ProfilesBlock,
    unchanged,
    awaits=lambda block, _: not block.items,
    structured_data=_structured_data,
)
