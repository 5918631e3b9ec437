"""Links the first use of a term on a page to the glossary, in running text only."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from app.content.blocks.registry import Block, kind_of
from app.content.known_paths import GLOSSARY_PATH
from app.content.links import rewritten
from app.content.models.explanations import Glossary, Term
from app.content.models.rich_text import BulletList, Inline, LinkInline, Paragraph, TextInline


class GlossaryLinks:
    """Links glossary terms in blocks whose kind `links_terms`. Strong words and links are never linked."""

    def __init__(self, glossary: Glossary | None) -> None:
        terms = [] if glossary is None else glossary.terms
        self._hrefs = {form: f"{GLOSSARY_PATH}#{term.id}" for term in terms for form in _forms(term)}
        longest_first = sorted(self._hrefs, key=len, reverse=True)
        # "PMS2" and "non-PMS" do not contain the term "PMS".
        self._spelt = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")

    def linked(self, blocks: list[Block]) -> list[Block]:
        """Return a page's blocks with the first use of each term linked."""
        if not self._hrefs:
            return blocks
        page = _PageLinks(self._spelt, self._hrefs)
        return [rewritten(block, page.rich_text) if kind_of(block).links_terms else block for block in blocks]


def _forms(term: Term) -> list[str]:
    """Return the spellings. A spelling in small letters also appears with a capital, as at the start of a sentence."""
    capitalised = (spelling[0].upper() + spelling[1:] for spelling in term.spellings if spelling.islower())
    return [*term.spellings, *capitalised]


@dataclass
class _PageLinks:
    """The terms that one page has linked so far."""

    spelt: re.Pattern[str]
    hrefs: Mapping[str, str]
    used: set[str] = field(default_factory=set)

    def rich_text(self, _name: str, value: object) -> object:
        """Return a part of rich text linked, anything else as it is."""
        match value:
            case Paragraph():
                return Paragraph(inlines=self._inlines(value.inlines))
            case BulletList():
                return BulletList(items=[self._inlines(item) for item in value.items])
        return value

    def _inlines(self, inlines: list[Inline]) -> list[Inline]:
        return [part for inline in inlines for part in self._parts(inline)]

    def _parts(self, inline: Inline) -> list[Inline]:
        if isinstance(inline, LinkInline):
            self.used.add(inline.href or "")
            return [inline]
        return [inline] if inline.strong else self._split(inline.text)

    def _split(self, text: str) -> list[Inline]:
        parts: list[Inline] = []
        end = 0
        for found in self.spelt.finditer(text):
            href = self.hrefs[found[0]]
            if href in self.used:
                continue
            self.used.add(href)
            if found.start() > end:
                parts.append(TextInline(text=text[end : found.start()]))
            parts.append(LinkInline(text=found[0], href=href))
            end = found.end()
        if end < len(text):
            parts.append(TextInline(text=text[end:]))
        return parts
