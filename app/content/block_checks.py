"""What a page's blocks owe each other and the data they name. Pure."""

from collections.abc import Iterator, Mapping

from app.content.anchors import LAYOUT_ANCHORS, block_anchors
from app.content.composed_blocks import count_of
from app.content.drawings import BENCHMARK, PORTFOLIO
from app.content.errors import Fault
from app.content.field_path import FieldPath
from app.content.models.blocks import HeroBlock, PageHeadBlock, PageTabsBlock, StatusScreenBlock
from app.content.models.drawings import DrawdownSource, SmallLinesSource
from app.content.models.page import FaqSource, HighlightsSource, PageSource, StrategyIndexSource
from app.content.placeholders import DATE_PLACEHOLDERS, placeholder_names
from app.content.series import Series
from app.content.sources import ContentSources, Located, walk

MAXIMUM_SMALL_LINES = 6
_DATES_OF_BLOCKS: Mapping[type, Mapping[str, str]] = {
    StrategyIndexSource: {"note": "asOn", "footnote": "asOn"},
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
        is_head = isinstance(block, HeroBlock | PageHeadBlock | StatusScreenBlock)
        if is_head != (position == 0):
            message = "a page begins with its one h1: hero, pageHead or statusScreen stands first and only there"
            yield page.fault(("blocks", position, "kind"), message)


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
    has_badge = getattr(block, "illustrative", False)
    synthetic = [path for path, value in walk(block, place) if getattr(value, "synthetic", False)]
    if synthetic and not has_badge:
        message = "invented figures need the badge: the block must say illustrative: true"
        yield page.fault((*synthetic[0], "synthetic"), message)
    if has_badge and not synthetic:
        yield page.fault((*place, "illustrative"), "the badge has no reason: nothing in this block is synthetic: true")


def _reference_faults(
    page: Located[PageSource], place: FieldPath, block: object, sources: ContentSources
) -> Iterator[Fault]:
    if isinstance(block, FaqSource) and block.faq not in sources.faqs:
        file = f"{sources.folder}/faqs/{block.faq}.yaml"
        yield page.fault((*place, "faq"), f"faq '{block.faq}' is missing: expected {file}")
    if isinstance(block, HighlightsSource):
        yield from _claim_faults(page, place, block, sources)
    for path, value in walk(block, place):
        if isinstance(value, DrawdownSource | SmallLinesSource):
            problem = _series_problem(value, sources)
            if problem is not None:
                yield page.fault((*path, "series"), problem)


def _claim_faults(
    page: Located[PageSource], place: FieldPath, block: HighlightsSource, sources: ContentSources
) -> Iterator[Fault]:
    claims = {claim.id: claim for claim in sources.site.value.claims.items}
    for position, claim_id in enumerate(block.claims):
        path = (*place, "claims", position)
        if claim_id not in claims:
            yield page.fault(
                path, f"claim '{claim_id}' is missing: expected it in site.yaml, one of {', '.join(claims)}"
            )
        elif count_of(claims[claim_id]) is None:
            yield page.fault(path, f"claim '{claim_id}' is '{claims[claim_id].value}', not a count such as 100 or 100+")


def _series_problem(source: DrawdownSource | SmallLinesSource, sources: ContentSources) -> str | None:
    series = sources.series.get(source.series)
    if series is None:
        return f"series '{source.series}' is missing: expected {sources.folder}/series/{source.series}.csv"
    if isinstance(source, DrawdownSource):
        return _drawdown_problem(series)
    if source.gold not in series.columns:
        return f"series '{series.name}' has no column '{source.gold}', which gold names"
    if len(series.columns) > MAXIMUM_SMALL_LINES:
        return f"series '{series.name}' has {len(series.columns)} columns, at most {MAXIMUM_SMALL_LINES} can be drawn"
    return None


def _drawdown_problem(series: Series) -> str | None:
    for column in (PORTFOLIO, BENCHMARK):
        if column not in series.columns:
            return f"series '{series.name}' has no column '{column}'"
        if min(series.columns[column]) <= 0:
            return f"series '{series.name}' has a value that is not above 0 in column '{column}'"
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
        for path, value in walk(located.value):
            if isinstance(value, str) and DATE_PLACEHOLDERS.intersection(placeholder_names(value)):
                yield located.fault(path, "{asOn} and {reviewedOn} have a date in blocks only")
