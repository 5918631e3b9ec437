"""The shipped content, read and composed once for all tests that change nothing of it."""

import pytest

from app.content.composing.compose import ComposedContent, compose
from app.content.reading.loader import load_sources
from app.content.sources import ContentSources
from tests.app.content.small_site import TODAY
from tests.factories.shipped_content import CONTENT_DIR, EDITION


@pytest.fixture(scope="session")
def sources() -> ContentSources:
    """The files of the shipped content."""
    return load_sources(CONTENT_DIR)


@pytest.fixture(scope="session")
def content(sources: ContentSources) -> ComposedContent:
    """The shipped content as production shows it."""
    return compose(sources, EDITION, TODAY)
