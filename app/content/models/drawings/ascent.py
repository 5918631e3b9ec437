"""What 1 became in several companies over many years, on a logarithmic scale."""

from app.content.models.base import ContentModel, Figure, Number, Slug, Text


class AscentSource(ContentModel):
    """A series with a column for each company and a row for each year; `alt` says what is seen."""

    series: Slug
    alt: Text
    caption: Text


class Ascent(ContentModel):
    """What ₹1 became, year by year, highest end first. `highest` and `lowest` are what is told at those two ends.

    `rungs` are the lines of the grid, tenfold each, the last at or above the highest end.
    """

    lines: list[list[Number]]
    rungs: list[Figure]
    highest_name: str
    highest: str
    lowest: str
    years: int
    alt: str
    caption: str
