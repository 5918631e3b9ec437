"""What Flask posts to the renderer: the typed data of a page, and the schema of it."""

import json
from datetime import date

from app.content.blocks.registry import Block
from app.content.models.base import ContentModel
from app.content.models.page import Breadcrumb, PageHeadData, PageLayout, PageStatus, ReviewedBy
from app.content.models.site import SiteDocument


class Review(ContentModel):
    """What a page of law or tax says of its day and reader; `reviewed` is None before somebody has read it."""

    updated_on: date
    reviewed: ReviewedBy | None


class PageDocument(ContentModel):
    """All data of a page beside the site; `holds_sample`: a block shows one, and the page says so at its top."""

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
