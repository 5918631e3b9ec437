"""The document that stated figures come from: all of it is told on the page, so all of it must be there."""

from collections.abc import Iterator
from datetime import date

from app.content.calendar import day_of
from app.content.editions.figures_data import EditionSource, FiguresData

_EXAMPLE = "2026-07-03"


def source_faults(figures: FiguresData, today: date) -> Iterator[tuple[str, str]]:
    """Yield field and message of each fault; of figures that state nothing no source is told, and none is judged.

    `today` is the date in India when the edition is published.
    """
    if figures.source is None or not figures.states_figures:
        return
    if not figures.source.document.strip():
        yield "source.document", "is empty: write the name of the document that the figures are stated in"
    if not figures.source.house.strip():
        yield "source.house", "is empty: write whose document it is"
    message = _received_fault(figures.source, figures.day, today)
    if message is not None:
        yield "source.receivedOn", message


def _received_fault(source: EditionSource, as_on: date | None, today: date) -> str | None:
    typed, received = source.received_on, day_of(source.received_on)
    if received is None:
        return f"'{typed}' is no day: write it as {_EXAMPLE}" if typed else f"is empty: write a day such as {_EXAMPLE}"
    if received > today:
        return f"{received} lies in the future; today is {today} in India"
    if as_on is not None and received < as_on:
        return f"{received} lies before {as_on}, the day the figures are of"
    return None
