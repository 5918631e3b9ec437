"""Datasets of its page that a block names by id."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from app.content.blocks.kind import PlacedBlock
from app.content.dataset_files import file_problem
from app.content.errors import Fault
from app.content.field_path import FieldPath
from app.content.models.block import BlockModel
from app.content.models.datasets import Dataset, HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource

Wanted = TypeVar("Wanted", HoldingsDataset, SeriesDataset)


def dataset_faults(
    placed: PlacedBlock[BlockModel],
    dataset_id: str,
    wanted: type[Wanted],
    further: Callable[[Wanted], Iterable[Fault]],
    *,
    within: FieldPath = (),
) -> Iterator[Fault]:
    """Yield what is wrong with the field `dataset`; the `further` faults of one whose rows can be used.

    `within` leads from the block to the model that has the field.
    """
    dataset = placed.page.value.datasets.get(dataset_id)
    if not isinstance(dataset, wanted):
        yield placed.fault((*within, "dataset"), _problem(placed.page.value, dataset, wanted))
    elif file_problem(dataset, placed.sources) is None:
        yield from further(dataset)


def _problem(page: PageSource, dataset: Dataset | None, wanted: type[Dataset]) -> str:
    kind = "series" if wanted is SeriesDataset else "holdings"
    if dataset is None:
        known = ", ".join(name for name, entry in page.datasets.items() if isinstance(entry, wanted)) or "none"
        return f"this page has no such dataset; it has of kind {kind}: {known}"
    return f"must be a dataset of kind {kind}"
