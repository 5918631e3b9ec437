"""What a block is told as Markdown with: its page, the firm, and whole addresses."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from app.content.calendar import short_date
from app.content.datasets.captions import aged, sentence
from app.content.links import is_outside
from app.content.markdown import signs
from app.content.markdown.marks import without_marks
from app.content.models.base import Link
from app.content.models.block import BlockModel, Section
from app.content.models.cards import Card
from app.content.models.datasets import Footing
from app.content.models.rich_text import Inline, LinkInline, Paragraph, RichBlock
from app.content.models.site import SiteDocument


@dataclass(frozen=True)
class MarkdownPage:
    """A page while it is told. `url` is its whole address, `origin` has no slash at its end.

    `figures_as_on` is the day of what a strategy's page states, `figures_age` what is said of it; None for other pages.
    """

    url: str
    origin: str
    updated_on: date
    figures_as_on: date | None
    figures_age: str | None
    site: SiteDocument

    def address(self, href: str) -> str:
        """Return the whole address of a link as content writes it."""
        if is_outside(href):
            return href
        return f"{self.url}{href}" if href.startswith("#") else f"{self.origin}{href}"

    def link(self, link: Link) -> str:
        """Return a link; one whose page is only planned is plain words."""
        return self.link_to(link.label, link.href)

    def link_to(self, label: str, href: str | None) -> str:
        """Return words that lead somewhere, or plain words where `href` is None."""
        return signs.words(label) if href is None else signs.link(label, self.address(href))

    def rich(self, blocks: Iterable[RichBlock]) -> Iterator[str]:
        """Yield the paragraphs and lists of rich text."""
        for block in blocks:
            if isinstance(block, Paragraph):
                yield self._line(block.inlines)
            else:
                yield signs.bullets(self._line(item) for item in block.items)

    def item(self, term: str, detail: Iterable[RichBlock], *, way: Link | None = None) -> str:
        """Return an item of a list: a term, and what is said of it, in the same line where it is short."""
        first, *others = [*self.rich(detail), *([] if way is None else [self.link(way)])]
        gap = "\n\n" if first.startswith("- ") else " "
        return "\n\n".join([f"{signs.strong(term)}:{gap}{first}", *others])

    def cards(self, cards: Iterable[Card]) -> list[str]:
        """Return titled sentences as items of a list."""
        return [self.item(card.title, card.text, way=card.link) for card in cards]

    def section(self, section: Section, rests_on: str | None = None) -> Iterator[str]:
        """Yield the heading of a section and what stands in its margin.

        `rests_on` says what its figures rest on.
        """
        yield signs.heading(2, section.heading)
        if rests_on is not None:
            yield rests_on
        yield from told_without_marks(section.note)
        if section.link is not None:
            yield self.link(section.link)

    def figure(self, label: str, value: str, rests_on: str | None = None) -> str:
        """Return an item of a list: what a figure is of, the figure, and what it rests on or means."""
        told = f"{signs.strong(label)}: {signs.words(value)}"
        return told if rests_on is None else f"{told.removesuffix('.')}. {signs.words(rests_on)}"

    def counted(self, label: str, count: str, explanation: str | None) -> str:
        """Return an item of a list: a count of the firm, and what its label is short for."""
        return self.figure(label, count if explanation is None else f"{count} ({explanation})")

    def claimed(self, as_on: date, basis: str) -> str:
        """Return the line beside counts of the firm."""
        return f"As on {short_date(as_on)}, {signs.words(basis)}."

    def stated(self, as_on: date | None = None, age: str | None = None) -> str:
        """Return the line beside figures that the firm states, with their own day or the page's where one is known."""
        day, age = (self.figures_as_on, self.figures_age) if as_on is None else (as_on, age)
        return "As stated by the firm." if day is None else f"As stated by the firm, {aged(day, age)}."

    def footing(self, footing: Footing) -> str:
        """Return the line beside computed figures: what they rest on, and where the rows are."""
        day = aged(footing.as_on, footing.age)
        if footing.source is None:
            told = [f"As stated by the firm, as on {day}.", sentence(footing.basis)]
        else:
            told = [f"As on {day}.", sentence(footing.basis), sentence(f"Source: {footing.source}")]
        rows = " ".join(self.link(link) for link in footing.downloads)
        return f"{signs.words(' '.join(told))}{f' Rows: {rows}.' if rows else ''}"

    def _line(self, inlines: Iterable[Inline]) -> str:
        return "".join(self._inline(inline) for inline in inlines)

    def _inline(self, inline: Inline) -> str:
        if isinstance(inline, LinkInline):
            return self.link_to(inline.text, inline.href)
        edge_before = " " * (len(inline.text) - len(inline.text.lstrip()))
        edge_after = " " * (len(inline.text) - len(inline.text.rstrip())) if inline.text.strip() else ""
        return f"{edge_before}{signs.strong(inline.text) if inline.strong else signs.words(inline.text)}{edge_after}"


def left_out(_block: BlockModel, _page: MarkdownPage) -> Iterator[str]:
    """Tell nothing: a block that only leads about its page, or that no page with a twin holds."""
    return iter(())


def told_without_marks(*texts: str | None) -> Iterator[str]:
    """Yield the plain sentences that are there, without what they say of the marks of a drawing."""
    told = (without_marks(text) for text in texts if text is not None)
    return (words for words in told if words is not None)


def noted(*texts: str | None) -> Iterator[str]:
    """Yield the plain sentences that are there."""
    return (signs.words(text) for text in texts if text is not None)
