"""Writes YAML in the style of the content folder: text is quoted only if its reader needs the quotes."""

import re
from typing import Any

import yaml
from typing_extensions import override

from app.content.reading.yaml_source import CORE_SCALARS, YAML_TAG

WIDTH = 118
_LONG_CHARACTERS = 90
_TEXT = f"{YAML_TAG}str"
_ANOTHER_TYPE = re.compile("|".join([*(f"(?:{pattern})" for _, pattern, _ in CORE_SCALARS), ""]))


class _Style(yaml.SafeDumper):
    """Lists are indented below their key, long texts are folded, and there are no aliases."""

    yaml_implicit_resolvers: dict[str, Any] = {}

    @override
    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        """Indent lists, too."""
        super().increase_indent(flow, False)

    @override
    def ignore_aliases(self, data: object) -> bool:
        """Write repeated values in full."""
        return True


def _represent_text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    return dumper.represent_scalar(_TEXT, text, style=_style_of(text))


def _style_of(text: str) -> str | None:
    if "\n" in text:
        return "|"
    if len(text) > _LONG_CHARACTERS:
        return ">"
    return '"' if _ANOTHER_TYPE.fullmatch(text) else None


for _name, _pattern, _first_characters in CORE_SCALARS:
    _Style.add_implicit_resolver(YAML_TAG + _name, re.compile(f"^(?:{_pattern})$"), _first_characters)
_Style.add_representer(str, _represent_text)


def write_yaml(value: object) -> str:
    """Return a document in the order of the value's keys."""
    return yaml.dump(value, Dumper=_Style, sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=False)
