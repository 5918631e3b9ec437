"""What of a page's figures is illustrative and what is stated, told by its datasets and blocks. Pure."""

from collections.abc import Iterator

from app.content.datasets.captions import stated_figures
from app.content.datasets.figures import in_a_row
from app.content.models.block import Section
from app.content.models.datasets import Dataset, HoldingsDataset
from app.content.models.page import PageSource

# What a description quotes of a dataset.
_QUOTED = {"holdings": "holdings", "series": "returns"}


def told_figures(page: PageSource) -> str | None:
    """Return which figures of a factsheet are illustrative, then which are stated; None where none is illustrative.

    The words go on from the mark "Illustrative data:". The key terms count as stated: `key_terms` checks them.
    """
    datasets = page.datasets.values()
    invented = [*(_rows(dataset) for dataset in datasets if dataset.illustrative), *_invented_sections(page)]
    if not invented:
        return None
    stated = ["the key terms", *(told for dataset in datasets for told in _stated(dataset))]
    return f"{in_a_row(invented)}. Stated: {in_a_row(stated)}."


def told_description(page: PageSource) -> str:
    """Return the page's description and, behind it, which of its figures are illustrative by its datasets' flags."""
    flagged = [_QUOTED[dataset.kind] for dataset in page.datasets.values() if dataset.illustrative]
    named = list(dict.fromkeys(flagged))
    return f"{page.description} Illustrative {in_a_row(named)}." if named else page.description


def _stated(dataset: Dataset) -> Iterator[str]:
    if not dataset.illustrative:
        yield _rows(dataset)
    yield from stated_figures(dataset)


def _rows(dataset: Dataset) -> str:
    """Return what the rows of a dataset give, all of it of one nature."""
    if isinstance(dataset, HoldingsDataset):
        return "the names and weights of holdings"
    return "the month ends and all returns computed from them"


def _invented_sections(page: PageSource) -> list[str]:
    """Return the headings of sections that hold invented words or figures of their own."""
    sections = [block for block in page.blocks if isinstance(block, Section)]
    return [f"“{section.heading}”" for section in sections if section.illustrative]
