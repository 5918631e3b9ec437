"""What a block can be composed from: its page and the content."""

from dataclasses import dataclass
from datetime import date
from typing import TypeVar

from app.content.blocks.strategy_field import StandingAxis
from app.content.datasets.downloads import download_path
from app.content.datasets.portfolio_figures import Portfolio
from app.content.datasets.series import Series
from app.content.datasets.terms import age_text, basis_in_words
from app.content.models.base import ContentModel, Link
from app.content.models.block import DatasetSection
from app.content.models.datasets import Footing, HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource
from app.content.sources import ContentSources
from app.content.strategies import portfolio_with

Drawn = TypeVar("Drawn", bound=ContentModel)

_DOWNLOAD_LABELS = {"holdings": "All holdings (CSV)", "series": "Month ends (CSV)"}


@dataclass(frozen=True)
class BlockContext:
    """A page while its blocks are composed. The datasets that its blocks name exist: `checks` has proved it.

    `sources` hold only what is stated; lists, counts and comparisons look there. `shown` hold the rows behind the
    page's own figures, samples among them. `old_days` are the days whose stated figures are marked as old. `field` are
    the axes on which the strategies stand beside one another.
    """

    page: PageSource
    sources: ContentSources
    shown: ContentSources
    geocoder_url: str
    old_days: frozenset[date] = frozenset()
    field: tuple[StandingAxis, ...] = ()

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
            age=age_text(dataset, self.old_days),
            basis=basis_in_words(dataset),
            source=dataset.source,
            sample=dataset.rows == "sample",
            downloads=[] if dataset.rows == "none" else [rows],
        )

    def of_dataset(self, source: DatasetSection, drawn: type[Drawn], **composed: object) -> Drawn:
        """Return a section of a dataset as drawn: marked where its rows are a sample, with what they rest on."""
        footing = self.footing(source.dataset)
        return as_drawn(source, drawn, sample=source.sample or footing.sample, footing=footing, **composed)


def as_drawn(source: ContentModel, drawn: type[Drawn], **composed: object) -> Drawn:
    """Return a block, or a part of one, as drawn.

    Fields that are composed get the new value; fields that both models have stay as written.
    """
    same = {name: getattr(source, name) for name in drawn.model_fields if name in type(source).model_fields}
    return drawn.model_validate({**same, **composed})
