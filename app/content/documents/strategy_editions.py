"""The editions of each strategy's figures, and how pages tell of them."""

from collections.abc import Iterable

from app.content.blocks.registry import Block
from app.content.blocks.text.note import NoteBlock
from app.content.calendar import day_in_india, day_of, short_date
from app.content.editions.as_on_address import as_on_path
from app.content.editions.page_editions import PageEditions, ReplacedEdition, page_editions
from app.content.editions.published import BASE_NUMBER
from app.content.models.page import StrategySource
from app.content.models.rich_text import BulletList, Inline, LinkInline, Paragraph, RichBlock, TextInline
from app.content.pages import PageDocument
from app.content.sources import ContentSources

EDITIONS_ID = "earlier-editions"
MOST_LISTED = 24
"""Two years of months; what is older is found by its address."""


def editions_by_path(sources: ContentSources) -> dict[str, PageEditions]:
    """Return the editions of every strategy that has dated figures, by the path of its page."""
    found = {}
    for subject in sources.subjects:
        current = day_of(subject.data.get("asOn"))
        if subject.kind == "figures" and current is not None and subject.subject in sources.strategies:
            earlier = sources.publications.earlier
            editions = page_editions(subject.subject, current, day_of(subject.base_as_on), earlier)
            found[sources.strategies[subject.subject].value.path] = editions
    return found


def with_earlier_editions(document: PageDocument, editions: Iterable[ReplacedEdition]) -> PageDocument:
    """Return the document with links to replaced editions below its disclosures; the same one where there are none."""
    listed = list(editions)[:MOST_LISTED]
    if not listed or document.path is None:
        return document
    items = [_listed(edition, document.path) for edition in listed]
    note = _note("Earlier editions", [BulletList(kind="list", items=items)], note_id=EDITIONS_ID)
    places = [place for place, block in enumerate(document.blocks) if isinstance(block, NoteBlock)]
    return _with_block(document, note, places[-1] + 1 if places else len(document.blocks))


def with_edition_told(document: PageDocument, strategy: StrategySource, edition: ReplacedEdition) -> PageDocument:
    """Return the document with a line below its head: which edition it is, since when, and where today's is."""
    told = f"Figures as on {short_date(edition.as_on)}: {_life(edition)}. The words around them are today’s. Now: "
    inlines: list[Inline] = [
        TextInline(text=told),
        LinkInline(text=f"{strategy.name} with its current figures", href=strategy.path),
        TextInline(text="."),
    ]
    note = _note("An earlier edition", [Paragraph(kind="paragraph", inlines=inlines)])
    return _with_block(document, note, 1)


def _listed(edition: ReplacedEdition, page_path: str) -> list[Inline]:
    return [
        LinkInline(text=f"Figures as on {short_date(edition.as_on)}", href=as_on_path(page_path, edition.as_on)),
        TextInline(text=f", {_life(edition)}"),
    ]


def _life(edition: ReplacedEdition) -> str:
    until = f"replaced on {short_date(day_in_india(edition.replaced_at))}"
    if edition.number == BASE_NUMBER or edition.published_at is None:
        return f"the first edition, {until}"
    return f"edition {edition.number}, published on {short_date(day_in_india(edition.published_at))}, {until}"


def _note(heading: str, body: list[RichBlock], note_id: str | None = None) -> NoteBlock:
    return NoteBlock(kind="note", id=note_id, heading=heading, body=body)


def _with_block(document: PageDocument, block: Block, place: int) -> PageDocument:
    blocks = [*document.blocks[:place], block, *document.blocks[place:]]
    return document.model_copy(update={"blocks": blocks})
