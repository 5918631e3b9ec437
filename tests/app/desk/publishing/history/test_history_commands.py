"""`flask figures`, as an operator runs it: out of one database and into an empty one, on both systems."""

from datetime import timedelta
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask

from app.desk.publishing.cli import register_publishing_commands
from app.desk.publishing.history.exporting import write_history
from app.desk.publishing.lifecycle import approve
from app.desk.publishing.services import register_publishing
from tests.app.desk.publishing.conftest import Desk
from tests.app.desk.publishing.history.editions import MOMENT, history, keep
from tests.app.desk.publishing.test_lifecycle import LIVE, bela, proposed


@pytest.fixture
def site(app: Flask, desk: Desk) -> Flask:
    register_publishing(app, desk.services)
    register_publishing_commands(app)
    return app


def run(site: Flask, *arguments: str) -> Result:
    return site.test_cli_runner().invoke(args=["figures", *arguments])


def texts(root: Path) -> dict[str, bytes]:
    return {str(file.relative_to(root)): file.read_bytes() for file in root.rglob("*") if file.is_file()}


def test_what_was_published_is_written_into_files_once(site: Flask, tmp_path: Path) -> None:
    keep(history())
    write_history(history(), tmp_path / "expected")
    assert run(site, "export", str(tmp_path / "files")).output == "4 written, 0 there already\n"
    assert texts(tmp_path / "files") == texts(tmp_path / "expected")
    assert run(site, "export", str(tmp_path / "files")).output == "0 written, 4 there already\n"


def test_one_subject_is_written_and_listed_alone(site: Flask, tmp_path: Path) -> None:
    keep(history())
    assert run(site, "export", str(tmp_path / "words"), "--strategy", "faqs/nri").exit_code == 0
    assert set(texts(tmp_path / "words")) == {"faqs/nri/1/edition.yaml"}
    assert run(site, "list", "--strategy", "faqs/nri").output == (
        "2026-07-04 08:30 UTC  faqs/nri 1, approved by asha@firm.example\n"
    )
    assert "ace-strategy 3, the repository's own, approved by" in run(site, "list").output
    unknown = run(site, "export", str(tmp_path / "none"), "--strategy", "ace")
    assert (unknown.exit_code, unknown.output) == (1, "Error: nothing was published of 'ace'\n")


def test_what_is_not_published_yet_is_listed_with_its_moment(site: Flask, desk: Desk) -> None:
    first, second = proposed(desk), proposed(desk, "contra-strategy")
    approve(desk.services, first, first.revision, bela(), MOMENT + timedelta(days=1), live=LIVE)
    assert run(site, "list", "--open").output.splitlines() == [
        "scheduled for 2026-07-05 06:30 UTC  ace-strategy, as on 2026-06-30, approved by bela@firm.example",
        "proposed  contra-strategy, as on 2026-06-30, by asha@firm.example",
    ]
    assert run(site, "list", "--open", "--strategy", second.subject).output.startswith("proposed  contra-strategy")


def test_a_list_of_nothing_says_so(site: Flask, desk: Desk) -> None:
    def said(*arguments: str) -> str:
        listed = run(site, "list", *arguments)
        assert (listed.exit_code, listed.stderr) == (0, "")
        return listed.stdout

    assert said() == "nothing was published yet\n"
    assert said("--strategy", "ace") == "nothing was published of 'ace'\n"
    assert said("--open") == "nothing waits to be published\n"
    proposed(desk)
    assert said("--open", "--strategy", "ace") == "nothing of 'ace' waits to be published\n"
