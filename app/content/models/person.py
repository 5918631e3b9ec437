"""A person or a team: as a page's file tells of them, and as drawn wherever they are named."""

from typing import Self

from app.content.models.base import ContentModel, Link, Slug, Text
from app.content.models.picture import Picture
from app.content.models.rich_text import RichText
from app.content.models.site import PhoneNumber, dialled


class ProfileFact(ContentModel):
    """A labelled fact of a profile."""

    label: Text
    value: Text


class _PersonWords(ContentModel):
    name: Text | None = None
    role: Text
    registration: Text | None = None
    experience: Text | None = None
    text: RichText
    words: Text | None = None
    facts: list[ProfileFact] = []
    picture: Picture | None = None


class Profile(_PersonWords):
    """A person, named or shown by role. What is not stated is None.

    `id` is what other pages name the person by. `registration` is the person's own, `words` are two sentences in the
    first person.
    """

    id: Slug | None = None
    direct_line: PhoneNumber | None = None


class Person(_PersonWords):
    """A person as drawn."""

    direct_line: Link | None

    @classmethod
    def of(cls, profile: Profile) -> Self:
        """Return a profile as drawn."""
        line = profile.direct_line
        words = {name: getattr(profile, name) for name in _PersonWords.model_fields}
        return cls(
            **words,
            direct_line=None if line is None else Link(label=line, href=f"tel:{dialled(line)}"),
        )
