"""The import rules of `dependency-cruiser.config.mjs`, tried on files that break them."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.architecture.source_files import ROOT

pytestmark = pytest.mark.heavy

# A file below client/src or the root, its text, and the beginning of the name of the rule that it breaks.
PLANTED = [
    ("components/up.tsx", 'import { Faq } from "../blocks/text/faq/faq.tsx";', "components imports "),
    ("content/up.ts", 'export { Icon } from "../components/icon.tsx";', "content imports "),
    ("content/style.ts", 'import styles from "../components/icon.module.css";', "content imports "),
    ("art/marks/up.tsx", 'import { Icon } from "../../components/icon.tsx";', "art imports "),
    ("blocks/text/faq/call.tsx", 'import { ask } from "../../../api/request-json.ts";', "blocks imports "),
    ("layouts/entry.tsx", 'import { prepare } from "../entries/chart.tsx";', "layouts imports "),
    ("document.tsx", 'import { main } from "../../ssr-renderer/src/main.ts";', "document.tsx imports "),
    ("document.tsx", 'import { PROJECT } from "../bundling/settings/paths.ts";', "document.tsx imports "),
    (
        "/ssr-renderer/src/draw.ts",
        'import {\n  Icon\n} from "../../client/src/components/icon.tsx";',
        "ssr-renderer/src imports ",
    ),
    ("corridor/new.ts", 'import type { Block } from "../content/types.ts";', "every room is named"),
    ("staff/session/up.tsx", 'import { Shell } from "../shell/shell.tsx";', "staff/session imports "),
    ("staff/queries/beside.tsx", 'import { Bars } from "../dashboard/day-bars.tsx";', "staff/queries imports "),
    ("staff/dashboard/beside.tsx", 'const list = import("../queries/query-section.tsx");', "staff/dashboard imports "),
    ("staff/queries/data/up.ts", 'import type { Row } from "../table/query-row.tsx";', "staff/queries/data imports "),
    ("staff/corridor/new.ts", 'import { ask } from "../session/session.tsx";', "every room in staff has a layer"),
    ("art/rivers/beside.ts", 'import { seal } from "../marks/seal.ts";', "art/rivers imports "),
    ("art/up.ts", 'export * from "./marks/seal.ts";', "art/. imports "),
    ("components/sections/beside.tsx", 'import "../figures/data-table.tsx";', "components/sections imports "),
    ("components/up.ts", 'import { Section } from "./sections/section.tsx";', "components/. imports "),
    ("charts/growth/up.ts", 'import { live } from "../live/live-chart.ts";', "charts/growth imports "),
    ("forms/phone/up.ts", 'import { Form } from "../query-form.tsx";', "forms/phone imports "),
    ("/client/bundling/output/up.ts", 'import { build } from "../build-client.ts";', "client/bundling/output imports "),
    ("blocks/text/faq/other.tsx", 'import { Note } from "../note/note.tsx";', "no block imports another"),
    ("blocks/text/faq/list.tsx", 'import { BlockList } from "../../../block-list.tsx";', "blocks imports "),
    ("blocks/text/faq/chart.tsx", 'const chart = import("recharts");', "recharts stays at home"),
    ("layouts/head.tsx", 'import { Helmet } from "react-helmet-async";', "react-helmet-async stays at home"),
    ("forms/island.tsx", 'import { hydrateRoot } from "react-dom/client";', "react-dom/client stays at home"),
    ("staff/shared/one.ts", 'import { other } from "./two.ts";', "no circles"),
    ("blocks/text/faq/faq.tsx", 'import { Faq } from "./index.ts";', "no barrels"),
]
# A cycle is reported once, for its first file.
CLOSES_THE_CIRCLE = ("staff/shared/two.ts", 'import { one } from "./one.ts";', "no circles")
# Types and elements around an import, which a parser of plain JavaScript cannot read.
AROUND = "export type Pair<T> = readonly [T, T];\nexport const drawn = <p>{(1 satisfies number).toFixed()}</p>;\n"


def path_of(name: str) -> Path:
    return Path(name[1:] if name.startswith("/") else f"client/src/{name}")


def target_of(file: Path, line: str) -> str:
    """The target that a line names: a package, or a file's path below the root."""
    named: str
    [named] = re.findall(r"""["']([^"']+)["']""", line)
    return os.path.normpath(file.parent / named) if named.startswith(".") else named


def write(folder: Path, planted: list[tuple[str, str, str]]) -> None:
    files = {path_of(name): "" for name, _, _ in planted}
    for name, line, _ in planted:
        file = path_of(name)
        files[file] = f"{line}\n{files[file]}"
        target = Path(target_of(file, line))
        if target.suffix:
            files.setdefault(target, "")
    for file, lines in files.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(lines + (AROUND if file.suffix == ".tsx" else ""))


@pytest.fixture(scope="module")
def violations(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str, str]]:
    """Every violation in a tree of such files: source, target and the rule's name."""
    folder = tmp_path_factory.mktemp("planted")
    write(folder, [*PLANTED, CLOSES_THE_CIRCLE])
    program = str(ROOT / "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs")
    config = str(ROOT / "dependency-cruiser.config.mjs")
    command = ["node", program, "--config", config, "--output-type", "json", "client", "ssr-renderer"]
    printed = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout
    found = json.loads(printed)["summary"]["violations"]
    return {(broken["from"], broken["to"], broken["rule"]["name"]) for broken in found}


@pytest.mark.parametrize(("name", "line", "rule"), PLANTED)
def test_a_broken_rule_is_seen(violations: set[tuple[str, str, str]], name: str, line: str, rule: str) -> None:
    file = path_of(name)
    broken = [found for found in violations if found[:2] == (str(file), target_of(file, line))]
    assert any(found[2].startswith(rule) for found in broken), broken


def test_a_layer_without_a_folder_is_refused(tmp_path: Path) -> None:
    config = tmp_path / "rules.mjs"
    config.write_text((ROOT / "dependency-cruiser.config.mjs").read_text())
    run = subprocess.run(["node", config], capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert "is a layer without a folder" in run.stderr
