"""A photograph on a page by the recipe "Picture" of `docs/changes.md`: file, line, command, first error."""

import re
import shutil
from pathlib import Path

import pytest

from app.configuration.root import ROOT
from tests.factories.photographs import photograph, saved
from tests.factories.site import build_app

pytestmark = pytest.mark.heavy


def recipe_lines() -> str:
    """The lines of YAML in the recipe, indented as in a page."""
    section = (ROOT / "docs" / "changes.md").read_text().partition("\n## Picture\n")[2].partition("\n## ")[0]
    [shown] = re.findall(r"```yaml\n(.*?)```", section, re.DOTALL)
    return re.sub(r"(?m)^ ", "", str(shown))


def check(folder: Path, content: Path, expect: int) -> str:
    app = build_app(folder, content_dir=content, pictures_dir=folder / "kept")
    done = app.test_cli_runner().invoke(args=["content", "check"])
    assert done.exit_code == expect, done.output
    return done.output


def test_a_photograph_is_two_files(tmp_path: Path) -> None:
    content = Path(shutil.copytree(ROOT / "shared-content", tmp_path / "content"))
    page = next(file for file in sorted((content / "pages").rglob("*.yaml")) if "kind: note" in file.read_text())
    lines = recipe_lines()
    page.write_text(f"{page.read_text().rstrip()}\n\n{lines}")
    error = check(tmp_path, content, 1)
    line = 1 + next(at for at, text in enumerate(page.read_text().splitlines()) if "file: street.jpg" in text)
    assert re.search(rf"{page.name}:{line}: \S*picture\.file: there is no pictures/street\.jpg", error)

    (content / "pictures").mkdir(exist_ok=True)
    (content / "pictures" / "stret.jpg").write_bytes(saved(photograph(1200, 800)))
    assert "did you mean stret.jpg" in check(tmp_path, content, 1)
    (content / "pictures" / "stret.jpg").rename(content / "pictures" / "street.jpg")
    assert " 0 faults" in check(tmp_path, content, 0)
    assert len(list((tmp_path / "kept").glob("*.avif"))) == 2
