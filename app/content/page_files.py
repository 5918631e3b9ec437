"""The files of pages as the content folder holds them, with their blocks."""

from pydantic import Field

from app.content.blocks.registry import BlockSource
from app.content.models.page import PageSource, StrategySource


class PageFile(PageSource):
    """`pages/**.yaml`: one page or status screen."""

    blocks: list[BlockSource] = Field(min_length=1)


class StrategyFile(StrategySource):
    """`strategies/<slug>.yaml`: a strategy and its page."""

    blocks: list[BlockSource] = Field(min_length=1)
