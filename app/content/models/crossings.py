"""Crossings from one size of company to another."""

from typing import Literal

from app.content.models.base import ContentModel, Text


class Crossover(ContentModel):
    """One kind of crossing from one size to another; `odds` is None where none is stated."""

    crossing: Literal["midToMega", "miniToMid", "miniToMega"]
    odds: Text | None = None
    title: Text
    text: Text
