"""The shipped content, read and composed once for all tests that do not change it."""

from pathlib import Path

import pytest

from app.content.composing.compose import ComposedContent, compose
from app.content.reading.loader import load_sources
from app.content.sources import ContentSources
from tests.app.content.small_site import TODAY
from tests.factories.shipped_content import CONTENT_DIR, VARIANT, copy_stated_content


@pytest.fixture(scope="session")
def sources() -> ContentSources:
    """The files of the shipped content."""
    return load_sources(CONTENT_DIR)


@pytest.fixture(scope="session")
def content(sources: ContentSources) -> ComposedContent:
    """The shipped content as production shows it."""
    return compose(sources, VARIANT, TODAY)


@pytest.fixture(scope="session")
def stated_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shipped folder as it will be once fund houses have stated all rows: the sample rows count as stated."""
    return copy_stated_content(tmp_path_factory.mktemp("stated"))


@pytest.fixture(scope="session")
def stated_content(stated_dir: Path) -> ComposedContent:
    """The content of that folder."""
    return compose(load_sources(stated_dir), VARIANT, TODAY)
