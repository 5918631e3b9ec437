"""An incomplete declaration of a figure is refused at its place."""

import pytest

from app.content.models.base import ContentModel, Text
from app.content.models.stated import StatedSums, StatedTerms, declared_in


class Undeclared(ContentModel):
    turnover: Text | None = None


def test_a_figure_without_a_label_is_refused_with_its_name() -> None:
    with pytest.raises(TypeError, match=r"Undeclared\.turnover: write"):
        declared_in(Undeclared)


def test_a_name_belongs_to_one_figure() -> None:
    figures = [figure for model in (StatedTerms, StatedSums) for figure in declared_in(model)]
    named = [{name.casefold() for name in (figure.name, *figure.names)} for figure in figures]
    assert len(set().union(*named)) == sum(map(len, named))


def test_every_figure_says_what_staff_read_at_its_cell() -> None:
    headings = [figure.heading for model in (StatedTerms, StatedSums) for figure in declared_in(model)]
    assert len(set(headings)) == len(headings)
    assert {"Top 10 (%)", "Assets managed"} <= set(headings)
