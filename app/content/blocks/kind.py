"""What a module declares about its kind of block: two models, how one becomes the other, and its part of a page."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any, Generic, TypeVar, get_args

from app.content.blocks.context import BlockContext
from app.content.blocks.findable import Findable
from app.content.blocks.structured_page import Answer, Node, StructuredPage
from app.content.errors import Fault
from app.content.field_path import FieldPath
from app.content.models.block import BlockModel
from app.content.models.drawings.card import CardPart
from app.content.models.page import PageSource
from app.content.sources import ContentSources, Located

Model = TypeVar("Model", bound=BlockModel)
Written = TypeVar("Written", bound=BlockModel)
Drawn = TypeVar("Drawn", bound=BlockModel)
Checked_co = TypeVar("Checked_co", bound=BlockModel, covariant=True)


@dataclass(frozen=True)
class PlacedBlock(Generic[Checked_co]):
    """A block as written, with its position and page, for checks. `anchors` are all ids of its page."""

    block: Checked_co
    position: int
    page: Located[PageSource]
    sources: ContentSources
    anchors: frozenset[str]

    def fault(self, path: FieldPath, message: str) -> Fault:
        """Return a fault at a field of the block."""
        return self.page.fault(("blocks", self.position, *path), message)


def unchanged(block: Model, _context: BlockContext) -> Model:
    """Compose a block that is drawn as it is written."""
    return block


def always(_block: BlockModel) -> bool:
    """Say yes, whatever the block holds."""
    return True


@dataclass(frozen=True)
class BlockKind(Generic[Written, Drawn]):
    """One kind of block. The field `kind` of its models holds its name.

    written: the model of the block in the content folder.
    drawn: the model the renderer gets.
    compose: makes the drawn block. Links stay as written. `faults` has already proved that everything it names exists.
    awaits: whether the block has nothing to show yet on its page. It is then drawn as unpublished.
    faults: faults between the block, its page and the data it names.
    anchors: ids that links can lead to, besides the block's own, each with the path of the field that makes it.
    shown_on: the date of the data it shows, None if the data has no date.
    files: further files whose words and links it shows.
    dated_figures: sentences that state its figures and their date. The feed shows them as news.
    answers: the questions it answers. They are FAQ data of its page, and entries of the feed.
    findable: parts that the search finds one by one, besides the section as a whole.
    structured_data: nodes of the page's graph, made from the page and the reference to the firm. A node with the
    page's own id adds to the node of the page.
    on_card: what the drawn block gives to the card of its page.
    is_head: whether it holds the page's only h1.
    only_at: the path of the one page that may hold it, because the code reads the queries to that path.
    may_repeat: whether strategies may share its words.
    links_terms: whether its rich text is running text, in which the first use of a term links to the glossary.
    leads_on: whether it only links to other pages and says nothing about its own page.
    """

    written: type[Written]
    drawn: type[Drawn]
    compose: Callable[[Written, BlockContext], Drawn]
    awaits: Callable[[Written, PageSource], bool] = lambda *_: False
    faults: Callable[[PlacedBlock[Written]], Iterable[Fault]] = lambda _: ()
    anchors: Callable[[Written, ContentSources], Iterable[tuple[str, FieldPath]]] = lambda *_: ()
    shown_on: Callable[[Written, ContentSources], date | None] = lambda *_: None
    files: Callable[[Written, ContentSources], Iterable[Located[Any]]] = lambda *_: ()
    dated_figures: Callable[[Drawn], Iterable[str]] = lambda _: ()
    answers: Callable[[Drawn], Iterable[Answer]] = lambda _: ()
    findable: Callable[[Written, PageSource, ContentSources], Iterable[Findable]] = lambda *_: ()
    structured_data: Callable[[Drawn, StructuredPage, Node], Iterable[Node]] = lambda *_: ()
    on_card: Callable[[Drawn], CardPart | None] = lambda _: None
    is_head: Callable[[Written], bool] = lambda _: False
    only_at: str | None = None
    may_repeat: bool = False
    leads_on: bool = False
    links_terms: bool = False

    @property
    def name(self) -> str:
        """What blocks of this kind write as their `kind`."""
        return str(get_args(self.written.model_fields["kind"].annotation)[0])
