"""Words that follow the nature of figures: `[[growth? illustrative | as stated]]` says one or the other. Pure.

A dataset or a block of single figures turns from illustrative to stated by a publication, and no text may then go on
to call it what it was.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from app.content.field_path import FieldPath

_CHOICE = re.compile(
    r"\[\[(?P<of>[a-z0-9-]+)\? (?P<illustrative>(?:(?!\]\]|\|).)*)\|(?P<stated>(?:(?!\]\]).)*)\]\]", re.DOTALL
)
_SPACES = re.compile(r" {2,}")

ReportUnknown = Callable[[FieldPath, str], None]


def natures_of(written: object) -> dict[str, bool]:
    """Return whether each dataset and each block of single figures is illustrative, by id, from a file's raw value."""
    if not isinstance(written, dict):
        return {}
    datasets = written.get("datasets")
    named = dict(datasets) if isinstance(datasets, dict) else {}
    named |= {block["id"]: block for block in metric_blocks(written)}
    return {name: one.get("illustrative") is True for name, one in named.items() if isinstance(one, dict)}


def metric_blocks(written: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the blocks of single figures that have an id, as they are written."""
    blocks = written.get("blocks")
    found = [block for block in blocks if isinstance(block, dict)] if isinstance(blocks, list) else []
    return [block for block in found if block.get("kind") == "metrics" and isinstance(block.get("id"), str)]


def chosen_words(
    value: object, natures: Mapping[str, bool], report_unknown: ReportUnknown, path: FieldPath = ()
) -> object:
    """Return a raw value in which each choice is made; a text of which nothing is left is left out.

    `report_unknown(path, id)` is called for each choice of what the file has not.
    """
    if isinstance(value, dict):
        fields = {key: chosen_words(item, natures, report_unknown, (*path, key)) for key, item in value.items()}
        return {key: item for key, item in fields.items() if item != "" or value[key] == ""}
    if isinstance(value, list):
        items = [chosen_words(item, natures, report_unknown, (*path, n)) for n, item in enumerate(value)]
        return [item for item, before in zip(items, value, strict=True) if item != "" or before == ""]
    if not isinstance(value, str) or "[[" not in value:
        return value

    def choose(match: re.Match[str]) -> str:
        if match["of"] not in natures:
            report_unknown(path, match["of"])
        return (match["illustrative"] if natures.get(match["of"]) else match["stated"]).strip()

    return _tidied(_CHOICE.sub(choose, value))


def _tidied(text: str) -> str:
    """Close the gaps that empty choices leave, and keep line ends, which Markdown needs."""
    lines = [_SPACES.sub(" ", line).rstrip() for line in text.split("\n")]
    return "\n".join(lines).strip()
