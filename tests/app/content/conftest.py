"""The shipped content, read and composed once for all tests that change nothing of it."""

import re
import shutil
from pathlib import Path

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


@pytest.fixture(scope="session")
def stated_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shipped folder as it will be once houses have stated all rows: those of the samples stand for theirs."""
    folder = Path(shutil.copytree(CONTENT_DIR, tmp_path_factory.mktemp("stated") / "content"))
    for rows in ("series", "holdings"):
        (folder / rows).mkdir(exist_ok=True)
        for file in (folder / "sample" / rows).iterdir():
            if not (folder / rows / file.name).exists():
                file.rename(folder / rows / file.name)
    for page in [*(folder / "strategies").glob("*.yaml"), *(folder / "pages").rglob("*.yaml")]:
        text = page.read_text()
        if "\n    source: " not in text:
            text = re.sub(r"(?m)^(    file: .*)$", r"\1\n    source: A factsheet", text)
        page.write_text(re.sub(r"\{ label: (\w+), basis", r'{ label: \1, value: "1.00", basis', text))
    return folder


@pytest.fixture(scope="session")
def stated_content(stated_dir: Path) -> ComposedContent:
    """That folder, composed."""
    return compose(load_sources(stated_dir), EDITION, TODAY)
