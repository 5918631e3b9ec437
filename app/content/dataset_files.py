"""Whether the rows a dataset names can be used at all."""

from app.content.datasets.series import columns_problem
from app.content.errors import did_you_mean
from app.content.models.datasets import Dataset, HoldingsDataset
from app.content.sources import ContentSources


def file_problem(dataset: Dataset, sources: ContentSources) -> str | None:
    """Return why the rows of a dataset cannot be used at all, or None."""
    if dataset.rows == "none" and dataset.source is None:
        # Nothing is stated yet.
        return None
    if isinstance(dataset, HoldingsDataset):
        is_there = dataset.file in sources.holdings
        file = f"{sources.folder}/holdings/{dataset.file}.csv"
        near = did_you_mean(dataset.file, sources.holdings)
        return None if is_there else f"holdings '{dataset.file}' are missing: expected {file}{near}"
    series = sources.series.get(dataset.file)
    if series is None:
        file = f"{sources.folder}/series/{dataset.file}.csv"
        return f"series '{dataset.file}' is missing: expected {file}{did_you_mean(dataset.file, sources.series)}"
    return columns_problem(series)
