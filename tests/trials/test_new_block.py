"""A new kind of block, added to a copy of the project by the recipe in `docs/changes.md` and nothing else."""

import re
from pathlib import Path

import pytest
import yaml

from tests.factories.shipped_content import count_pms_strategies
from tests.trials.project_copy import copy_project, flask, get_pages, run
from tests.waiting import LONG_LIMIT_S

FAMILY, NAME = "lists", "tally"

MODULE = '''"""How many strategies there are."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockContext, as_rendered
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.errors import Fault
from app.content.models.base import Text
from app.content.models.base import Section
from app.content.strategy_lists import pms_strategies


class TallySource(Section):
    """A number as written: what is counted, and how many there are at least."""

    kind: Literal["tally"]
    label: Text
    at_least: int


class TallyBlock(Section):
    """A number as rendered."""

    kind: Literal["tally"]
    label: str
    count: int


def compose(source: TallySource, context: BlockContext) -> TallyBlock:
    """Return the number of PMS strategies."""
    count = len(pms_strategies(context.sources))
    return as_rendered(source, TallyBlock, count=count)


def _faults(placed: PlacedBlock[TallySource]) -> Iterator[Fault]:
    count = len(pms_strategies(placed.sources))
    if count < placed.block.at_least:
        yield placed.fault(("atLeast",), f"is {placed.block.at_least}, but there are {count}")


KIND = BlockKind(TallySource, TallyBlock, compose, faults=_faults)
'''
VIEW = """import type { ReactElement } from "react";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { TallyBlock } from "../../../content/types.ts";

/** A number and what it counts. */
export function TallyView({ block }: { block: TallyBlock }): ReactElement {
  return (
    <MarginSection head={block}>
      <p>{`${block.count} ${block.label}`}</p>
    </MarginSection>
  );
}
"""
BLOCK = """
  - kind: tally
    id: how-many
    heading: How many there are
    label: strategies to choose from
    atLeast: 1000
"""
# Rendering all other pages as well would prove nothing about this one.
PAGE = "shared-content/pages/legal/accessibility.yaml"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_project(tmp_path_factory.mktemp("project"))


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(text)


@pytest.mark.timeout(LONG_LIMIT_S)
def test_the_recipe_is_enough(project: Path) -> None:
    (project / "app" / "content" / "blocks" / FAMILY / f"{NAME}.py").write_text(MODULE)
    said = flask(project, "content", "schema")
    assert "unchanged" not in said
    run(project, "node", "client/bundling/build-types.ts", "contract")
    assert "export type TallyBlock = {" in (project / "client/src/content/types.ts").read_text()

    said = run(project, "node", "client/bundling/build-assets.ts", expect=1)
    view = f"client/src/blocks/{FAMILY}/{NAME}/{NAME}.tsx"
    assert f"write {view}, which exports TallyView" in said
    write(project / view, VIEW)
    run(project, "node", "client/bundling/build-assets.ts")
    run(project, "npx", "tsc", "--noEmit", "-p", "tsconfig.json")

    page = project / PAGE
    page.write_text(page.read_text() + BLOCK)
    count = count_pms_strategies()
    line = page.read_text().splitlines().index("    atLeast: 1000") + 1
    position = len(yaml.safe_load(page.read_text())["blocks"]) - 1
    said = flask(project, "content", "check", expect=1)
    assert f"{PAGE}:{line}: blocks.{position}.atLeast: is 1000, but there are {count}\n" in said
    page.write_text(page.read_text().replace("atLeast: 1000", f"atLeast: {count}"))
    assert ": 0 faults" in flask(project, "content", "check")

    for script in ("client/bundling/build-client.ts", "ssr-renderer/build.ts"):
        run(project, "node", script)
    said = get_pages(project, "/accessibility", "/accessibility.md")
    [section] = re.findall(r'<section [^>]*id="how-many".*?</section>', said)
    assert "<h2>How many there are</h2>" in section
    assert f"<p>{count} strategies to choose from</p>" in section
    assert f"## How many there are\n\n{count} strategies to choose from\n" in said
