"""Turns YAML text into plain values and the line of each, with only the core types of YAML 1.2.

`no` is text and so is `9:30`; ISO dates stay text for the models to parse. Anchors, tags and repeated keys are faults.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from app.content.errors import Fault, FieldPath, Place

# https://yaml.org/spec/1.2.2/#103-core-schema
CORE_SCALARS = (
    ("null", r"null|Null|NULL|~|", ["n", "N", "~", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
)
YAML_TAG = "tag:yaml.org,2002:"
_CONVERTERS: dict[str, Callable[[str], object]] = {
    "str": str,
    "null": lambda text: None,
    "bool": lambda text: text.lower() == "true",
    "int": int,
    "float": Decimal,
}


_COMMENT = re.compile(r"[ \t]+#")
_CURLY = re.compile(r"“[^”]*”|‘[^’]*’")
_UNSEEN = re.compile(r"[\t\u00a0]")


class _CoreLoader(yaml.CSafeLoader):
    """libyaml's parser (ten times faster than the Python one) with the core scalars alone."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}


for _name, _pattern, _first_characters in CORE_SCALARS:
    _CoreLoader.add_implicit_resolver(YAML_TAG + _name, re.compile(f"^(?:{_pattern})$"), _first_characters)


@dataclass
class YamlSource:
    """The value of a file, the place of each field, and what is wrong with it."""

    value: object = None
    places: dict[FieldPath, Place] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def read_yaml(text: str, file: str) -> YamlSource:
    """Parse one YAML document. Faults name `file` and are returned, not raised."""
    try:
        root = yaml.compose(text, Loader=_CoreLoader)
    except yaml.YAMLError as error:
        return YamlSource(faults=[syntax_fault(error, text, file)])
    if root is None:
        return YamlSource(faults=[Fault(file, 1, "", "the file is empty")])
    reader = _NodeReader(file, text)
    reader.source.value = reader.read(root, ())
    return reader.source


class _NodeReader:
    """Walks the nodes of one file once."""

    def __init__(self, file: str, text: str) -> None:
        self.source = YamlSource()
        self._file = file
        self._text = text
        self._seen: set[int] = set()

    def read(self, node: Node, path: FieldPath) -> object:
        """Return the node's value and note its place, unless that of its key is already noted."""
        self.source.places.setdefault(path, Place(self._file, node.start_mark.line + 1, path))
        if id(node) in self._seen:
            self._fault(path, "anchors and aliases are not used here: write the value out")
            return None
        self._seen.add(id(node))
        if isinstance(node, MappingNode) and node.tag == YAML_TAG + "map":
            return self._read_mapping(node, path)
        if isinstance(node, SequenceNode) and node.tag == YAML_TAG + "seq":
            return [self.read(item, (*path, position)) for position, item in enumerate(node.value)]
        return self._read_scalar(node, path)

    def _read_mapping(self, node: MappingNode, path: FieldPath) -> dict[str, object]:
        values: dict[str, object] = {}
        for key_node, value_node in node.value:
            key = str(key_node.value)
            first = self.source.places.get((*path, key))
            self.source.places[*path, key] = Place(self._file, key_node.start_mark.line + 1, (*path, key))
            if first is not None:
                self._fault((*path, key), f"the key is here twice, first in line {first.line}: remove one, or add -")
                continue
            values[key] = self.read(value_node, (*path, key))
        return values

    def _read_scalar(self, node: Node, path: FieldPath) -> object:
        """Convert by the resolved type. A tag in the file may name any type, and may be wrong."""
        convert = _CONVERTERS.get(node.tag.removeprefix(YAML_TAG))
        if convert is str and isinstance(node, ScalarNode) and not node.style:
            if _COMMENT.match(self._text, node.end_mark.index) and any(map(str.isalpha, node.value)):
                self._fault(path, "# begins a comment: put the text in quotes, or the comment on a line of its own")
            if _CURLY.fullmatch(node.value):
                self._fault(path, "readers would see the curly quotes: write straight ones, or none")
        try:
            if convert is not None and isinstance(node, ScalarNode):
                return convert(node.value)
        except (ValueError, ArithmeticError):
            pass
        self._fault(path, f"the tag '{node.tag}' is not allowed: remove it")
        return None

    def _fault(self, path: FieldPath, message: str) -> None:
        self.source.faults.append(self.source.places[path].fault(message))


def syntax_fault(error: yaml.YAMLError, text: str, file: str) -> Fault:
    """Return the reason why the parser stopped, in its own words, as one fault of the file."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        line = text.count("\n", 0, getattr(error, "position", 0)) + 1
        return Fault(file, line, "", f"is not YAML: {str(error).splitlines()[0]}")
    begun = "" if error.context_mark is None else f"{error.context} that begins in line {error.context_mark.line + 1}, "
    # If the last line has no end, the parser reports the line after it.
    line = min(error.problem_mark.line, text.count("\n")) + 1
    advice = "words with : or { need quotes, and each quote its second one"
    if _UNSEEN.search("".join(text.splitlines()[max(line - 2, 0) : line])):
        advice = "here is a tab or a no-break space: write spaces"
    return Fault(file, line, "", f"is not YAML: {begun}{error.problem}; {advice}")
