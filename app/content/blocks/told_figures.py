"""What of a page's figures is illustrative and what is stated, told by its datasets and blocks. Pure."""

from collections.abc import Iterator

from app.content.datasets.figures import in_a_row
from app.content.models.block import Section
from app.content.models.datasets import Dataset, HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource


def told_figures(page: PageSource) -> str | None:
    """Return which figures of a factsheet are illustrative, then which are stated; None where none is illustrative.

    The words go on from the mark "Illustrative data:". The key terms count as stated: `key_terms` checks them.
    """
    datasets = page.datasets.values()
    invented = [*(_invented(dataset) for dataset in datasets if dataset.illustrative), *_invented_sections(page)]
    if not invented:
        return None
    stated = ["the key terms", *(told for dataset in datasets for told in _stated(dataset))]
    return f"{in_a_row(invented)}. Stated: {in_a_row(stated)}."


def _invented(dataset: Dataset) -> str:
    if isinstance(dataset, HoldingsDataset):
        return "the names and weights of holdings"
    return "the month ends and all returns computed from them"


def _invented_sections(page: PageSource) -> list[str]:
    """Return the headings of sections that hold invented words or figures of their own."""
    sections = [block for block in page.blocks if isinstance(block, Section)]
    return [f"“{section.heading}”" for section in sections if section.illustrative]


def _stated(dataset: Dataset) -> Iterator[str]:
    if isinstance(dataset, HoldingsDataset):
        given = dataset.stated
        told = {
            "the top 10 stocks' share": given.top_ten_percent is not None,
            "the top 5 sectors' share": given.top_five_sectors_percent is not None,
            "the market-cap split": given.market_cap is not None,
            "the equity share": given.equity_percent is not None,
            "the market-cap bands": bool(given.bands),
        }
        yield from (words for words, is_stated in told.items() if is_stated)
    elif isinstance(dataset, SeriesDataset):
        periods = [entry.period for entry in dataset.stated_returns]
        if periods:
            yield f"the returns of {in_a_row(periods)}"
        if dataset.stated_multiple is not None:
            yield "the two multiples"
