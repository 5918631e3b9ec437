"""What staff call the files of the content folder, and the fields in them."""

import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from app.content.composing.desk.words_labels import label_of
from app.content.editions.published import PublishedEdition
from app.content.field_path import FieldPath
from app.content.reading.overlay.words_sections import CONFIRMATIONS, SECTIONS
from app.content.reading.yaml_source import read_yaml

_NAMES = {
    "site.yaml": "the firm's details",
    "navigation.yaml": "the menus",
    "redirects.yaml": "the redirects",
    "url-ledger.yaml": "the list of addresses",
    "form-rules.yaml": "the rules of the forms",
    "accessibility-report.yaml": "the accessibility report",
    "glossary.yaml": "the glossary",
    "review.yaml": "the example of a review",
    CONFIRMATIONS: "what waits for a reviewer or for counsel",
    **{section.file: f"“{section.title}”" for section in SECTIONS if section.file.startswith("faqs/")},
}
_OTHERS = "the site's files"
_DATASET = re.compile(r"figures/(?P<slug>[^/]+)/(?P<name>[^/]+)\.csv")


@dataclass(frozen=True)
class ContentNames:
    """Names for a reader of this candidate. The candidate's own strategy and rows do not bear the strategy's name."""

    content_dir: Path
    candidate: PublishedEdition
    _read: dict[str, dict[str, Any]] = field(default_factory=dict)

    @cached_property
    def files(self) -> re.Pattern[str]:
        """Matches the files that messages name, with or without a line, such as `content/site.yaml:3`."""
        below = rf"(?:{re.escape(self.content_dir.name)}|figures)/[\w/-]+\.(?:yaml|csv)"
        return re.compile(rf"(?<![\w/])({'|'.join([below, *map(re.escape, _NAMES)])})(?::\d+)?(?!\w)")

    def of_file(self, file: str) -> str:
        """Return the name of a file. Faults and messages name the file with its folder or without."""
        rows = _DATASET.fullmatch(file)
        if rows is not None:
            title = rows["name"].replace("-", " ").capitalize()
            return title if rows["slug"] == self.candidate.subject else f"{title} of {self._strategy(rows['slug'])}"
        name = file.removeprefix(f"{self.content_dir.name}/")
        if name in _NAMES:
            return _NAMES[name]
        folder, _, stem = name.rpartition(".")[0].partition("/")
        if folder == "strategies":
            is_own = stem == self.candidate.subject
            return "this strategy's page" if is_own else f"the page of {self._strategy(stem)}"
        if folder in {"series", "holdings"}:
            return f"the rows of {self._strategy(stem)}"
        path = self.raw(name).get("path")
        return f"the page {path}" if folder == "pages" and path else _OTHERS

    def of_place(self, file: str, path: FieldPath) -> str:
        """Return a place in a file: "this strategy's page, under “Holdings”, Top"."""
        heading = ""
        if path[:1] == ("blocks",) and len(path) > 1:
            blocks = self.raw(file.removeprefix(f"{self.content_dir.name}/")).get("blocks")
            block = blocks[int(path[1])] if isinstance(blocks, list) else {}
            heading = f"under “{block['heading']}”" if isinstance(block, dict) and block.get("heading") else ""
            path = path[2:]
        fields = [step for step in path if not str(step).isdigit()]
        label = label_of(str(fields[-1])) if fields else ""
        return ", ".join(filter(None, (self.of_file(file), heading, label)))

    def raw(self, name: str) -> dict[str, Any]:
        """Return the value of a YAML file of the folder, with nothing laid over; {} if its top has no names."""
        if name not in self._read:
            self._read[name] = _raw(self.content_dir / name)
        return self._read[name]

    def _strategy(self, slug: str) -> str:
        return str(self.raw(f"strategies/{slug}.yaml").get("name", slug))


def _raw(file: Path) -> dict[str, Any]:
    try:
        value = read_yaml(file.read_text(encoding="utf-8-sig"), file.name).value
    except (OSError, UnicodeDecodeError):
        return {}
    return value if isinstance(value, dict) else {}
