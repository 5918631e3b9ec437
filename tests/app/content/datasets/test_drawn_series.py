import pytest
from pydantic import ValidationError

from app.content.models.drawings.drawing import DotColumns


@pytest.mark.parametrize(("column", "row"), [(2, 0), (1, 3)])
def test_the_gold_dot_must_exist(column: int, row: int) -> None:
    with pytest.raises(ValidationError, match="goldColumn and goldRow name no dot of counts"):
        DotColumns(kind="dotColumns", caption="a", counts=[1, 3], gold_column=column, gold_row=row, gold_label="b")
