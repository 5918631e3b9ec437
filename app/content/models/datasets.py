"""The data behind a page's figures: where the rows lie, what they rest on, what they must add up to."""

from datetime import date
from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Link, Slug, Text
from app.content.models.stated import Share, StatedHoldings

Percent = Annotated[Decimal, Field(ge=-100, le=1000)]
UNSOURCED = "has rows of its own: say their source"
Rows = Literal["stated", "sample", "none"]
"""Where the rows of a dataset lie: in the folder of stated rows, in the folder of samples, or nowhere yet."""


class Dataset(ContentModel):
    """The date, the basis and, if stated, the source of every dataset; the reader finds `rows`, no file has them."""

    file: Slug
    as_on: date
    basis: Text
    source: Text | None = None
    rows: Rows = "stated"

    @model_validator(mode="after")
    def _stated_with_source(self) -> "Dataset":
        if self.source is None and self.rows == "stated":
            raise ValueError(UNSOURCED)
        return self


class HoldingsDataset(Dataset):
    """`holdings/<file>.csv`: company, sector, size (large, mid, small or cash), weightPercent; optional theme, band.

    It holds all holdings of the portfolio, also those that a page does not show. `position_limit_percent` is the
    largest share that one company may have.
    """

    kind: Literal["holdings"]
    position_limit_percent: Share | None = None
    stated: StatedHoldings = StatedHoldings()


class BenchmarkSpan(ContentModel):
    """The benchmark in use from a date on; None: from the start."""

    name: Text
    since: date | None = None


class StatedReturn(ContentModel):
    """The returns of both sides over one period as stated, in percent. One side alone does not count as stated."""

    period: Text
    portfolio_percent: Percent
    benchmark_percent: Percent


class StatedMultiple(ContentModel):
    """What one rupee became, as stated."""

    portfolio: Decimal
    benchmark: Decimal


class ConfirmedJump(ContentModel):
    """A confirmed value that is far from the month before. Any other value needs its own confirmation."""

    day: date
    column: Literal["portfolio", "benchmark"]
    value: Decimal


class SeriesDataset(Dataset):
    """`series/<file>.csv`: date, portfolio, benchmark; the first row is the inception, then month ends.

    `begins_on` is the first day as the manager states it, if the page has no `since`. `short_name` stands in column
    heads and beside lines.
    """

    kind: Literal["series"]
    name: Text
    short_name: Text
    benchmarks: list[BenchmarkSpan] = Field(min_length=1)
    begins_on: date | None = None
    stated_returns: list[StatedReturn] = []
    stated_multiple: StatedMultiple | None = None
    confirmed_jumps: list[ConfirmedJump] = []

    @property
    def benchmark(self) -> str:
        """The present name of the benchmark."""
        return self.benchmarks[-1].name


DatasetSource = Annotated[HoldingsDataset | SeriesDataset, Field(discriminator="kind")]


def with_dated_datasets(page: object) -> object:
    """Return the raw value of a page with its `asOn` in each dataset that has no day of its own."""
    if not isinstance(page, dict) or "asOn" not in page or not isinstance(page.get("datasets"), dict):
        return page
    day = {"asOn": page["asOn"]}
    datasets = {name: day | data if isinstance(data, dict) else data for name, data in page["datasets"].items()}
    return {**page, "datasets": datasets}


class Footing(ContentModel):
    """What a block's figures rest on: `downloads` are CSV, `age` is the remark on old ones, `sample`: made up."""

    as_on: date
    age: str | None
    basis: str
    source: str | None
    sample: bool
    downloads: list[Link]


class SeriesNames(ContentModel):
    """The names of portfolio and benchmark, and the portfolio's short name."""

    portfolio: str
    portfolio_short: str
    benchmark: str

    @classmethod
    def of(cls, dataset: SeriesDataset) -> "SeriesNames":
        """Return the names of a dataset. A benchmark that has changed has its last name."""
        return cls(portfolio=dataset.name, portfolio_short=dataset.short_name, benchmark=dataset.benchmark)
