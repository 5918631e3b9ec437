"""Datasets of its page that a block names by id."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from app.content.blocks.kind import PlacedBlock
from app.content.dataset_files import file_problem
from app.content.errors import Fault, did_you_mean
from app.content.field_path import FieldPath
from app.content.models.block import BlockModel
from app.content.models.datasets import Dataset, HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource
from app.content.models.stated import StatedHoldings

Wanted = TypeVar("Wanted", HoldingsDataset, SeriesDataset)


def dataset_faults(
    placed: PlacedBlock[BlockModel],
    dataset_id: str,
    wanted: type[Wanted],
    further: Callable[[Wanted], Iterable[Fault]] = lambda _: (),
    *,
    within: FieldPath = (),
) -> Iterator[Fault]:
    """Yield what is wrong with the field `dataset`; the `further` faults of one whose rows can be used.

    `within` leads from the block to the model that has the field.
    """
    dataset = placed.page.value.datasets.get(dataset_id)
    if not isinstance(dataset, wanted):
        problem = _problem(placed.page.value, dataset_id, wanted)
        yield replace(placed.fault((*within, "dataset"), problem), cause=f"dataset {dataset_id}")
    elif dataset.rows != "none" and file_problem(dataset, placed.sources) is None:
        yield from further(dataset)


def _problem(page: PageSource, dataset_id: str, wanted: type[Dataset]) -> str:
    dataset = page.datasets.get(dataset_id)
    kind = "series" if wanted is SeriesDataset else "holdings"
    if dataset is None:
        known = ", ".join(name for name, entry in page.datasets.items() if isinstance(entry, wanted)) or "none"
        near = did_you_mean(dataset_id, page.datasets)
        return f"this page has no such dataset{near or f'; it has of kind {kind}: {known}'}"
    return f"must be a dataset of kind {kind}"


def awaits_rows(block: BlockModel, page: PageSource) -> bool:
    """Tell whether the rows of the dataset that a block names are nowhere yet."""
    dataset = page.datasets.get(getattr(block, "dataset", ""))
    return dataset is not None and dataset.rows == "none"


def stated_holdings(block: BlockModel, page: PageSource) -> StatedHoldings:
    """Return the sums stated of the portfolio that a block names."""
    dataset = page.datasets.get(getattr(block, "dataset", ""))
    return dataset.stated if isinstance(dataset, HoldingsDataset) else StatedHoldings()
