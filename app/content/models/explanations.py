"""Words explained in one place: questions, the terms of the glossary, and words of one meaning."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated

from pydantic import Field, StringConstraints

from app.content.models.base import AskedAs, ContentModel, Slug, Text
from app.content.models.rich_text import RichText

SearchWord = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+$", max_length=30)]


class Term(ContentModel):
    """A term in a sentence or two, and the source of its words.

    `full` is what an abbreviation stands for. `spellings` are how texts write it: those in small letters also stand
    for the word at the beginning of a sentence. `also_asked` is for the search alone.
    """

    id: Slug
    name: Text
    full: Text | None = None
    spellings: list[Text] = Field(min_length=1, exclude=True)
    definition: RichText
    formula: Text | None = None
    source: Text
    also_asked: AskedAs = []


class Glossary(ContentModel):
    """`glossary.yaml`: terms in the order of their names, reviewed on a day."""

    reviewed_on: date
    terms: list[Term] = Field(min_length=1)


class Question(ContentModel):
    """One question with its answer; `in_short` stands beside the question while the answer is closed."""

    id: Slug
    question: Text
    in_short: Text | None = None
    answer: RichText
    also_asked: AskedAs = []


class Faq(ContentModel):
    """`faqs/<id>.yaml`: a list of questions, reviewed on a date."""

    reviewed_on: date
    questions: list[Question]


class SearchWords(ContentModel):
    """Groups of words that mean the same to the search, in small letters. The first one names the meaning."""

    groups: list[Annotated[list[SearchWord], Field(min_length=2)]]

    @property
    def meanings(self) -> Mapping[str, str]:
        """Return the meaning of each word."""
        return {word: group[0] for group in self.groups for word in group}
