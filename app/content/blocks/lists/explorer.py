"""The list of PMS strategies and the filters that narrow it."""

import json
import re
from collections.abc import Callable
from datetime import date
from typing import Literal, NamedTuple

from app.content.blocks.given_parts import item_list
from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.datasets.wording import length_in_words
from app.content.known_paths import COMPARISON_PATH, EXPLORER_PATH, ROWS_PER_PAGE, FilterName, count_pages, list_paging
from app.content.models.base import ContentModel, Link, Section, Text
from app.content.models.page import StrategySource
from app.content.models.strategy import StrategyRow
from app.content.sources import ContentSources
from app.content.strategy_lists import listed_caption, listed_on, pms_strategies, strategy_rows

ANY = ""
NOT_STATED = "Not stated"
_ERAS = ((2010, "Before 2010"), (2015, "2010–2014"), (2020, "2015–2019"), (date.max.year + 1, "2020 or later"))


class ExplorerSource(Section):
    """The list of PMS strategies with filters; `tries` lead to comparisons."""

    kind: Literal["explorer"]
    tries: list[Link] = []
    footnote: Text


class FilterOption(ContentModel):
    """One choice; the value "" means any."""

    value: str
    label: str
    selected: bool


class ExplorerFilter(ContentModel):
    """A select of the form; `name` is its query parameter."""

    name: FilterName
    label: str
    options: list[FilterOption]


class ListPages(ContentModel):
    """The reader's place in a list of several pages."""

    number: int
    count: int


class ChosenStrategy(ContentModel):
    """A strategy that is ticked for a comparison, on this page of the list or on another."""

    slug: str
    name: str


class ExplorerBlock(ExplorerSource):
    """The list as rendered: `rows` are a page of those `found`, which the filters leave of `total`."""

    action: str
    compare_action: str
    caption: str
    filters: list[ExplorerFilter]
    is_filtered: bool
    rows: list[StrategyRow]
    found: int
    total: int
    pages: ListPages | None
    chosen: list[ChosenStrategy]


_Answer = tuple[int | str, str]
"""The place of a strategy's value for a filter among the others, and its label."""


class _Criterion(NamedTuple):
    """One filter. `answer_of` gives None for a strategy that states nothing."""

    name: FilterName
    label: str
    any_label: str
    answer_of: Callable[[StrategySource], _Answer | None]


def option_value(label: str) -> str:
    """Return a label as it stands in an address: "360 ONE" as "360-one"."""
    return re.sub(r"[^a-z0-9]+", "-", label.lower()).strip("-")


def _named(name: str | None) -> _Answer | None:
    return None if name is None else (name.casefold(), name)


def _era(strategy: StrategySource) -> _Answer | None:
    """Return the span of years in which a strategy began."""
    since = strategy.since
    if since is None:
        return None
    return next(era for era in _ERAS if since.year < era[0])


def _horizon(strategy: StrategySource) -> _Answer | None:
    """Return the length of a horizon, however it is put: 36 months are 3 years."""
    months = None if strategy.horizon is None else strategy.horizon.length_months
    return None if months is None else (months, length_in_words(months))


_CRITERIA = (
    _Criterion("horizon", "Horizon", "Any horizon", _horizon),
    _Criterion("style", "Style", "All styles", lambda strategy: _named(strategy.style)),
    _Criterion("since", "Since", "Any start", _era),
)


def compose(source: ExplorerSource, context: BlockContext) -> ExplorerBlock:
    """Return the first page of the whole list. Lists for a query string are made from `listed_strategies`."""
    strategies = pms_strategies(context.sources)
    as_on = listed_on(strategies)
    return as_rendered(
        source,
        ExplorerBlock,
        action=EXPLORER_PATH,
        compare_action=COMPARISON_PATH,
        caption=listed_caption("PMS strategies", as_on),
        filters=[_filter(criterion, strategies) for criterion in _CRITERIA],
        is_filtered=False,
        rows=strategy_rows(strategies[:ROWS_PER_PAGE], as_on),
        found=len(strategies),
        total=len(strategies),
        pages=list_paging(1, count_pages(len(strategies))),
        chosen=[],
    )


def listed_strategies(sources: ContentSources) -> list[tuple[bytes, bytes]]:
    """Return every strategy of the list in its order, as its values for the filters and its row, both as JSON."""
    strategies = pms_strategies(sources)
    rows = strategy_rows(strategies, listed_on(strategies))
    return [
        (
            json.dumps({entry.name: _value(entry.answer_of(strategy)) for entry in _CRITERIA}).encode(),
            row.model_dump_json(by_alias=True).encode(),
        )
        for strategy, row in zip(strategies, rows, strict=True)
    ]


def _value(answer: _Answer | None) -> str:
    return option_value(NOT_STATED if answer is None else answer[1])


def filter_values(sources: ContentSources) -> dict[str, list[str]]:
    """Return the values that each filter can have."""
    strategies = pms_strategies(sources)
    return {entry.name: [option.value for option in _filter(entry, strategies).options] for entry in _CRITERIA}


def _filter(criterion: _Criterion, strategies: list[StrategySource]) -> ExplorerFilter:
    answers = {criterion.answer_of(strategy) for strategy in strategies}
    stated = sorted(answer for answer in answers if answer is not None)
    labels = [*(label for _, label in stated), *([NOT_STATED] if None in answers else [])]
    values = {option_value(label): label for label in labels}
    options = [
        FilterOption(value=value, label=label, selected=value == ANY)
        for value, label in {ANY: criterion.any_label, **values}.items()
    ]
    return ExplorerFilter(name=criterion.name, label=criterion.label, options=options)


KIND = BlockKind(
    ExplorerSource,
    ExplorerBlock,
    compose,
    only_at=EXPLORER_PATH,
    shown_on=lambda _, sources: listed_on(pms_strategies(sources)),
    structured_data=lambda block, page, _: item_list(page, block.caption, block.rows),
)
