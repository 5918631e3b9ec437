"""The card of a page: the first figures that its blocks give, and its address."""

import hashlib
from collections.abc import Sequence

from app.content.blocks.registry import Block, kind_of
from app.content.calendar import short_date
from app.content.live_paths import DIGEST_DIGITS, HOME, card_path
from app.content.models.card import Card, CardDrawing
from app.content.models.page import Breadcrumb, PageSource

_BRAND_IN_TITLE = " | "


def page_card(
    source: PageSource, trail: Sequence[Breadcrumb], blocks: Sequence[Block], *, brand: str, origin: str, drawn_by: str
) -> Card:
    """Return the card of a page. `drawn_by` names the drawing program; if it changes, all cards are drawn anew."""
    given = (kind_of(block).on_card(block) for block in blocks)
    figures = next((figures for figures in given if figures is not None), None)
    drawing = CardDrawing(
        brand=brand,
        section=trail[-2].name if len(trail) > 1 else None,
        heading=source.title.removesuffix(f"{_BRAND_IN_TITLE}{brand}"),
        lede=source.description if figures is None else None,
        figures=figures,
        on_river=source.path == HOME,
    )
    digest = hashlib.sha256(f"{drawn_by}\0{drawing.model_dump_json()}".encode()).hexdigest()[:DIGEST_DIGITS]
    return Card(url=origin + card_path(digest), alt=_alt(drawing), drawing=drawing)


def _alt(drawing: CardDrawing) -> str:
    """Return the words of the card, for those who cannot see it."""
    named = drawing.heading.startswith(drawing.brand)
    text, figures = drawing.heading if named else f"{drawing.brand}: {drawing.heading}", drawing.figures
    if figures is None:
        return text
    counted = ", ".join(f"{figure.label} {figure.value}" for figure in figures.items)
    return f"{text}. {figures.caption}: {counted}, as on {short_date(figures.as_on)}"
