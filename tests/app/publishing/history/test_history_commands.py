"""`flask figures`, as an operator runs it: out of one database and into an empty one, on both systems."""

from datetime import timedelta
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask

from app.audit.command_line import COMMAND_LINE
from app.audit.store import Action, newest_records
from app.content.editions.published import read_publications
from app.extensions import db
from app.publishing.cli import register_publishing_commands
from app.publishing.history.edition_file import EditionFile
from app.publishing.history.exporting import write_history
from app.publishing.history.store import add_history, read_history
from app.publishing.lifecycle import approve
from app.publishing.published import current_sequence
from app.publishing.records import State
from app.publishing.services import register_publishing
from app.publishing.steps import Step
from app.publishing.store import due_editions, move, open_editions
from tests.app.audit_failure import failing_audit
from tests.app.publishing.conftest import Desk
from tests.app.publishing.history.editions import MOMENT, edition, history
from tests.app.publishing.test_lifecycle import ASHA, LIVE, bela, draft, proposed


@pytest.fixture
def site(app: Flask, desk: Desk) -> Flask:
    register_publishing(app, desk.services)
    register_publishing_commands(app)
    return app


def run(site: Flask, *arguments: str) -> Result:
    return site.test_cli_runner().invoke(args=["figures", *arguments])


def texts(root: Path) -> dict[str, bytes]:
    return {str(file.relative_to(root)): file.read_bytes() for file in root.rglob("*") if file.is_file()}


def test_what_came_from_files_goes_back_into_the_same_files(site: Flask, desk: Desk, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    write_history(history(), first)
    taken = run(site, "import", str(first))
    assert taken.output.startswith("4 taken, 0 here already\n"), taken.output
    assert run(site, "export", str(second)).output == "4 written, 0 there already\n"
    assert texts(second) == texts(first)
    assert run(site, "import", str(second)).output == "0 taken, 4 here already\n"
    assert run(site, "export", str(second)).output == "0 written, 4 there already\n"

    # Machines see it: the count went on, and what is in force is the newest of each subject.
    assert current_sequence() == 5
    published = read_publications(desk.services.publications_file)
    assert [(one.subject, one.number) for one in published.editions] == [("ace-strategy", 3), ("faqs/nri", 1)]
    assert [one.action for one in newest_records(9)] == [Action.HISTORY_IMPORTED]


def test_one_subject_is_written_and_listed_alone(site: Flask, tmp_path: Path) -> None:
    add_history(history())
    assert run(site, "export", str(tmp_path / "words"), "--strategy", "faqs/nri").exit_code == 0
    assert set(texts(tmp_path / "words")) == {"faqs/nri/1/edition.yaml"}
    assert run(site, "list", "--strategy", "faqs/nri").output == (
        "2026-07-04 08:30 UTC  faqs/nri 1, approved by asha@firm.example\n"
    )
    assert "ace-strategy 3, the repository's own, approved by" in run(site, "list").output
    unknown = run(site, "export", str(tmp_path / "none"), "--strategy", "ace")
    assert (unknown.exit_code, unknown.output) == (1, "Error: nothing was published of 'ace'\n")


@pytest.mark.parametrize(
    ("here", "said"),
    [
        (edition(1, 1, why="another"), "this edition is here already, and it is another one"),
        (edition(1, 9), "ace-strategy has another edition of number 1 here"),
        (edition(1, 3, id="f" * 24, subject="growth-leaders"), "publication 3 of this site was another one"),
    ],
)
def test_what_contradicts_the_history_is_refused_whole(
    site: Flask, tmp_path: Path, here: EditionFile, said: str
) -> None:
    add_history([here])
    write_history(history(), tmp_path / "files")
    refused = run(site, "import", str(tmp_path / "files"))
    assert refused.exit_code == 1
    assert said in refused.output
    assert read_history() == [here]
    assert [one.detail.partition(", ")[0] for one in newest_records(9)] == ["1 editions"], "of what was there before"


def test_faulty_files_are_named_and_nothing_is_taken(site: Flask, tmp_path: Path) -> None:
    write_history(history(), tmp_path)
    (tmp_path / "faqs/nri/1/edition.yaml").write_text("kind: words\n")
    refused = run(site, "import", str(tmp_path))
    assert refused.exit_code == 1
    assert "faqs/nri/1/edition.yaml:1: subject: is missing" in refused.output
    assert (read_history(), db.session.is_active) == ([], True)


def test_without_its_record_nothing_is_taken(site: Flask, tmp_path: Path) -> None:
    write_history(history(), tmp_path)
    with failing_audit(site):
        assert run(site, "import", str(tmp_path)).exit_code == 1
    assert (read_history(), current_sequence()) == ([], 0)
    assert run(site, "import", str(tmp_path)).output.startswith("4 taken, 0 here already\n")
    [told] = newest_records(9)
    assert (told.action, told.address) == (Action.HISTORY_IMPORTED, COMMAND_LINE)
    assert told.detail.startswith("4 editions, by ")


def test_an_import_stands_where_the_machines_file_cannot_be_written(site: Flask, desk: Desk, tmp_path: Path) -> None:
    write_history(history(), tmp_path / "files")
    desk.services.publications_file.parent.write_text("not a folder")
    taken = run(site, "import", str(tmp_path / "files"))
    assert (taken.exit_code, len(read_history())) == (0, 4)
    assert "not shown here before it can be written" in taken.output
    assert "4 taken, 0 here already\n" in taken.output


@pytest.mark.parametrize("state", [State.DRAFT, State.SCHEDULED, State.DISCARDED])
def test_what_was_a_draft_in_the_copy_that_was_put_back_is_published_by_its_files(
    site: Flask, desk: Desk, tmp_path: Path, state: State
) -> None:
    before = draft(desk)
    if state is not State.DRAFT:
        move(Step(Action.EDITION_APPROVED, ASHA, MOMENT), before, to=state, values={"publish_at": MOMENT})
    files = [edition(1, 1, id=before.id), edition(2, 2)]
    write_history(files, tmp_path)
    assert run(site, "import", str(tmp_path)).output.startswith("2 taken, 0 here already\n")
    assert [one.id for one in read_history()] == [before.id, files[1].id]
    assert (open_editions("figures"), due_editions(MOMENT)) == ({}, [])


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
