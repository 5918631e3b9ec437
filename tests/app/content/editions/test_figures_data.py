"""The desk knows all fields of a file: a strategy with an unknown field is not offered there."""

import pytest

from app.content.editions import figures_data as desk
from app.content.models import datasets as folder, stated
from app.content.models.base import ContentModel


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        (stated.StatedHoldings, desk.StatedHoldingsCells),
        (stated.StatedMarketCap, desk.MarketCapCells),
        (stated.StatedBand, desk.BandCells),
        (folder.StatedReturn, desk.StatedReturnCells),
        (folder.StatedMultiple, desk.MultipleCells),
        (folder.ConfirmedJump, desk.ConfirmedCells),
    ],
)
def test_what_a_file_states_has_a_cell_at_the_desk(written: type[ContentModel], typed: type[ContentModel]) -> None:
    assert set(typed.model_fields) == set(written.model_fields)
