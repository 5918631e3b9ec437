"""The day a list of strategies holds for, where its texts name it."""

from collections.abc import Iterator, Mapping, Sequence

from app.content.blocks.kind import PlacedBlock
from app.content.calendar import short_date
from app.content.errors import Fault
from app.content.models.block import BlockModel, Section
from app.content.models.page import StrategySource
from app.content.placeholders import DATE_PLACEHOLDERS, fill, placeholder_names
from app.content.sources import walk
from app.content.strategies import listed_on, pms_strategies, stocks_of_later_days


def list_dates(strategies: Sequence[StrategySource]) -> dict[str, str]:
    """Return what the texts of a list name of its day: `asOn`, `laterStocks`; nothing where it is of no day."""
    as_on = listed_on(strategies)
    if as_on is None:
        return {}
    return {"asOn": short_date(as_on), "laterStocks": stocks_of_later_days(strategies, as_on)}


def dated_texts(source: Section, dates: Mapping[str, str]) -> dict[str, str | None]:
    """Return the note and the footnote of a list, the dates filled in."""
    texts = {name: getattr(source, name) for name in ("note", "footnote")}
    return {name: text and fill(text, dates) for name, text in texts.items()}


def undated_list_faults(placed: PlacedBlock[BlockModel]) -> Iterator[Fault]:
    """Yield a fault for each text of a list that names its day, where no PMS strategy says `asOn`."""
    if listed_on(pms_strategies(placed.sources)) is None:
        for path, value in walk(placed.block):
            if isinstance(value, str) and DATE_PLACEHOLDERS.intersection(placeholder_names(value)):
                yield placed.fault(path, "no PMS strategy says asOn, so the list is of no day")
