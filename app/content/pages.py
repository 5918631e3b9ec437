"""Pages with their blocks: as the content folder holds them, and as the renderer gets them (by a schema)."""

import json
from datetime import date

from pydantic import Field

from app.content.blocks.registry import Block, BlockSource
from app.content.models.base import ContentModel
from app.content.models.page import (
    Breadcrumb,
    PageHeadData,
    PageLayout,
    PageSource,
    PageStatus,
    ReviewedBy,
    StrategySource,
)
from app.content.models.site import SiteDocument


class PageFile(PageSource):
    """`pages/**.yaml`: one page or status screen."""

    blocks: list[BlockSource] = Field(min_length=1)


class StrategyFile(StrategySource):
    """`strategies/<slug>.yaml`: a strategy and its page."""

    blocks: list[BlockSource] = Field(min_length=1)


class Review(ContentModel):
    """The day for sitemap and structured data, and the page's reader; None before somebody has read it."""

    updated_on: date
    reviewed: ReviewedBy | None


class PageDocument(ContentModel):
    """The typed data of a page: all the renderer needs beside the site.

    `holds_sample`: a block of it shows a sample, and the page says so at its top.
    """

    id: str
    path: str | None
    status: PageStatus
    layout: PageLayout
    head: PageHeadData
    breadcrumbs: list[Breadcrumb]
    holds_sample: bool
    review: Review | None
    blocks: list[Block]


class RenderRequest(ContentModel):
    """What Flask posts to the renderer. `url` is the canonical path, never the visitor's."""

    url: str
    page: PageDocument
    site: SiteDocument


def render_request_schema() -> str:
    """Return the schema file's text. Keys are sorted, so equal models give equal bytes."""
    schema = RenderRequest.model_json_schema(by_alias=True, mode="serialization")
    return json.dumps(schema, indent=2, sort_keys=True) + "\n"
