"""Terms explained once: `glossary.yaml`."""

from datetime import date

from pydantic import Field

from app.content.models.base import AskedAs, ContentModel, Slug, Text
from app.content.models.rich_text import RichText


class Term(ContentModel):
    """A term in a sentence or two, and whose words it rests on.

    `full` is what an abbreviation stands for. `spellings` are how texts write it: those in small letters also stand
    for the word at the beginning of a sentence. `also_asked` is for the search alone. `reviewed_on` where it is
    another day than the file's.
    """

    id: Slug
    name: Text
    full: Text | None = None
    spellings: list[Text] = Field(min_length=1)
    definition: RichText
    formula: Text | None = None
    source: Text
    also_asked: AskedAs = []
    reviewed_on: date | None = None

    @property
    def letter(self) -> str:
        """Return the letter it stands under."""
        return self.name[0].upper()


class Glossary(ContentModel):
    """`glossary.yaml`: terms in the order of their names, reviewed on a day."""

    reviewed_on: date
    terms: list[Term] = Field(min_length=1)

    def reviewed(self, term: Term) -> date:
        """Return the day a term was reviewed."""
        return term.reviewed_on or self.reviewed_on
