"""What a block's JSON-LD can be made from: the page as it describes itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from app.content.models.block import BlockModel
from app.content.models.page import Breadcrumb, PageSource

LANGUAGE = "en-IN"
Node = dict[str, Any]


@dataclass(frozen=True)
class StructuredPage:
    """What a page says about itself. `url` is canonical, `origin` has no slash at its end, `trail` leaves home out.

    `begun` is the first day of each series among the page's datasets.
    """

    url: str
    origin: str
    source: PageSource
    updated_on: date
    begun: Mapping[str, date]
    trail: Sequence[Breadcrumb]
    blocks: Sequence[BlockModel]
