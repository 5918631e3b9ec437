"""Every kind of block there is: one line each. The order is that of the render contract."""

from collections.abc import Iterable
from typing import Annotated, Any, Union

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema

from app.content.blocks.firm import (
    awards,
    banner,
    claims,
    counters,
    drawing,
    highlights,
    metrics,
    picture,
    profiles,
    quote,
)
from app.content.blocks.firm import map as office_map
from app.content.blocks.kind import BlockKind
from app.content.blocks.lists import comparison, explorer, related_strategies, search, strategy_index
from app.content.blocks.page import (
    call_band,
    contact_head,
    hero,
    island_probe,
    page_head,
    page_tabs,
    staff_panel,
    status_screen,
    unpublished,
)
from app.content.blocks.strategy import (
    crossover,
    factsheet_head,
    framework,
    growth,
    holdings,
    movers,
    returns,
    sectors,
    slope,
    style_box,
    themes,
    wealth_creators,
)
from app.content.blocks.text import (
    article,
    cards,
    categories,
    definitions,
    doors,
    faq,
    glossary,
    key_facts,
    note,
    steps,
    table,
)
from app.content.models.block import BlockModel

KINDS: tuple[BlockKind[Any, Any], ...] = (
    hero.KIND,
    page_head.KIND,
    page_tabs.KIND,
    quote.KIND,
    awards.KIND,
    categories.KIND,
    doors.KIND,
    article.KIND,
    note.KIND,
    call_band.KIND,
    status_screen.KIND,
    staff_panel.KIND,
    island_probe.KIND,
    cards.KIND,
    definitions.KIND,
    metrics.KIND,
    counters.KIND,
    profiles.KIND,
    framework.KIND,
    crossover.KIND,
    style_box.KIND,
    drawing.KIND,
    table.KIND,
    wealth_creators.KIND,
    movers.KIND,
    office_map.KIND,
    steps.KIND,
    contact_head.KIND,
    highlights.KIND,
    strategy_index.KIND,
    faq.KIND,
    claims.KIND,
    factsheet_head.KIND,
    growth.KIND,
    returns.KIND,
    holdings.KIND,
    themes.KIND,
    explorer.KIND,
    comparison.KIND,
    related_strategies.KIND,
    key_facts.KIND,
    slope.KIND,
    glossary.KIND,
    search.KIND,
    sectors.KIND,
    banner.KIND,
    unpublished.KIND,
    picture.KIND,
)
_BY_MODEL = {model: kind for kind in KINDS for model in (kind.written, kind.drawn)}


def kind_of(block: BlockModel) -> BlockKind[Any, Any]:
    """Return the kind of a block, as written or as drawn."""
    return _BY_MODEL[type(block)]


class _OneOf:
    """Tells pydantic which models an annotated BlockModel stands for; type checkers see the BlockModel."""

    def __init__(self, models: Iterable[type[BlockModel]]) -> None:
        self._models = tuple(models)

    def __get_pydantic_core_schema__(self, _source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(Annotated[Union[self._models], Field(discriminator="kind")])  # noqa: UP007


BlockSource = Annotated[BlockModel, _OneOf(kind.written for kind in KINDS)]
Block = Annotated[BlockModel, _OneOf(kind.drawn for kind in KINDS)]
