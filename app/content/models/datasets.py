"""Data a page computes its figures from: where the rows lie, what they rest on, what they must add up to."""

from datetime import date
from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Link, Slug, Text
from app.content.models.stated import Share, StatedHoldings

Percent = Annotated[Decimal, Field(ge=-100, le=1000)]
UNSOURCED = "has rows of its own: say their source"
Rows = Literal["stated", "sample", "none"]
"""Where the rows of a dataset lie: among what is stated, in the folder of samples, or nowhere yet."""


class Dataset(ContentModel):
    """What every dataset says of itself: its date, what it rests on and, where it is stated, its source.

    No file says `rows`: the reader finds them.
    """

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
    """`holdings/<file>.csv`: company, sector, size (large, mid, small or cash), weightPercent; optionally theme, band.

    All holdings of the portfolio, also those a page does not show. `position_limit_percent` is the largest share one
    company may have.
    """

    kind: Literal["holdings"]
    position_limit_percent: Share | None = None
    stated: StatedHoldings = StatedHoldings()


class BenchmarkSpan(ContentModel):
    """The benchmark used from a date on; None: from the start."""

    name: Text
    since: date | None = None


class StatedReturn(ContentModel):
    """The returns of both sides over one period as stated, in percent; one side alone is not called stated."""

    period: Text
    portfolio_percent: Percent
    benchmark_percent: Percent


class StatedMultiple(ContentModel):
    """What one rupee became, as stated."""

    portfolio: Decimal
    benchmark: Decimal


class ConfirmedJump(ContentModel):
    """A value so far from the month before that it looks like a slip of the pen, and is right; another one is not."""

    day: date
    column: Text
    value: Decimal


class SeriesDataset(Dataset):
    """`series/<file>.csv`: date, portfolio, benchmark; the first row is the inception, then month ends.

    `begins_on` is the first day as its manager states it, where no `since` of the page is. `short_name` stands in
    column heads and beside lines; a benchmark without one is called by its name there.
    """

    kind: Literal["series"]
    name: Text
    short_name: Text
    benchmarks: list[BenchmarkSpan] = Field(min_length=1)
    benchmark_short_name: Text | None = None
    begins_on: date | None = None
    stated_returns: list[StatedReturn] = []
    stated_multiple: StatedMultiple | None = None
    confirmed_jumps: list[ConfirmedJump] = []

    @property
    def benchmark(self) -> str:
        """The benchmark as it is called now."""
        return self.benchmarks[-1].name

    @property
    def benchmark_short(self) -> str:
        """What it is called in column heads and beside lines."""
        return self.benchmark_short_name or self.benchmark


DatasetSource = Annotated[HoldingsDataset | SeriesDataset, Field(discriminator="kind")]


def with_dated_datasets(page: object) -> object:
    """Return the raw value of a page with its `asOn` in each dataset that says no day of its own."""
    if not isinstance(page, dict) or "asOn" not in page or not isinstance(page.get("datasets"), dict):
        return page
    day = {"asOn": page["asOn"]}
    datasets = {name: day | data if isinstance(data, dict) else data for name, data in page["datasets"].items()}
    return {**page, "datasets": datasets}


class Footing(ContentModel):
    """What the figures of a block rest on, shown beside them. `downloads` are the rows as CSV.

    `age` is what is said of stated figures that are old. `sample`: the rows are nobody's.
    """

    as_on: date
    age: str | None
    basis: str
    source: str | None
    sample: bool
    downloads: list[Link]


class SeriesNames(ContentModel):
    """What portfolio and benchmark are called, whole and short."""

    portfolio: str
    portfolio_short: str
    benchmark: str
    benchmark_short: str

    @classmethod
    def of(cls, dataset: SeriesDataset) -> "SeriesNames":
        """Return the names of a dataset; a benchmark that has changed is called by its last name."""
        return cls(
            portfolio=dataset.name,
            portfolio_short=dataset.short_name,
            benchmark=dataset.benchmark,
            benchmark_short=dataset.benchmark_short,
        )
