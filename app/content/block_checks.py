"""What a page's blocks owe each other and the data they name. Pure."""

from collections.abc import Iterator, Mapping

from app.content.anchors import LAYOUT_ANCHORS, block_anchors
from app.content.composition.firm_blocks import count_of
from app.content.dataset_checks import columns_problem
from app.content.errors import Fault
from app.content.field_path import FieldPath
from app.content.models.blocks import HeroBlock, PageHeadBlock, PageTabsBlock, StaffPanelBlock, StatusScreenBlock
from app.content.models.composed_blocks import ClaimsSource, FaqSource, HighlightsSource, StrategyIndexSource
from app.content.models.drawings import DrawdownSource, SmallLinesSource
from app.content.models.explorer_blocks import ExplorerSource
from app.content.models.factsheet_sources import FactsheetHeadSource
from app.content.models.information_blocks import ContactHeadSource, PictureBlock
from app.content.models.page import PageSource
from app.content.placeholders import DATE_PLACEHOLDERS, placeholder_names
from app.content.sources import ContentSources, Located, walk

MAXIMUM_SMALL_LINES = 6
HEAD_KINDS = "hero, pageHead, factsheetHead, contactHead, statusScreen or a picture with a heading"
_DATES_OF_BLOCKS: Mapping[type, Mapping[str, str]] = {
    StrategyIndexSource: {"note": "asOn", "footnote": "asOn"},
    ExplorerSource: {"note": "asOn", "footnote": "asOn"},
    FaqSource: {"footnote": "reviewedOn"},
}


def block_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield what is wrong with the blocks of every page."""
    for page in sources.pages:
        yield from _heading_faults(page)
        yield from _anchor_faults(page, sources)
        for position, block in enumerate(page.value.blocks):
            place: FieldPath = ("blocks", position)
            yield from _badge_faults(page, place, block)
            yield from _reference_faults(page, place, block, sources)
            yield from _date_placeholder_faults(page, place, block)
    yield from _stray_placeholder_faults(sources)


def _heading_faults(page: Located[PageSource]) -> Iterator[Fault]:
    for position, block in enumerate(page.value.blocks):
        if _is_head(block) != (position == 0):
            message = f"a page begins with its one h1: {HEAD_KINDS} stands first and only there"
            yield page.fault(("blocks", position, "kind"), message)


def _is_head(block: object) -> bool:
    if isinstance(block, PictureBlock):
        return block.heading is not None
    return isinstance(
        block, HeroBlock | PageHeadBlock | FactsheetHeadSource | ContactHeadSource | StatusScreenBlock | StaffPanelBlock
    )


def _anchor_faults(page: Located[PageSource], sources: ContentSources) -> Iterator[Fault]:
    seen = set(LAYOUT_ANCHORS)
    for anchor, path in block_anchors(page.value, sources):
        if anchor in seen:
            yield page.fault(path, f"the id '{anchor}' stands on this page already")
        seen.add(anchor)
    for position, block in enumerate(page.value.blocks):
        if isinstance(block, PageTabsBlock):
            for tab, item in enumerate(block.items):
                if item.target not in seen:
                    path = ("blocks", position, "items", tab, "target")
                    yield page.fault(path, f"no block on this page has the id '{item.target}'")


def _badge_faults(page: Located[PageSource], place: FieldPath, block: object) -> Iterator[Fault]:
    """Invented figures carry the badge and nothing else does; a head answers for its whole page."""
    has_badge = getattr(block, "illustrative", False)
    is_head = isinstance(block, FactsheetHeadSource)
    answers_for, root = (page.value, ()) if is_head else (block, place)
    synthetic = [path for path, value in walk(answers_for, root) if getattr(value, "synthetic", False)]
    datasets = _illustrative_datasets(page.value, block)
    if is_head and datasets and not has_badge:
        message = f"the dataset '{datasets[0]}' of this page is illustrative: the head must say illustrative: true"
        yield page.fault((*place, "illustrative"), message)
    if synthetic and not has_badge and not is_head:
        message = "invented figures need the badge: the block must say illustrative: true"
        yield page.fault((*synthetic[0], "synthetic"), message)
    if has_badge and not synthetic and not datasets:
        yield page.fault((*place, "illustrative"), "the badge has no reason: nothing in this block is synthetic: true")


def _illustrative_datasets(page: PageSource, block: object) -> list[str]:
    """Return the invented datasets a block shows; a head shows all of its page."""
    shown = page.datasets if isinstance(block, FactsheetHeadSource) else {getattr(block, "dataset", None)}
    return [name for name, dataset in page.datasets.items() if name in shown and dataset.illustrative]


def _reference_faults(
    page: Located[PageSource], place: FieldPath, block: object, sources: ContentSources
) -> Iterator[Fault]:
    if isinstance(block, FaqSource) and block.faq not in sources.faqs:
        file = f"{sources.folder}/faqs/{block.faq}.yaml"
        yield page.fault((*place, "faq"), f"faq '{block.faq}' is missing: expected {file}")
    if isinstance(block, HighlightsSource | ClaimsSource):
        yield from _claim_faults(page, place, block, sources)
    for path, value in walk(block, place):
        if isinstance(value, DrawdownSource | SmallLinesSource):
            problem = _series_problem(value, sources)
            if problem is not None:
                yield page.fault((*path, "series"), problem)


def _claim_faults(
    page: Located[PageSource], place: FieldPath, block: HighlightsSource | ClaimsSource, sources: ContentSources
) -> Iterator[Fault]:
    claims = {claim.id: claim for claim in sources.site.value.claims.items}
    for position, claim_id in enumerate(block.claims):
        path = (*place, "claims", position)
        if claim_id not in claims:
            yield page.fault(
                path, f"claim '{claim_id}' is missing: expected it in site.yaml, one of {', '.join(claims)}"
            )
        elif isinstance(block, HighlightsSource) and count_of(claims[claim_id]) is None:
            yield page.fault(path, f"claim '{claim_id}' is '{claims[claim_id].value}', not a count such as 100 or 100+")


def _series_problem(source: DrawdownSource | SmallLinesSource, sources: ContentSources) -> str | None:
    series = sources.series.get(source.series)
    if series is None:
        return f"series '{source.series}' is missing: expected {sources.folder}/series/{source.series}.csv"
    if isinstance(source, DrawdownSource):
        return columns_problem(series)
    if source.gold not in series.columns:
        return f"series '{series.name}' has no column '{source.gold}', which gold names"
    if len(series.columns) > MAXIMUM_SMALL_LINES:
        return f"series '{series.name}' has {len(series.columns)} columns, at most {MAXIMUM_SMALL_LINES} can be drawn"
    return None


def _date_placeholder_faults(page: Located[PageSource], place: FieldPath, block: object) -> Iterator[Fault]:
    known = _DATES_OF_BLOCKS.get(type(block), {})
    for path, value in walk(block, place):
        if isinstance(value, str):
            for name in placeholder_names(value):
                if known.get(str(path[-1])) != name:
                    yield page.fault(path, f"{{{name}}} has no date here")


def _stray_placeholder_faults(sources: ContentSources) -> Iterator[Fault]:
    for located in sources.located():
        if isinstance(located.value, PageSource):
            continue
        for path, value in located.entries:
            if isinstance(value, str) and DATE_PLACEHOLDERS.intersection(placeholder_names(value)):
                yield located.fault(path, "{asOn} and {reviewedOn} have a date in blocks only")
