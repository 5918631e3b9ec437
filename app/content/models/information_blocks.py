"""Blocks of the information pages that are drawn as they are written."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Link, Slug, Text
from app.content.models.blocks import DataTable, Section
from app.content.models.lead_form import LeadForm, LeadFormSource
from app.content.models.rich_text import RichText

MOST_YEARS_BETWEEN_MARKS = 5

IconName = Literal[
    "badge-check",
    "book-open",
    "briefcase",
    "chart-line",
    "eye",
    "file-text",
    "landmark",
    "layers",
    "messages-square",
    "scale",
    "search",
    "shield-check",
    "target",
    "trending-up",
    "user-round",
    "wallet",
]


class Card(ContentModel):
    """A titled sentence or two; `icon` is a name of the icon set, `link` the way on."""

    title: Text
    text: RichText
    icon: IconName | None = None
    link: Link | None = None


class CardsBlock(Section):
    """Cards parted by hairlines. `numbered` only where the order is real; `lede` stands above them."""

    kind: Literal["cards"]
    lede: Text | None = None
    columns: Literal[2, 3] = 3
    numbered: bool = False
    items: list[Card] = Field(min_length=2)
    footnote: Text | None = None
    synthetic: bool = False


class Definition(ContentModel):
    """A term and what it is here."""

    term: Text
    detail: RichText


class DefinitionsBlock(Section):
    """Key terms, schedules of charges, eligibility: a ruled list of terms."""

    kind: Literal["definitions"]
    lede: Text | None = None
    items: list[Definition] = Field(min_length=1)
    footnote: Text | None = None
    synthetic: bool = False


class Metric(ContentModel):
    """One figure in the specification's spelling, and what it rests on."""

    label: Text
    value: Text
    basis: Text | None = None


class MetricsBlock(Section):
    """A ruled row of figures."""

    kind: Literal["metrics"]
    items: list[Metric] = Field(min_length=2, max_length=6)
    footnote: Text | None = None
    synthetic: bool = False


class Counter(ContentModel):
    """A figure that is counted up to at first sight; the HTML holds the final value."""

    label: Text
    target: Annotated[int, Field(ge=0)]
    unit: Literal["%", "+", ""] = ""
    basis: Text


class CountersBlock(Section):
    """Figures that count up."""

    kind: Literal["counters"]
    items: list[Counter] = Field(min_length=2, max_length=4)
    footnote: Text
    synthetic: bool = False


class ProfileFact(ContentModel):
    """A labelled fact of a profile."""

    label: Text
    value: Text


class Profile(ContentModel):
    """A person, named or shown by role, beside a rosette of `lobes` lobes; `alt` says what the rosette shows."""

    monogram: Annotated[str, Field(min_length=1, max_length=4)]
    lobes: int = Field(ge=8, le=60)
    alt: Text
    caption: Text | None = None
    name: Text | None = None
    role: Text
    experience: Text | None = None
    text: RichText
    facts: list[ProfileFact] = []


class ProfilesBlock(Section):
    """People, fund managers, teams; `closing` leads to the contact page."""

    kind: Literal["profiles"]
    items: list[Profile] = Field(min_length=1)
    closing: RichText | None = None
    synthetic: bool = False


class YearMark(ContentModel):
    """A year of the firm's, and what it says of it."""

    year: int = Field(ge=1900, le=2100)
    label: Text


class PictureBlock(ContentModel):
    """A full-width drawing. With `heading` it is the page's head: h1 and lede stand as real text beside it.

    `marks` are the years at which the river of `foundingYears` meets its two stones, oldest first.
    """

    kind: Literal["picture"]
    id: Slug | None = None
    drawing: Literal["fundSeries", "foundingYears"]
    alt: Text
    heading: Text | None = None
    lede: Text | None = None
    caption: Text | None = None
    marks: list[YearMark] = []

    @model_validator(mode="after")
    def _two_years_in_order(self) -> "PictureBlock":
        years = [mark.year for mark in self.marks]
        match years:
            case [older, newer]:
                fits = older < newer <= older + MOST_YEARS_BETWEEN_MARKS
            case _:
                fits = False
        if self.drawing == "foundingYears" and not fits:
            raise ValueError(
                f"foundingYears needs two marks, the older first, at most {MOST_YEARS_BETWEEN_MARKS} years apart"
            )
        if self.drawing == "fundSeries" and years:
            raise ValueError("fundSeries has no marks")
        return self


class TableBlock(Section):
    """A table as written."""

    kind: Literal["table"]
    lede: Text | None = None
    table: DataTable
    footnote: Text | None = None
    synthetic: bool = False


class ContactHeadSource(ContentModel):
    """Heading, lede and a form as written. The firm's details beside it come from `site.yaml`."""

    kind: Literal["contactHead"]
    heading: Text
    lede: Text
    form: LeadFormSource


class ContactHeadBlock(ContentModel):
    """Heading, lede, the firm's details and the form as drawn."""

    kind: Literal["contactHead"]
    heading: Text
    lede: Text
    form: LeadForm


class MapBlock(ContentModel):
    """The office on a drawn plan; the third-party map loads only on a press.

    `embed_url` is an OpenStreetMap embed address.
    """

    kind: Literal["map"]
    heading: Text
    text: Text
    button: Text
    frame_title: Text
    embed_url: Annotated[str, Field(pattern=r"^https://www\.openstreetmap\.org/export/embed\.html\?\S+$")]
