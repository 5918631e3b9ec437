"""The card of a page, and its address."""

import hashlib
from collections.abc import Sequence

from app.content.known_paths import DIGEST_DIGITS, HOME, card_path
from app.content.models.card import Card, CardDrawing
from app.content.models.page import Breadcrumb, PageSource

_BRAND_IN_TITLE = " | "


def page_card(source: PageSource, trail: Sequence[Breadcrumb], *, brand: str, origin: str, drawn_by: str) -> Card:
    """Return the card of a page. `drawn_by` names the drawing program; if it changes, all cards are drawn again."""
    drawing = CardDrawing(
        brand=brand,
        section=trail[-2].name if len(trail) > 1 else None,
        heading=source.title.removesuffix(f"{_BRAND_IN_TITLE}{brand}"),
        lede=source.description,
        on_river=source.path == HOME,
    )
    digest = hashlib.sha256(f"{drawn_by}\0{drawing.model_dump_json()}".encode()).hexdigest()[:DIGEST_DIGITS]
    return Card(url=origin + card_path(digest), alt=_alt(drawing), drawing=drawing)


def _alt(drawing: CardDrawing) -> str:
    """Return the words of the card, for those who cannot see it."""
    return drawing.heading if drawing.heading.startswith(drawing.brand) else f"{drawing.brand}: {drawing.heading}"
