"""Imports in client and renderer go one way only; `docs/architecture.md` says which."""

from pathlib import PurePosixPath

import pytest

from tests.architecture.typescript_imports import Import, is_test, list_imports, read_imports, zone_of

MAY_IMPORT = {
    "content": set[str](),
    "art": {"content", "components"},
    "components": {"content", "art"},
    "islands": {"content", "art", "components"},
    "charts": {"content", "art", "components", "islands"},
    "api": {"content"},
    "forms": {"api", "components", "art", "content"},
    "staff": {"api", "components", "art", "content"},
    "entries": {"islands", "charts", "forms", "staff"},
    "scripts": {"content"},
    "blocks": {"charts", "forms", "staff", "islands", "components", "art", "content"},
    "layouts": {"islands", "components", "art", "content"},
    "routes": {"blocks", "layouts", "islands", "components", "art", "content"},
    "document": {"routes", "layouts", "islands", "components", "art", "content"},
    "styles": set[str](),
}
RENDERER_MAY_IMPORT = {"document", "routes", "content"}
PACKAGE_HOMES = {
    "react-helmet-async": ("client/src/components/page-head.tsx", "client/src/document.tsx"),
    "recharts": ("client/src/charts/",),
    "express": ("ssr-renderer/src/",),
    "react-dom/client": ("client/src/islands/",),
}


def in_client_source(path: PurePosixPath) -> bool:
    return path.is_relative_to("client/src")


def breaks_zones(found: Import) -> bool:
    if found.is_package or not (in_client_source(found.source) and in_client_source(found.target)):
        return False
    source, target = zone_of(found.source), zone_of(found.target)
    return source != target and target not in MAY_IMPORT[source]


def block_of(path: PurePosixPath) -> PurePosixPath | None:
    """The folder of a block, below its family's; None for the files beside the families, which join the blocks."""
    inside = path.relative_to("client/src/blocks")
    return inside.parents[-3] if len(inside.parts) > 2 else None


def joins_blocks(found: Import) -> bool:
    both = all(path.is_relative_to("client/src/blocks") for path in (found.source, found.target))
    source = block_of(found.source) if both else None
    return source is not None and source != block_of(found.target)


def crosses_the_house(found: Import) -> bool:
    """Client code that reaches the renderer, or a renderer that reaches more of the client than it may."""
    if found.is_package:
        return False
    if found.source.parts[0] == "client":
        return found.target.parts[0] == "ssr-renderer"
    return in_client_source(found.target) and zone_of(found.target) not in RENDERER_MAY_IMPORT


def leaves_package_home(found: Import) -> bool:
    homes = [home for name, home in PACKAGE_HOMES.items() if str(found.target) == name]
    return found.is_package and any(not str(found.source).startswith(home) for home in homes)


@pytest.mark.parametrize("is_broken", [breaks_zones, joins_blocks, crosses_the_house, leaves_package_home])
def test_imports_keep_the_rule(is_broken: object) -> None:
    assert callable(is_broken)
    imports = list_imports()
    assert len(imports) > 50, "the reader of imports finds too little"
    broken = [str(found) for found in imports if is_broken(found)]
    assert broken == []


def test_there_are_no_barrels() -> None:
    assert [str(found.source) for found in list_imports() if found.source.stem == "index"] == []
    assert [str(found.target) for found in list_imports() if found.target.stem == "index"] == []


@pytest.mark.parametrize(
    ("file", "line", "is_broken"),
    [
        ("client/src/components/icon.tsx", 'import { Faq } from "../blocks/text/faq/faq.tsx";', breaks_zones),
        ("client/src/content/types.ts", 'export { Icon } from "../components/icon.tsx";', breaks_zones),
        ("client/src/blocks/text/faq/faq.tsx", 'import { Note } from "../note/note.tsx";', joins_blocks),
        ("client/src/blocks/text/faq/faq.tsx", 'import { BlockList } from "../../block-list.tsx";', joins_blocks),
        ("client/src/document.tsx", 'import { main } from "../../ssr-renderer/src/main.ts";', crosses_the_house),
        (
            "ssr-renderer/src/main.ts",
            'import {\n  Icon\n} from "../../client/src/components/icon.tsx";',
            crosses_the_house,
        ),
        ("client/src/blocks/text/faq/faq.tsx", 'const chart = import("recharts");', leaves_package_home),
        ("client/src/layouts/site-header.tsx", 'import { Helmet } from "react-helmet-async";', leaves_package_home),
    ],
)
def test_a_broken_rule_would_be_seen(file: str, line: str, is_broken: object) -> None:
    assert callable(is_broken)
    source = PurePosixPath(file)
    assert not is_test(source)
    [found] = read_imports(source, line)
    assert is_broken(found)
