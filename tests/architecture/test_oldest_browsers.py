"""The lints refuse what the oldest browsers of package.json's `browserslist` lack, and accept what they have."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.architecture.source_files import ROOT

pytestmark = pytest.mark.heavy

STYLES = "client/src/planted.module.css"
SERVED_STYLES = "app/planted.css"
TOO_NEW_STYLES = [
    ("interpolate-size: allow-keywords;", STYLES),
    ("field-sizing: content;", STYLES),
    ("scrollbar-gutter: stable;", STYLES),
    ("anchor-name: --mark;", STYLES),
    ("display: block; @starting-style { opacity: 0; }", STYLES),
    ("color: light-dark(black, white);", SERVED_STYLES),
]
HELD_STYLES = [
    ("&:has(a) { color: red; }", STYLES),
    ("color: light-dark(black, white);", STYLES),
    ("@supports (field-sizing: content) { field-sizing: content; }", STYLES),
]
TOO_NEW_SCRIPT = [
    "document.startViewTransition(() => {});",
    "window.requestIdleCallback(() => {});",
    "requestIdleCallback(() => {});",
    "scheduler.postTask(() => {});",
    "document.createElement('dialog').requestClose();",
    "document.body.moveBefore(document.body, null);",
    "CSS.highlights.clear();",
    "new Set([1]).union(new Set([2]));",
    "Promise.try(() => 1);",
    "RegExp.escape('a');",
    "[1].values().map(String);",
    "new Intl.DurationFormat('en');",
]
HELD_SCRIPT = [
    "document.startViewTransition?.(() => {});",
    "window.requestIdleCallback?.(() => {});",
    "document.body.checkVisibility();",
    "document.body.showPopover();",
    "Map.groupBy([1], String);",
]


def refused_styles(folder: Path, declarations: str, name: str) -> bool:
    """Lint a rule with the project's configuration; tell whether it is refused as too new."""
    (folder / "biome.jsonc").write_bytes((ROOT / "biome.jsonc").read_bytes())
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f".planted {{ {declarations} }}\n")
    command = [str(ROOT / "node_modules/.bin/biome"), "lint", "--colors=off", "--vcs-enabled=false", name]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    told = run.stdout + run.stderr
    assert "Checked 1 file" in told
    return run.returncode != 0 and "useBaseline" in told


@pytest.mark.parametrize(("declarations", "name"), TOO_NEW_STYLES)
def test_styles_that_are_too_new_are_refused(tmp_path: Path, declarations: str, name: str) -> None:
    assert refused_styles(tmp_path, declarations, name)


@pytest.mark.parametrize(("declarations", "name"), HELD_STYLES)
def test_styles_with_a_fallback_are_taken(tmp_path: Path, declarations: str, name: str) -> None:
    assert not refused_styles(tmp_path, declarations, name)


def test_script_that_is_too_new_is_refused_unless_asked_for(tmp_path: Path) -> None:
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    (tmp_path / "planted.ts").write_text("\n".join([*TOO_NEW_SCRIPT, *HELD_SCRIPT, "export {};"]))
    include = ["planted.ts", f"{ROOT}/client/generated/dom.d.ts"]
    config = {"extends": f"{ROOT}/tsconfig.json", "include": include}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config))
    command = [str(ROOT / "node_modules/.bin/tsc"), "-p", "tsconfig.json"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    refused = {int(line) for line in re.findall(r"^planted\.ts\((\d+),", run.stdout, re.MULTILINE)}
    assert refused == set(range(1, len(TOO_NEW_SCRIPT) + 1)), run.stdout


def test_no_angle_is_computed_of_a_length_that_only_a_container_knows() -> None:
    """WebKit reads 100cqi as 100 pixels there. A registered property, as in tokens.css, is a length everywhere."""
    styles = {file: file.read_text() for file in (ROOT / "client" / "src").rglob("*.css")}
    assert [str(file) for file, css in styles.items() if re.search(r"atan2\([^;]*\dcq", css)] == []
    assert any("atan2(" in css for css in styles.values())
