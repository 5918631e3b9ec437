from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask

from app.content import cli
from app.content.cli import content_commands
from app.content.composing.mark_reviewed import mark_reviewed
from app.content.documents.render_request import render_request_schema
from app.content.snapshots.variant import contract_id
from tests.app.content.small_site import TODAY, changed, write_site
from tests.factories.settings import build_settings


def run(folder: Path, *arguments: str) -> Result:
    app = Flask("content-commands")
    app.extensions["settings"] = build_settings(folder, content_dir=folder / "content")
    app.cli.add_command(content_commands)
    return app.test_cli_runner().invoke(args=["content", *arguments])


def test_check_tells_a_summary(tmp_path: Path) -> None:
    mark_reviewed(write_site(tmp_path), None, TODAY)
    result = run(tmp_path, "check")
    assert (result.exit_code, result.output) == (0, "6 pages, 0 of them strategies, 4 paths: 0 faults, 0 warnings\n")


def test_check_prints_warnings_and_succeeds(tmp_path: Path) -> None:
    write_site(tmp_path)
    result = run(tmp_path, "check")
    assert result.exit_code == 0
    assert "warning: content/pages/nri.yaml:3: updatedOn: /nri was not reviewed" in result.output


def test_a_title_of_another_length_is_told_and_not_refused(tmp_path: Path) -> None:
    mark_reviewed(
        write_site(tmp_path, changed("pages/nri.yaml", "Questions of the test, long enough", "Short")), None, TODAY
    )
    result = run(tmp_path, "check")
    assert result.exit_code == 0
    assert "warning: content/pages/nri.yaml:5: title: has 5 characters: 30 to 60 are best\n" in result.output


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            changed("pages/home.yaml", "claims: [pms]", "claims: [aifs]"),
            "fault: content/pages/home.yaml:18: blocks.1.claims.0: claim 'aifs' is missing: expected it in site.yaml",
        ),
        ({"pages/nri.yaml": "id: [\n"}, "fault: content/pages/nri.yaml:2: is not YAML: while parsing a flow node"),
    ],
)
def test_check_fails_on_faults(changes: dict[str, str | None], fault: str, tmp_path: Path) -> None:
    write_site(tmp_path, changes)
    result = run(tmp_path, "check")
    assert result.exit_code == 1
    assert fault in result.output
    assert "1 fault, 0 warnings" in result.output


def test_schema_is_written_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "render-request.schema.json"
    monkeypatch.setattr(cli, "SCHEMA_FILE", file)
    stale = run(tmp_path, "schema", "--check")
    assert stale.exit_code == 1
    assert "render-request.schema.json is stale: run `make schema`" in stale.output
    assert not file.exists()
    written = run(tmp_path, "schema")
    assert (written.exit_code, written.output) == (0, f"{file.name}: contract {contract_id()}, written\n")
    assert file.read_text() == render_request_schema()
    assert run(tmp_path, "schema", "--check").exit_code == 0
    assert "unchanged" in run(tmp_path, "schema").output
