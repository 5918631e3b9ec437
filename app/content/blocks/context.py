"""What a block can be composed from: its page and the content."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from app.content.datasets.captions import dataset_rests_on, told_age
from app.content.datasets.downloads import download_path
from app.content.datasets.portfolio_figures import Portfolio
from app.content.datasets.series import Series
from app.content.datasets.terms import basis_in_words
from app.content.models.base import Link
from app.content.models.block import Section
from app.content.models.datasets import Footing, HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource
from app.content.sources import ContentSources

_DOWNLOAD_LABELS = {"holdings": "All holdings (CSV)", "series": "Month ends (CSV)"}


@dataclass(frozen=True)
class BlockContext:
    """A page while its blocks are composed. The datasets its blocks name exist: `checks` has proved it.

    `old_days` are the days of stated figures that are told to be old.
    """

    page: PageSource
    sources: ContentSources
    geocoder_url: str
    old_days: frozenset[date] = frozenset()

    def series(self, dataset_id: str) -> tuple[SeriesDataset, Series]:
        """Return a series of the page and its rows."""
        dataset = self.page.datasets[dataset_id]
        assert isinstance(dataset, SeriesDataset)  # noqa: S101
        return dataset, self.sources.series[dataset.file]

    def portfolio(self, dataset_id: str) -> Portfolio:
        """Return the holdings of the page."""
        dataset = self.page.datasets[dataset_id]
        assert isinstance(dataset, HoldingsDataset)  # noqa: S101
        return Portfolio(dataset, self.sources.holdings[dataset.file])

    def footing(self, dataset_id: str) -> Footing:
        """Return what the figures of a dataset rest on, with the way to its rows."""
        dataset = self.page.datasets[dataset_id]
        href = download_path(self.page.path or "", dataset_id)
        basis, age = basis_in_words(dataset), told_age(dataset, self.old_days)
        return Footing(
            as_on=dataset.as_on,
            age=age,
            basis=basis,
            source=dataset.source,
            illustrative=dataset.illustrative,
            told=dataset_rests_on(dataset, basis, age),
            downloads=[Link(label=_DOWNLOAD_LABELS[dataset.kind], href=href)],
        )

    def section(self, source: Section, dataset_id: str) -> dict[str, Any]:
        """Return the fields of the margin column; the badge stands there when the dataset is invented."""
        fields = section_fields(source)
        return {**fields, "illustrative": self.page.datasets[dataset_id].illustrative}


def section_fields(source: Section) -> dict[str, Any]:
    """Return the fields of the margin column as written."""
    return {name: getattr(source, name) for name in Section.model_fields}
