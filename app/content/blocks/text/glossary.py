"""The glossary: every term of `glossary.yaml` by its name."""

import re
from collections.abc import Iterator
from typing import Literal

from app.content.blocks.given_parts import Findable
from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.errors import Fault, FieldPath
from app.content.known_paths import GLOSSARY_PATH
from app.content.models.base import Section, Text
from app.content.models.explanations import Glossary, Term
from app.content.models.page import PageSource
from app.content.models.rich_text import plain_text
from app.content.sources import ContentSources, Located


class GlossarySource(Section):
    """The terms of the glossary."""

    kind: Literal["glossary"]
    footnote: Text


class GlossaryBlock(GlossarySource):
    """The glossary as rendered."""

    terms: list[Term]


def compose(source: GlossarySource, context: BlockContext) -> GlossaryBlock:
    """Return the terms in the order of their names."""
    located = context.sources.glossary
    assert located is not None  # noqa: S101 - `faults` has proved it
    terms = sorted(located.value.terms, key=lambda term: re.sub(r"\d+", lambda n: n[0].zfill(4), term.name.casefold()))
    return as_rendered(source, GlossaryBlock, terms=terms)


def _faults(placed: PlacedBlock[GlossarySource]) -> Iterator[Fault]:
    if placed.sources.glossary is None:
        yield placed.fault(("kind",), f"there are no terms: expected {placed.sources.folder}/glossary.yaml")


def _anchors(source: GlossarySource, sources: ContentSources) -> Iterator[tuple[str, FieldPath]]:
    """Yield the ids of terms."""
    for file in _files(source, sources):
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
