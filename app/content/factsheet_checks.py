"""What the blocks of a factsheet owe the datasets they name. Pure."""

from collections.abc import Iterator, Mapping

from app.content.dataset_checks import file_problem
from app.content.datasets import summaries
from app.content.datasets.holdings import Holdings
from app.content.errors import Fault
from app.content.field_path import FieldPath
from app.content.models.datasets import Dataset, HoldingsDataset, SeriesDataset
from app.content.models.factsheet_sources import (
    FactsheetHeadSource,
    GrowthSource,
    HoldingsSource,
    ReturnsSource,
    SealSource,
    ThemesSource,
)
from app.content.models.page import PageSource
from app.content.models.strategy_blocks import CrossoverBlock
from app.content.period_checks import period_faults
from app.content.sources import ContentSources, Located

DatasetBlock = GrowthSource | ReturnsSource | HoldingsSource | ThemesSource | SealSource
_WANTED: Mapping[type[DatasetBlock], type[Dataset]] = {
    GrowthSource: SeriesDataset,
    ReturnsSource: SeriesDataset,
    HoldingsSource: HoldingsDataset,
    ThemesSource: HoldingsDataset,
    SealSource: HoldingsDataset,
}


def factsheet_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield what is wrong with the blocks that name a dataset of their page."""
    for page in sources.pages:
        for position, block in enumerate(page.value.blocks):
            place: FieldPath = ("blocks", position)
            if isinstance(block, FactsheetHeadSource):
                yield from _head_faults(page, place, block, sources)
            elif isinstance(block, DatasetBlock):
                yield from _block_faults(page, place, block, sources)


def _head_faults(
    page: Located[PageSource], place: FieldPath, head: FactsheetHeadSource, sources: ContentSources
) -> Iterator[Fault]:
    if head.seal is not None:
        yield from _block_faults(page, (*place, "seal"), head.seal, sources)
    has_crossover = any(isinstance(block, CrossoverBlock) for block in page.value.blocks)
    if head.crossing is not None and not has_crossover:
        yield page.fault((*place, "crossing"), "draws a crossover block, and this page has none")


def _block_faults(
    page: Located[PageSource],
    place: FieldPath,
    block: DatasetBlock,
    sources: ContentSources,
) -> Iterator[Fault]:
    dataset = page.value.datasets.get(block.dataset)
    if not isinstance(dataset, _WANTED[type(block)]):
        yield page.fault((*place, "dataset"), _dataset_problem(page.value, block, dataset))
    elif file_problem(dataset, sources) is None:
        yield from _figure_faults(page, place, block, dataset, sources)


def _dataset_problem(page: PageSource, block: DatasetBlock, dataset: Dataset | None) -> str:
    wanted = _WANTED[type(block)]
    kind = "series" if wanted is SeriesDataset else "holdings"
    if dataset is None:
        known = ", ".join(name for name, entry in page.datasets.items() if isinstance(entry, wanted)) or "none"
        return f"this page has no such dataset; it has of kind {kind}: {known}"
    return f"must be a dataset of kind {kind}"


def _figure_faults(
    page: Located[PageSource], place: FieldPath, block: DatasetBlock, dataset: Dataset, sources: ContentSources
) -> Iterator[Fault]:
    match block:
        case GrowthSource():
            yield from _growth_faults(page, place, block, sources)
        case ReturnsSource():
            for position, table in enumerate(block.tables):
                yield from period_faults(page, (*place, "tables", position), table, sources.series[dataset.file])
        case HoldingsSource():
            yield from _holdings_faults(page, place, block, sources.holdings[dataset.file])
        case ThemesSource():
            if not sources.holdings[dataset.file].has_themes:
                file = sources.holdings[dataset.file].file
                yield page.fault((*place, "dataset"), f"{file} has no columns theme and band")
        case SealSource():
            yield from _seal_faults(page, place, dataset)


def _growth_faults(
    page: Located[PageSource], place: FieldPath, block: GrowthSource, sources: ContentSources
) -> Iterator[Fault]:
    tables = [other.dataset for other in page.value.blocks if isinstance(other, ReturnsSource)]
    if block.dataset not in tables:
        message = f"a chart without its table: add a returns block of '{block.dataset}' to this page"
        yield page.fault((*place, "dataset"), message)
    dates = sources.series[page.value.datasets[block.dataset].file].dates
    for position, note in enumerate(block.notes):
        if not dates[0] <= note.date <= dates[-1]:
            message = f"{note.date} is not on the line, which runs from {dates[0]} to {dates[-1]}"
            yield page.fault((*place, "notes", position, "date"), message)


def _holdings_faults(
    page: Located[PageSource], place: FieldPath, block: HoldingsSource, holdings: Holdings
) -> Iterator[Fault]:
    stocks, sectors = len(holdings.stocks), len(summaries.sector_weights(holdings))
    if block.top > stocks:
        yield page.fault((*place, "top"), f"is {block.top}, but {holdings.file} has {stocks} companies")
    if block.heading_sectors is not None and block.sectors > sectors:
        yield page.fault((*place, "sectors"), f"is {block.sectors}, but {holdings.file} has {sectors} sectors")


def _seal_faults(page: Located[PageSource], place: FieldPath, dataset: Dataset) -> Iterator[Fault]:
    stated = dataset.stated if isinstance(dataset, HoldingsDataset) else None
    if stated is None or stated.stocks is None:
        message = "a seal has one lobe a stock: the dataset states no stocks"
        yield page.fault((*place, "dataset"), message)
