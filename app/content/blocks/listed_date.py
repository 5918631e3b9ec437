"""The day a list of strategies holds for, where its texts name it."""

from collections.abc import Iterator

from app.content.blocks.kind import PlacedBlock
from app.content.errors import Fault
from app.content.models.block import BlockModel
from app.content.placeholders import DATE_PLACEHOLDERS, placeholder_names
from app.content.sources import walk
from app.content.strategies import listed_on, pms_strategies


def undated_list_faults(placed: PlacedBlock[BlockModel]) -> Iterator[Fault]:
    """Yield a fault for each text of a list that names its day, where no PMS strategy says `asOn`."""
    if listed_on(pms_strategies(placed.sources)) is None:
        for path, value in walk(placed.block):
            if isinstance(value, str) and DATE_PLACEHOLDERS.intersection(placeholder_names(value)):
                yield placed.fault(path, "no PMS strategy says asOn, so the list is of no day")
