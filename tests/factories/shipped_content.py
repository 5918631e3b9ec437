"""The shipped content as tests read it. What they expect of it is counted, so that adding to it breaks none of them."""

from typing import Any

import yaml

from app.content.reading.overlay.words_overlay import words_of
from app.content.reading.overlay.words_sections import Section
from app.content.reading.yaml_source import read_yaml
from app.content.snapshots.edition import Edition
from app.root import ROOT

CONTENT_DIR = ROOT / "shared-content"
ORIGIN = "https://www.example.in"
EDITION = Edition(ORIGIN, "build-1", include_development=False, shows_samples=True)


def count_pms_strategies() -> int:
    """Return how many strategies the lists hold: those of portfolio management services."""
    files = (CONTENT_DIR / "strategies").glob("*.yaml")
    return sum(yaml.safe_load(file.read_text())["vehicle"] == "pms" for file in files)


def shipped_words(section: Section) -> dict[str, Any]:
    """Return what a section of words holds."""
    text = (CONTENT_DIR / section.file).read_text()
    return words_of(section.id, {section.file: read_yaml(text, section.file).value})
