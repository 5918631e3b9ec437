"""The contents of a page's image for shared links: everything drawn, and nothing else."""

from app.content.models.base import ContentModel


class ShareImageDrawing(ContentModel):
    """All that is drawn; `section` is the page above; the home page's is `on_river`, others are by a rosette."""

    brand: str
    section: str | None
    heading: str
    lede: str
    on_river: bool


class ShareImage(ContentModel):
    """A page's share image: where it is, what it shows to those who cannot see it, and what is drawn."""

    url: str
    alt: str
    drawing: ShareImageDrawing
