"""The share image of a page, and its address."""

import hashlib
from collections.abc import Sequence

from app.content.known_paths import DIGEST_DIGITS, HOME, share_image_path
from app.content.models.page import Breadcrumb, PageSource, ShareImage, ShareImageDrawing

_BRAND_IN_TITLE = " | "


def share_image_of(
    source: PageSource, trail: Sequence[Breadcrumb], *, brand: str, origin: str, drawn_by: str
) -> ShareImage:
    """Return the image of a page. `drawn_by` names the drawing program; if it changes, all are drawn again."""
    drawing = ShareImageDrawing(
        brand=brand,
        section=trail[-2].name if len(trail) > 1 else None,
        heading=source.title.removesuffix(f"{_BRAND_IN_TITLE}{brand}"),
        lede=source.description,
        on_river=source.path == HOME,
    )
    digest = hashlib.sha256(f"{drawn_by}\0{drawing.model_dump_json()}".encode()).hexdigest()[:DIGEST_DIGITS]
    return ShareImage(url=origin + share_image_path(digest), alt=_alt(drawing), drawing=drawing)


def _alt(drawing: ShareImageDrawing) -> str:
    """Return the words of the share image, for those who cannot see it."""
    return drawing.heading if drawing.heading.startswith(drawing.brand) else f"{drawing.brand}: {drawing.heading}"
