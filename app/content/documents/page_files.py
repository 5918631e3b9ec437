"""The datasets of a page as files."""

from app.content.datasets.downloads import download_path, files_of, holdings_csv, series_csv
from app.content.models.datasets import HoldingsDataset
from app.content.models.page import PageSource, StrategySource
from app.content.sources import ContentSources


def page_files(page: PageSource, sources: ContentSources) -> dict[str, bytes]:
    """Return the datasets of a page that have rows as CSV in UTF-8, by their lasting addresses."""
    if page.path is None:
        return {}
    return {
        download_path(page.path, dataset_id): dataset_csv(page, dataset_id, sources) for dataset_id in files_of(page)
    }


def dataset_csv(page: PageSource, dataset_id: str, sources: ContentSources) -> bytes:
    """Return a dataset of a page as the file visitors take away."""
    dataset = page.datasets[dataset_id]
    if isinstance(dataset, HoldingsDataset):
        benchmark = page.benchmark if isinstance(page, StrategySource) else None
        return holdings_csv(sources.holdings[dataset.file], dataset, benchmark)
    return series_csv(sources.series[dataset.file], dataset)
