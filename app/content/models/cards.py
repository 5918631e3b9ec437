"""A titled sentence or two, as several blocks hold them."""

from typing import Literal

from app.content.models.base import ContentModel, Link, Text
from app.content.models.rich_text import RichText

IconName = Literal[
    "badge-check",
    "book-open",
    "briefcase",
    "chart-line",
    "eye",
    "file-text",
    "landmark",
    "layers",
    "messages-square",
    "scale",
    "search",
    "shield-check",
    "target",
    "trending-up",
    "user-round",
    "wallet",
]


class Card(ContentModel):
    """A titled sentence or two; `icon` is a name of the icon set, `link` the way on."""

    title: Text
    text: RichText
    icon: IconName | None = None
    link: Link | None = None
