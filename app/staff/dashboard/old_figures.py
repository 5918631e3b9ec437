"""Strategies whose stated figures wait for newer ones, as the dashboard's JSON."""

from collections.abc import Iterable
from datetime import date

from typing_extensions import TypedDict

from app.content.calendar import RENEWED_WITHIN_DAYS
from app.content.snapshots.strategy_figures import StrategyFigures, to_be_renewed
from app.http.wire_values import Count, DayInIndia


class OldStrategyFigures(TypedDict):
    """A strategy by the name of its file, and the day of the oldest of its stated figures."""

    slug: str
    name: str
    asOn: DayInIndia
    ageDays: Count


class OldFigures(TypedDict):
    """The strategies whose stated figures are older than `limitDays`, the oldest first."""

    limitDays: Count
    strategies: list[OldStrategyFigures]


def old_figures_as_json(figures: Iterable[StrategyFigures], today: date) -> OldFigures:
    """Return the notice above the three cards; `today` is the date in India. Samples do not count."""
    return {
        "limitDays": RENEWED_WITHIN_DAYS,
        "strategies": [
            {"slug": one.figures.slug, "name": one.figures.name, "asOn": one.as_on.isoformat(), "ageDays": one.age_days}
            for one in to_be_renewed(figures, today)
        ],
    }
