"""The example of a review, as the sheet of paper that a client gets."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.errors import Fault
from app.content.models.base import BlockModel, ContentModel, Link, Slug, Text
from app.content.models.paper import ReviewSheet
from app.content.rupees import in_full


class ReviewPoint(ContentModel):
    """One of the points beside the sheet."""

    title: Text
    text: Text


class ReviewSheetSource(BlockModel):
    """Where the example of `review.yaml` stands, how much of it, and what is said beside it.

    Beside it stand words, or words and numbered points, whose numbers the whole sheet has at the lines that prove them.
    `pay` draws the first cost and our part of it; `answers` has the holdings and the sum on the sheet.
    """

    kind: Literal["reviewSheet"]
    id: Slug | None = None
    part: Literal["whole", "holdings", "pay", "answers"] = "whole"
    heading: Text
    text: Text
    points_heading: Text | None = None
    points: list[ReviewPoint] = []
    link: Link | None = None


class ReviewSheetBlock(ReviewSheetSource, ReviewSheet):
    """The sheet as rendered: the example, its costs added up, and what the manager keeps of the first."""

    total: str
    kept: str


def compose(source: ReviewSheetSource, context: BlockContext) -> ReviewSheetBlock:
    """Return the sheet with its costs added up."""
    located = context.sources.review_sheet
    assert located is not None  # noqa: S101 - the check has found it
    review = located.value
    total = in_full(sum(cost.rupees for cost in review.costs))
    kept = in_full(review.costs[0].rupees - review.pay.rupees - review.gst.rupees)
    return as_rendered(source, ReviewSheetBlock, **dict(review), total=total, kept=kept)


def _faults(placed: PlacedBlock[ReviewSheetSource]) -> Iterator[Fault]:
    if placed.sources.review_sheet is None:
        yield placed.fault((), "the folder has no review.yaml, so there is no sheet to show")


KIND = BlockKind(ReviewSheetSource, ReviewSheetBlock, compose, faults=_faults)
