"""A strategy's head: `strategies/<slug>.yaml`."""

from datetime import date
from typing import Literal

from app.content.models.base import ContentModel, SitePath, Text


class StrategyHead(ContentModel):
    """What the lists show of a strategy. None means the manager states no figure; it is shown as "–"."""

    name: Text
    path: SitePath
    vehicle: Literal["pms", "aif"]
    house: Text | None = None
    one_line: Text
    stocks: Text | None = None
    horizon: Text | None = None
    since: date | None = None


class StrategyRow(ContentModel):
    """A strategy in a list, ready to draw. `completed_years` is None where no inception date is stated."""

    name: str
    href: str | None
    one_line: str
    stocks: str | None
    horizon: str | None
    since: date | None
    completed_years: int | None
