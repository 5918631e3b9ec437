"""A page as it is written, and as the renderer gets it."""

from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, model_validator

from app.content.models import blocks
from app.content.models.base import ContentModel, SitePath, Slug, Text
from app.content.models.drawings import Drawing, DrawingSource
from app.content.models.faq import Question
from app.content.models.site import SiteDocument
from app.content.models.strategy import StrategyRow


class StepSource(ContentModel):
    """A numbered step as written. A drawing made from invented figures must be marked synthetic."""

    drawing: DrawingSource | None = None
    title: Text
    text: Text
    synthetic: bool = False

    @model_validator(mode="after")
    def _drawing_is_owned_up(self) -> "StepSource":
        if self.drawing is not None and not self.synthetic:
            raise ValueError("a step with a drawing must say synthetic: true")
        return self


class StepsSource(blocks.Section):
    """Numbered steps as written."""

    kind: Literal["steps"]
    items: list[StepSource]


class Step(ContentModel):
    """A numbered step as drawn."""

    drawing: Drawing | None
    title: str
    text: str


class StepsBlock(blocks.Section):
    """Numbered steps as drawn."""

    kind: Literal["steps"]
    items: list[Step]


class HighlightsSource(blocks.Section):
    """Counts of the firm as dot fields, named by claim id."""

    kind: Literal["highlights"]
    claims: list[Slug]


class Highlight(ContentModel):
    """One count: `count` dots, and one gold dot where the claim ends in a plus."""

    count: int
    plus: bool
    label: str
    explanation: str | None


class HighlightsBlock(blocks.Section):
    """Counts of the firm as drawn."""

    kind: Literal["highlights"]
    items: list[Highlight]
    as_on: date
    basis: str


class StrategyIndexSource(blocks.Section):
    """The list of PMS strategies, oldest first."""

    kind: Literal["strategyIndex"]
    as_on: date
    footnote: Text


class StrategyIndexBlock(blocks.Section):
    """The list of PMS strategies as drawn."""

    kind: Literal["strategyIndex"]
    rows: list[StrategyRow]
    footnote: str


class FaqSource(blocks.Section):
    """Questions named by the id of their file."""

    kind: Literal["faq"]
    faq: Slug
    drawing: Literal["financialYear"] | None = None
    footnote: Text


class FaqBlock(blocks.Section):
    """Questions as drawn; `group` makes them exclusive."""

    kind: Literal["faq"]
    group: str
    questions: list[Question]
    drawing: Literal["financialYear"] | None
    footnote: str


PlainBlock = (
    blocks.HeroBlock
    | blocks.PageHeadBlock
    | blocks.PageTabsBlock
    | blocks.QuoteBlock
    | blocks.AwardsBlock
    | blocks.CategoriesBlock
    | blocks.DoorsBlock
    | blocks.ArticleBlock
    | blocks.NoteBlock
    | blocks.CallBandBlock
    | blocks.StatusScreenBlock
    | blocks.IslandProbeBlock
)
BlockSource = Annotated[
    PlainBlock | StepsSource | HighlightsSource | StrategyIndexSource | FaqSource, Field(discriminator="kind")
]
Block = Annotated[
    PlainBlock | StepsBlock | HighlightsBlock | StrategyIndexBlock | FaqBlock, Field(discriminator="kind")
]

Title = Annotated[str, StringConstraints(min_length=30, max_length=60)]
Description = Annotated[str, StringConstraints(min_length=70, max_length=160)]
PageStatus = Literal[200, 404, 500, 503]
ScreenStatus = Literal[404, 500, 503]
FURNISHED_STATUS = 200
SCREEN_STATUSES: tuple[ScreenStatus, ...] = (404, 500, 503)


class PageSource(ContentModel):
    """`pages/**.yaml`: one page as written. The status screens, and only they, have no `path`."""

    id: Slug
    path: SitePath | None
    status: PageStatus = 200
    schema_type: Literal["WebPage", "AboutPage", "ContactPage", "CollectionPage"] = "WebPage"
    updated_on: date
    title: Title
    description: Description
    blocks: list[BlockSource] = Field(min_length=1)

    @model_validator(mode="after")
    def _only_screens_have_no_path(self) -> "PageSource":
        if (self.path is None) == (self.status == FURNISHED_STATUS):
            raise ValueError("a page has a path and status 200, a status screen has another status and path: null")
        return self


class Breadcrumb(ContentModel):
    """One step of the way from home to here; the last has no href."""

    name: str
    href: str | None


class PageHeadData(ContentModel):
    """What stands in the document's head."""

    title: str
    description: str
    canonical: str | None
    robots: str | None
    structured_data: list[dict[str, Any]]


class PageDocument(ContentModel):
    """The typed data of a page: all the renderer needs beside the site."""

    id: str
    path: str | None
    status: PageStatus
    head: PageHeadData
    breadcrumbs: list[Breadcrumb]
    blocks: list[Block]


class RenderRequest(ContentModel):
    """What Flask posts to the renderer. `url` is the canonical path, never the visitor's."""

    url: str
    page: PageDocument
    site: SiteDocument
