"""The shipped content for tests. Expected values are counted, so that new content breaks no test."""

import re
import shutil
from pathlib import Path
from typing import Any

import yaml

from app.configuration.root import ROOT
from app.content.reading.overlay.words_overlay import words_of
from app.content.reading.overlay.words_sections import WordsSection
from app.content.reading.yaml_source import read_yaml
from app.content.snapshots.variant import SiteVariant

CONTENT_DIR = ROOT / "shared-content"
ORIGIN = "https://www.example.in"
VARIANT = SiteVariant(ORIGIN, "build-1", shows_samples=True)


def count_pms_strategies() -> int:
    """Return the number of listed strategies: those of portfolio management services."""
    files = (CONTENT_DIR / "strategies").glob("*.yaml")
    return sum(yaml.safe_load(file.read_text())["vehicle"] == "pms" for file in files)


def copy_stated_content(folder: Path, named: str = "*") -> Path:
    """Copy the folder as if rows were stated, of all strategies or of the named one: samples serve as those rows."""
    content = Path(shutil.copytree(CONTENT_DIR, folder / "content"))
    for rows in ("series", "holdings"):
        (content / rows).mkdir(exist_ok=True)
        for file in (content / "sample" / rows).glob(f"{named}.csv"):
            if not (content / rows / file.name).exists():
                file.rename(content / rows / file.name)
    for page in [*(content / "strategies").glob(f"{named}.yaml"), *(content / "pages").rglob(f"{named}.yaml")]:
        text = page.read_text()
        if "\n    source: " not in text:
            text = re.sub(r"(?m)^(    file: .*)$", r"\1\n    source: A factsheet", text)
        page.write_text(re.sub(r"\{ label: (\w+), basis", r'{ label: \1, value: "1.00", basis', text))
    return content


def shipped_words(section: WordsSection) -> dict[str, Any]:
    """Return the words of a section."""
    text = (CONTENT_DIR / section.file).read_text()
    return words_of(section.id, {section.file: read_yaml(text, section.file).value})
