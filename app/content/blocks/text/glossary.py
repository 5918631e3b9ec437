"""The glossary: every term of `glossary.yaml` below its letter."""

from collections.abc import Iterator
from itertools import groupby
from typing import Literal

from app.content.blocks.given_parts import Findable
from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.errors import Fault, FieldPath
from app.content.known_paths import GLOSSARY_PATH
from app.content.models.base import ContentModel, Section, Text
from app.content.models.explanations import Glossary, Term
from app.content.models.page import PageSource
from app.content.models.rich_text import plain_text
from app.content.sources import ContentSources, Located


class GlossarySource(Section):
    """The terms of the glossary."""

    kind: Literal["glossary"]
    footnote: Text


class GlossaryLetter(ContentModel):
    """A letter, the id it is found by, and its terms."""

    id: str
    letter: str
    terms: list[Term]


class GlossaryBlock(GlossarySource):
    """The glossary as rendered."""

    letters: list[GlossaryLetter]


def compose(source: GlossarySource, context: BlockContext) -> GlossaryBlock:
    """Return the terms by their letters."""
    located = context.sources.glossary
    assert located is not None  # noqa: S101 - `faults` has proved it
    glossary = located.value
    by_name = sorted(glossary.terms, key=lambda term: term.name.casefold())
    letters = [
        GlossaryLetter(id=_letter_id(letter), letter=letter, terms=list(terms))
        for letter, terms in groupby(by_name, lambda term: term.letter)
    ]
    return as_rendered(source, GlossaryBlock, letters=letters)


def _letter_id(letter: str) -> str:
    return f"letter-{letter.lower()}"


def _faults(placed: PlacedBlock[GlossarySource]) -> Iterator[Fault]:
    if placed.sources.glossary is None:
        yield placed.fault(("kind",), f"there are no terms: expected {placed.sources.folder}/glossary.yaml")


def _anchors(source: GlossarySource, sources: ContentSources) -> Iterator[tuple[str, FieldPath]]:
    """Yield the ids of letters and terms."""
    for file in _files(source, sources):
        for letter in dict.fromkeys(term.letter for term in file.value.terms):
            yield _letter_id(letter), ("kind",)
        for term in file.value.terms:
            yield term.id, ("kind",)


def _files(_source: GlossarySource, sources: ContentSources) -> list[Located[Glossary]]:
    return [] if sources.glossary is None else [sources.glossary]


def _findable(source: GlossarySource, _page: PageSource, sources: ContentSources) -> Iterator[Findable]:
    for file in _files(source, sources):
        for term in file.value.terms:
            names = (*([] if term.full is None else [term.full]), *term.spellings, *term.also_asked)
            yield Findable("term", term.id, term.name, plain_text(term.definition), names)


KIND = BlockKind(
    GlossarySource,
    GlossaryBlock,
    compose,
    faults=_faults,
    anchors=_anchors,
    files=_files,
    findable=_findable,
    only_at=GLOSSARY_PATH,
)
