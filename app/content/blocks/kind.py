"""What a module declares about its kind of block, and what its blocks are composed from: their page and the content."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any, Generic, TypeVar, get_args

from app.content.blocks.given_parts import Answer, Findable, Node, StructuredPage
from app.content.blocks.strategy_axes import ComparedAxis
from app.content.datasets.downloads import download_path
from app.content.datasets.portfolio_figures import Portfolio
from app.content.datasets.series import Series
from app.content.datasets.wording import age_text, basis_in_words
from app.content.errors import Fault, FieldPath
from app.content.models.base import BlockModel, ContentModel, DatasetSection, Link
from app.content.models.datasets import Footing, HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource
from app.content.sources import ContentSources, Located
from app.content.strategy_lists import portfolio_with

Model = TypeVar("Model", bound=BlockModel)
Written = TypeVar("Written", bound=BlockModel)
Rendered = TypeVar("Rendered", bound=BlockModel)
Checked_co = TypeVar("Checked_co", bound=BlockModel, covariant=True)
Part = TypeVar("Part", bound=ContentModel)

_DOWNLOAD_LABELS = {"holdings": "All holdings (CSV)", "series": "Month ends (CSV)"}


@dataclass(frozen=True)
class BlockContext:
    """A page while its blocks are composed. The datasets that its blocks name exist: `checks` has verified that.

    `sources` hold only what is stated; lists, counts and comparisons look there. `shown` hold the rows behind the
    page's own figures, samples among them. `outdated_days` are days whose stated figures are marked as old. `axes` are
    the axes on which the strategies stand beside one another.
    """

    page: PageSource
    sources: ContentSources
    shown: ContentSources
    geocoder_url: str
    outdated_days: frozenset[date] = frozenset()
    axes: tuple[ComparedAxis, ...] = ()

    def series(self, dataset_id: str) -> tuple[SeriesDataset, Series | None]:
        """Return a series of the page and its rows; None if there are no rows yet."""
        dataset = self.page.datasets[dataset_id]
        assert isinstance(dataset, SeriesDataset)  # noqa: S101
        return dataset, None if dataset.rows == "none" else self.shown.series[dataset.file]

    def portfolio(self, dataset_id: str) -> Portfolio:
        """Return the holdings of the page."""
        dataset = self.page.datasets[dataset_id]
        assert isinstance(dataset, HoldingsDataset)  # noqa: S101
        return portfolio_with(dataset, self.page, self.shown)

    def footing(self, dataset_id: str) -> Footing:
        """Return the basis of a dataset's figures and the links to its rows."""
        dataset = self.page.datasets[dataset_id]
        rows = Link(label=_DOWNLOAD_LABELS[dataset.kind], href=download_path(self.page.path or "", dataset_id))
        return Footing(
            as_on=dataset.as_on,
            age=age_text(dataset, self.outdated_days),
            basis=basis_in_words(dataset),
            source=dataset.source,
            sample=dataset.rows == "sample",
            downloads=[] if dataset.rows == "none" else [rows],
        )

    def of_dataset(self, source: DatasetSection, rendered: type[Part], **composed: object) -> Part:
        """Return a section of a dataset as rendered: marked where its rows are a sample, with what they rest on."""
        footing = self.footing(source.dataset)
        return as_rendered(source, rendered, sample=source.sample or footing.sample, footing=footing, **composed)


def as_rendered(source: ContentModel, rendered: type[Part], **composed: object) -> Part:
    """Return a block, or a part of one: fields get their composed value, or stay as both models have them."""
    same = {name: getattr(source, name) for name in rendered.model_fields if name in type(source).model_fields}
    return rendered.model_validate({**same, **composed})


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
    """Compose a block that is rendered as it is written."""
    return block


def always(_block: BlockModel) -> bool:
    """Return True for any block."""
    return True


@dataclass(frozen=True)
class BlockKind(Generic[Written, Rendered]):
    """One kind of block. The field `kind` of its models holds its name.

    written: the model of the block in the content folder.
    rendered: the model the renderer gets.
    compose: makes the rendered block. Links stay as written. `faults` has verified that everything it names exists.
    awaits: whether the block has nothing to show yet on its page. It is then rendered as unpublished.
    faults: faults between the block, its page and the data it names.
    anchors: ids that links can lead to, besides the block's own, each with the path of the field that makes it.
    shown_on: the date of the data it shows, None if the data has no date.
    files: further files whose words and links it shows, each with the date of its review.
    answers: the questions it answers. They are FAQ data of its page.
    findable: parts that the search finds one by one, besides the section as a whole.
    structured_data: nodes of the page's graph, made from the page and the reference to the firm. A node with the
    page's own id adds to the node of the page.
    is_head: whether it holds the page's only h1.
    only_at: the path of the one page that may hold it, because the code reads the query strings at that path.
    links_terms: whether its rich text is running text, in which the first use of a term links to the glossary.
    leads_on: whether it only links to other pages and says nothing about its own page.
    """

    written: type[Written]
    rendered: type[Rendered]
    compose: Callable[[Written, BlockContext], Rendered]
    awaits: Callable[[Written, PageSource], bool] = lambda *_: False
    faults: Callable[[PlacedBlock[Written]], Iterable[Fault]] = lambda _: ()
    anchors: Callable[[Written, ContentSources], Iterable[tuple[str, FieldPath]]] = lambda *_: ()
    shown_on: Callable[[Written, ContentSources], date | None] = lambda *_: None
    files: Callable[[Written, ContentSources], Iterable[Located[Any]]] = lambda *_: ()
    answers: Callable[[Rendered], Iterable[Answer]] = lambda _: ()
    findable: Callable[[Written, PageSource, ContentSources], Iterable[Findable]] = lambda *_: ()
    structured_data: Callable[[Rendered, StructuredPage, Node], Iterable[Node]] = lambda *_: ()
    is_head: Callable[[Written], bool] = lambda _: False
    only_at: str | None = None
    leads_on: bool = False
    links_terms: bool = False

    @property
    def name(self) -> str:
        """What blocks of this kind write as their `kind`."""
        return str(get_args(self.written.model_fields["kind"].annotation)[0])
