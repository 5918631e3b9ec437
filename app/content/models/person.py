"""A person or a team, as rendered wherever they are named."""

from typing import Annotated

from pydantic import BeforeValidator, Field

from app.content.models.base import ContentModel, Link, Slug, Text
from app.content.models.picture import Picture
from app.content.models.rich_text import RichText
from app.content.models.site import PhoneNumber, dialled, with_its_country


class ProfileFact(ContentModel):
    """A labelled fact of a profile."""

    label: Text
    value: RichText


def _telephone(written: object) -> object:
    """Return a number as a link that dials it."""
    if not isinstance(written, str):
        return written
    number = with_its_country(written.strip())
    return Link(label=number, href=f"tel:{dialled(number)}")


class Person(ContentModel):
    """A person, named or shown by role. What is not stated is None.

    `id` is what other pages name the person by. `registration` is the person's own, `words` are two sentences in the
    first person.
    """

    name: Text | None = None
    role: Text
    registration: Text | None = None
    experience: Text | None = None
    text: RichText
    words: Text | None = None
    facts: list[ProfileFact] = []
    picture: Picture | None = None
    id: Slug | None = Field(default=None, exclude=True)
    direct_line: Annotated[Link | None, BeforeValidator(_telephone, json_schema_input_type=PhoneNumber | None)] = None
