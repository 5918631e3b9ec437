"""Types of schema.org, as schema-dts has them, for the compiler to hold structured data against."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from app.configuration.root import ROOT

Node = dict[str, Any]
_COMPLAINT = re.compile(r"graphs\.ts\((\d+),\d+\): error (.+)")
_OPTIONS = {
    "strict": True,
    "noEmit": True,
    "skipLibCheck": True,
    "module": "esnext",
    "moduleResolution": "bundler",
    "types": [],
    "paths": {"schema-dts": [str(ROOT / "node_modules/schema-dts/dist/schema.d.ts")]},
}


def type_faults(graphs: Mapping[str, list[Node]], folder: Path) -> list[str]:
    """Return what the compiler says of the nodes of these graphs, each with its graph's name and its type.

    It knows every type and property, which property belongs on which type, and what each may hold. A reference is
    held against the type of what it refers to.
    """
    # Nodes that are equal on many pages, such as the firm's, are compiled once.
    named: dict[str, str] = {}
    for name, graph in graphs.items():
        for node in _with_typed_references(graph):
            named.setdefault(f"{_declared_type(node)} = {json.dumps(node)}", f"{name}: {node.get('@type')}")
    names = ["", *named.values()]
    lines = ['import type * as schema from "schema-dts";']
    lines += [f"export const node{number}: {declared};" for number, declared in enumerate(named, start=1)]
    (folder / "graphs.ts").write_text("\n".join(lines) + "\n")
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": _OPTIONS, "files": ["graphs.ts"]}))
    compiler = [str(Path(sys.executable).parent / "node"), str(ROOT / "node_modules/typescript/bin/tsc")]
    run = subprocess.run([*compiler, "-p", str(folder)], capture_output=True, text=True, check=False)
    complaints = [(int(line), text) for line, text in _COMPLAINT.findall(run.stdout)]
    assert bool(complaints) == bool(run.returncode), run.stdout + run.stderr
    return [f"{names[line - 1]}: {text}" for line, text in complaints]


def nodes_in(value: object) -> Iterator[Node]:
    """Yield every node and reference, at any depth."""
    if isinstance(value, dict):
        yield value
        for item in value.values():
            yield from nodes_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from nodes_in(item)


def is_reference(node: Node) -> bool:
    """Tell whether the node only names another one."""
    return set(node) == {"@id"}


def _with_typed_references(graph: list[Node]) -> list[Node]:
    known = {node["@id"]: node["@type"] for node in nodes_in(graph) if "@id" in node and "@type" in node}
    copy: list[Node] = json.loads(json.dumps(graph))
    for node in nodes_in(copy):
        if is_reference(node) and node["@id"] in known:
            node["@type"] = _names(known[node["@id"]])[-1]
    return copy


def _names(types: str | list[str]) -> list[str]:
    return [types] if isinstance(types, str) else types


def _declared_type(node: Node) -> str:
    """A node of several types may have the properties of each of them."""
    types = node["@type"]
    if isinstance(types, str):
        return "schema.Thing"
    return f"schema.MergeLeafTypes<[{', '.join(f'schema.{name}Leaf' for name in types)}]>"
