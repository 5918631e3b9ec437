"""A page and its blocks as written, and the fields of a page's document beside its blocks.

`app.content.page_files` knows which kinds of block there are. Code that only reads pages does not need it.
"""

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, model_validator

from app.content.models.base import AskedAs, BlockModel, ContentModel, PagePath, Slug, Text
from app.content.models.datasets import DatasetSource, SeriesDataset, with_dated_datasets
from app.content.models.stated import StatedTerms
from app.content.models.strategy import EquityRange, Horizon

ReviewDigest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{12}$")]
PageStatus = Literal[200, 404, 500, 503]
# Types of schema.org.
PageType = Literal["WebPage", "AboutPage", "ContactPage", "CollectionPage", "FAQPage", "ItemPage"]
PageLayout = Literal["story", "decision", "reference", "factsheet", "contact"]
"""How a page is laid out: one column to read, questions that lead to an answer, a reference to look things up in, the
figures of a strategy, or a form."""
FURNISHED_STATUS = 200


class ShareImageDrawing(ContentModel):
    """All that is drawn; `section` is the page above; the home page's is `on_river`, others are by a rosette."""

    brand: str
    section: str | None
    heading: str
    lede: str
    on_river: bool


class ShareImage(ContentModel):
    """A page's share image: where it is, what it shows to those who cannot see it, and what is drawn."""

    url: str
    alt: str
    drawing: ShareImageDrawing


class ReviewedBy(ContentModel):
    """The person who read a page and found it right, in which role, and the day."""

    name: Text
    role: Text
    on: date


class ReviewedPage(ContentModel):
    """A page on law, tax or terms that somebody has to review; `reviewed` is None until a named person has."""

    page: PagePath
    reviewed: ReviewedBy | None = None


class CounselConfirmation(ContentModel):
    """Counsel's answer on a topic: who gave it, and the day."""

    by: Text
    on: date


class CounselTopic(ContentModel):
    """A topic of law or tax that rests on general knowledge, the pages that mention it, and counsel's answer."""

    topic: Text
    stands_on: list[PagePath] = Field(min_length=1)
    confirmed: CounselConfirmation | None = None


class Confirmations(ContentModel):
    """Pages that wait for a reviewer and topics that wait for counsel, each with its answer once there is one."""

    reviews: list[ReviewedPage] = []
    counsel: list[CounselTopic] = []


class PageSource(ContentModel):
    """One page as written. The status screens, and only they, have no `path`.

    `published_on` is the day on which its words first appeared; None if nothing needs it. `updated_on` is the day on
    which they were last reviewed, and `updated_digest` is the digest of the reviewed words; `flask content reviewed`
    writes both. `as_on` is the day of the page's figures, written once. It is the day of every dataset without an
    earlier day of its own.
    """

    id: Slug
    path: PagePath | None
    status: PageStatus = 200
    schema_type: PageType = "WebPage"
    layout: PageLayout = "reference"
    published_on: date | None = None
    updated_on: date
    updated_digest: ReviewDigest | None = None
    as_on: date | None = None
    title: Text
    description: Text
    datasets: dict[Slug, DatasetSource] = {}
    also_asked: AskedAs = []
    blocks: Sequence[BlockModel] = Field(min_length=1)

    @model_validator(mode="before")
    @classmethod
    def _dates_datasets(cls, written: object) -> object:
        return with_dated_datasets(written)

    @model_validator(mode="after")
    def _only_screens_have_no_path(self) -> "PageSource":
        if (self.path is None) == (self.status == FURNISHED_STATUS):
            raise ValueError("a page has a path and status 200, a status screen has another status and path: null")
        return self


class StrategySource(StatedTerms, PageSource):
    """A strategy and its page. The page's id is the name of its file. What is not stated is None.

    `strategy_horizon` is how far the strategy looks ahead, if it is stated beside the `horizon` recommended to clients.
    `equity` is the share that its rules allow, `risk` what can go wrong with its idea.
    """

    path: PagePath
    schema_type: PageType = "ItemPage"
    layout: PageLayout = "factsheet"
    name: Text
    vehicle: Literal["pms", "aif"]
    one_line: Annotated[Text, StringConstraints(max_length=80)]
    risk: Text | None = None
    horizon: Horizon | None = None
    strategy_horizon: Horizon | None = None
    equity: EquityRange | None = None
    since: date | None = None

    @property
    def benchmark(self) -> str | None:
        """The present benchmark of its series; None if the page has no series."""
        return next((data.benchmark for data in self.datasets.values() if isinstance(data, SeriesDataset)), None)


class Breadcrumb(ContentModel):
    """One step of the way from home to here; the last has no href."""

    name: str
    href: str | None


class Alternate(ContentModel):
    """The page's content in another form, for programs: its media type and whole address."""

    media_type: str
    href: str


class PageHeadData(ContentModel):
    """What stands in the document's head; a page that is not indexed has no JSON-LD and no share image."""

    title: str
    description: str
    canonical: str | None
    robots: str | None
    alternates: list[Alternate]
    share_image: ShareImage | None
    structured_data: dict[str, Any] | None
