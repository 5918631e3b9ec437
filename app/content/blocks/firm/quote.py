"""A sentence of one of the firm's people."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.blocks.named_in_firm import missing_person_faults, person_named, shows_person
from app.content.models.base import BlockModel, Slug, Text
from app.content.models.picture import Picture


class QuoteSource(BlockModel):
    """A sentence, and the id of its speaker's profile."""

    kind: Literal["quote"]
    id: Slug | None = None
    text: Text
    person: Slug = Field(exclude=True)


class QuoteBlock(QuoteSource):
    """A sentence and its speaker. The picture is left out on the page that has the profile."""

    name: str | None
    role: str
    organisation: str
    picture: Picture | None


def compose(source: QuoteSource, context: BlockContext) -> QuoteBlock:
    """Return the sentence with its speaker."""
    person = person_named(source.person, context.sources)
    return as_rendered(
        source,
        QuoteBlock,
        name=person.name,
        role=person.role,
        organisation=context.sources.site.value.firm_name,
        picture=None if shows_person(context.page, source.person) else person.picture,
    )


KIND = BlockKind(QuoteSource, QuoteBlock, compose, faults=missing_person_faults)
