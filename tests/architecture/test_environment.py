"""Every variable that the programs read is documented for those who set it."""

import re

from app.configuration.settings import Settings
from tests.architecture.source_files import ROOT, list_sources

SET_BY_PROGRAMS = {"NODE_ENV"}
_EXAMPLE_LINE = re.compile(r"^#?\s?([A-Z][A-Z0-9_]+)=", re.MULTILINE)
_READ_BY_NODE = re.compile(r"\b(?:process\.env|environment)\.([A-Z][A-Z0-9_]+)")


def example_names() -> list[str]:
    return _EXAMPLE_LINE.findall((ROOT / ".env.example").read_text())


def test_the_example_lists_exactly_the_settings() -> None:
    names = example_names()
    assert len(names) == len(set(names)), "a variable stands twice in .env.example"
    assert set(names) == {field.upper() for field in Settings.model_fields}


def test_what_node_reads_is_documented() -> None:
    sources = [file for file in list_sources(".ts", ".tsx") if file.parts[0] in {"client", "ssr-renderer"}]
    read = {name for file in sources for name in _READ_BY_NODE.findall((ROOT / file).read_text())}
    documented = (ROOT / "docs" / "deploy.md").read_text()
    assert "RENDERER_PORT" in read
    assert {name for name in read - SET_BY_PROGRAMS if f"`{name}`" not in documented} == set()
