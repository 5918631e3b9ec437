"""What is known of each strategy's figures: their days and whether they are stated, without the figures themselves."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from app.content.calendar import RENEWED_WITHIN_DAYS, age_days
from app.content.models.base import ContentModel


class StrategyFigures(ContentModel):
    """A strategy and its datasets. `slug` is the name of its file.

    `as_on` is the latest day of its datasets, None without any; `stated` tells by id whose rows are. `oldest_stated_on`
    is the earliest day of those.
    """

    slug: str
    name: str
    path: str
    as_on: date | None
    stated: Mapping[str, bool]
    oldest_stated_on: date | None


@dataclass(frozen=True)
class AgedFigures:
    """A strategy whose oldest stated figures are of the day `as_on`, `age_days` ago."""

    figures: StrategyFigures
    as_on: date
    age_days: int


def to_be_renewed(figures: Iterable[StrategyFigures], today: date) -> list[AgedFigures]:
    """Return the strategies whose stated figures have waited for newer ones too long, the oldest first."""
    dated = ((one, one.oldest_stated_on) for one in figures)
    aged = [AgedFigures(one, day, age_days(day, today)) for one, day in dated if day is not None]
    late = (one for one in aged if one.age_days > RENEWED_WITHIN_DAYS)
    return sorted(late, key=lambda one: (one.as_on, one.figures.name))
