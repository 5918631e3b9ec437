"""Another colour and other fonts, in a copy of the project, by the recipe in `docs/changes.md` alone."""

import json
import re
from pathlib import Path

import pytest

from tests.trials.project_copy import copy_project, get_pages, run
from tests.waiting import LONG_LIMIT_S

THEME = "client/src/styles/theme.ts"
OLD_PAPER, NEW_PAPER = '"#f4f6f3"', '"#fff6e8"'


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_project(tmp_path_factory.mktemp("project"))


@pytest.mark.timeout(LONG_LIMIT_S)
def test_one_line_is_enough_for_a_colour_and_one_for_a_font(project: Path) -> None:
    theme = project / THEME
    text = theme.read_text()
    assert text.count(OLD_PAPER) == text.count('name: "anek-latin"') == 1
    theme.write_text(text.replace(OLD_PAPER, NEW_PAPER).replace('name: "anek-latin"', 'name: "eczar"'))

    for script in ("client/bundling/build-assets.ts", "client/bundling/build-client.ts", "ssr-renderer/build.ts"):
        run(project, "node", script)
    manifest = json.loads((project / "client/dist/manifest.json").read_text())
    sheet = (project / "client/dist" / manifest["stylesheets"]["site"][0]["url"][1:]).read_text()
    assert "#fff6e8" in sheet
    assert "#f4f6f3" not in sheet
    assert re.search(r"--font-text: ?\"Eczar\", ?\"Eczar Fallback\", ?Arial", sheet)
    drawn = (project / "ssr-renderer/dist/share-images.mjs").read_text()
    assert "#fff6e8" in drawn
    assert "Anek" not in drawn
    said = get_pages(project, "/manifest.webmanifest", "/about")
    assert '"theme_color": "#fff6e8"' in said
    assert '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff6e8"/>' in said


@pytest.mark.parametrize("value", ["color: var(--papper)", "color: #fff6e8", "color: red", "font-family: Arial"])
def test_a_style_with_a_colour_or_a_font_of_its_own_is_refused(project: Path, value: str) -> None:
    style = project / "client/src/components/stray.module.css"
    style.write_text(f".stray {{ {value}; }}\n")
    said = run(project, "npx", "stylelint", "client/src/components/*.css", expect=2)
    assert "stray.module.css" in said
    assert "1 problem" in said
