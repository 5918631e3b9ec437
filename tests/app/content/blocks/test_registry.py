"""Every kind of block is found by its place: a Python module, and a React folder of the same name."""

import importlib
import re
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import ValidationError
from pydantic.alias_generators import to_snake

from app.configuration.root import ROOT
from app.content.blocks.kind import BlockKind
from app.content.blocks.registry import KINDS, kind_of
from app.content.checks.block_checks import HEAD_KINDS
from app.content.models.base import BlockModel
from app.content.page_files import PageFile

PYTHON, REACT = ROOT / "app" / "content" / "blocks", ROOT / "client" / "src" / "blocks"
MOST_IN_FAMILY = 15
PAGE = {
    "id": "probe",
    "path": "/probe",
    "updatedOn": "2026-04-01",
    "title": "A page that is only there to hold one block",
    "description": "A page that is only there to hold one block, with a description that is long enough.",
}


def name_of(kind: BlockKind[Any, Any]) -> str:
    [name] = get_args(kind.written.model_fields["kind"].annotation)
    return str(name)


def module_place(kind: BlockKind[Any, Any]) -> Path:
    """Family and name of the module that defines the block's written form."""
    return Path(*kind.written.__module__.removeprefix("app.content.blocks.").split("."))


def folders(root: Path) -> set[Path]:
    return {file.parent.relative_to(root) for file in root.glob("*/*/*.tsx")}


def test_each_module_of_a_family_is_found_once_in_the_order_of_the_paths() -> None:
    modules = [file.relative_to(PYTHON).with_suffix("") for file in PYTHON.glob("*/*.py") if file.stem != "__init__"]
    assert list(map(module_place, KINDS)) == sorted(modules)
    for kind in KINDS:
        assert importlib.import_module(kind.written.__module__).KIND is kind
        assert module_place(kind).name == to_snake(kind.name)


def test_a_module_holds_both_models() -> None:
    for kind in KINDS:
        assert kind.written.__module__ == kind.rendered.__module__
        assert kind.written.model_fields["kind"].annotation == kind.rendered.model_fields["kind"].annotation


def test_react_folders_mirror_the_modules() -> None:
    mirrored = {module_place(kind).with_name(module_place(kind).name.replace("_", "-")) for kind in KINDS}
    assert folders(REACT) == mirrored


def test_no_family_is_crowded() -> None:
    families = Counter(module_place(kind).parent for kind in KINDS)
    assert len(families) > 1
    assert max(families.values()) <= MOST_IN_FAMILY


def test_a_block_is_read_as_the_model_of_its_kind() -> None:
    page = PageFile.model_validate({**PAGE, "blocks": [{"kind": "pageHead", "heading": "A", "lede": "B"}]})
    [block] = page.blocks
    assert name_of(kind_of(block)) == "pageHead"
    with pytest.raises(ValidationError, match="union_tag_invalid"):
        PageFile.model_validate({**PAGE, "blocks": [{"kind": "nothing"}]})


def test_what_is_no_block_has_no_kind() -> None:
    with pytest.raises(KeyError):
        kind_of(BlockModel())


def test_the_advice_on_heads_names_each_kind_that_can_be_one() -> None:
    no_head = next(field.default for field in fields(BlockKind) if field.name == "is_head")
    heads = {name_of(kind) for kind in KINDS if kind.is_head is not no_head}
    told = {name for name in map(name_of, KINDS) if re.search(rf"\b{name}\b", HEAD_KINDS)}
    # Content cannot add the staff panel as a page.
    assert heads == {*told, "staffPanel"}
