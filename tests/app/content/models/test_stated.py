"""A figure that is declared by half is refused where it is declared."""

from typing import Annotated

import pytest

from app.content.models.base import ContentModel, Text
from app.content.models.stated import Stated, StatedSums, StatedTerms, declared_in, refuse_doubled


class Unlabelled(ContentModel):
    turnover: Annotated[Text | None, Stated(" ")] = None


class Undeclared(ContentModel):
    turnover: Text | None = None


class Doubled(ContentModel):
    load: Annotated[Text | None, Stated("Load", also=("exit load",))] = None


@pytest.mark.parametrize(
    ("model", "told"),
    [
        (Unlabelled, "Unlabelled.turnover: has no label"),
        (Undeclared, "Undeclared.turnover: has no label"),
    ],
)
def test_a_declaration_by_half_names_file_and_field(model: type[ContentModel], told: str) -> None:
    with pytest.raises(TypeError) as caught:
        declared_in(model)
    assert told in str(caught.value)
    assert ".py: " in str(caught.value)


def test_a_name_belongs_to_one_figure() -> None:
    with pytest.raises(TypeError, match="load: 'exit load' is exit_load already"):
        refuse_doubled((*declared_in(StatedTerms), *declared_in(Doubled)))


def test_every_figure_says_what_staff_read_at_its_cell() -> None:
    headings = [figure.heading for model in (StatedTerms, StatedSums) for figure in declared_in(model)]
    assert len(set(headings)) == len(headings)
    assert {"Top 10 (%)", "Assets managed"} <= set(headings)
