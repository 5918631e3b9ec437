"""Which figures a strategy's page shows and has shown, by the days they are as on. Pure."""

from collections.abc import Iterable
from datetime import UTC, date, datetime

from app.content.editions.published import BASE_NUMBER, EarlierEdition
from app.content.models.base import ContentModel

_BEFORE_ALL = datetime.min.replace(tzinfo=UTC)


class ReplacedEdition(ContentModel):
    """Figures that a page showed once. `number` 0 are the content folder's own, which nobody published."""

    number: int
    as_on: date
    published_at: datetime | None
    replaced_at: datetime


class PageEditions(ContentModel):
    """The figures of a strategy: those its page shows are as on `current_as_on`.

    `replaced` has one edition for each other day, the latest day first: of two as on the same day the later one.
    """

    subject: str
    current_as_on: date
    replaced: tuple[ReplacedEdition, ...]

    def on(self, day: date) -> ReplacedEdition | None:
        """Return the replaced edition as on exactly this day."""
        return next((edition for edition in self.replaced if edition.as_on == day), None)

    def newest_until(self, day: date, today: date) -> date | None:
        """Return the latest day of any edition that is not after `day`; None before the first, and in the future.

        What is of a later day than the figures in force was withdrawn: only its own day leads to it.
        """
        if day > today:
            return None
        if day >= self.current_as_on:
            return self.current_as_on
        return max((edition.as_on for edition in self.replaced if edition.as_on <= day), default=None)


def page_editions(
    subject: str, current_as_on: date, base_as_on: date | None, earlier: Iterable[EarlierEdition]
) -> PageEditions:
    """Return the editions of a subject; `base_as_on` is the day of the content folder's own figures."""
    by_day: dict[date, ReplacedEdition] = {}
    for edition in sorted(earlier, key=lambda each: each.published_at or _BEFORE_ALL):
        day = base_as_on if edition.number == BASE_NUMBER else edition.as_on
        if edition.subject == subject and day is not None and day != current_as_on:
            by_day[day] = ReplacedEdition(
                number=edition.number,
                as_on=day,
                published_at=edition.published_at,
                replaced_at=edition.replaced_at,
            )
    newest_first = sorted(by_day.values(), key=lambda each: each.as_on, reverse=True)
    return PageEditions(subject=subject, current_as_on=current_as_on, replaced=tuple(newest_first))
