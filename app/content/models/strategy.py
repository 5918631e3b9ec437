"""A strategy as lists show it; the strategy itself is `page.StrategySource`."""

from datetime import date

from app.content.models.base import ContentModel


class StrategyRow(ContentModel):
    """A strategy in a list, ready to draw. `completed_years` is None where no inception date is stated."""

    name: str
    href: str | None
    one_line: str
    stocks: str | None
    horizon: str | None
    since: date | None
    completed_years: int | None
