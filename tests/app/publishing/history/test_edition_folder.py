"""An edition as files: their form, that nothing is lost in them, and what is said of faulty ones."""

from collections.abc import Callable
from pathlib import Path

import pytest

from app.content.errors import ContentError
from app.publishing.history.edition_folder import files_of
from app.publishing.history.exporting import FolderDiffersError, write_history
from app.publishing.history.importing import load_history
from tests.app.publishing.history.editions import edition, history

YAML = "ace-strategy/1-2026-05-30/edition.yaml"
ROWS = "ace-strategy/1-2026-05-30/growth.csv"


def test_an_edition_reads_like_the_content_folder() -> None:
    files = files_of(edition(1, 1))
    assert list(files) == ["edition.yaml", "growth.csv", "holdings.csv"]
    assert files["growth.csv"] == "date,portfolio,benchmark\n2026-04-30,100,100.0\n2026-05-31,101.50,\n"
    text = files["edition.yaml"]
    assert text.startswith("kind: figures\nsubject: ace-strategy\nnumber: 1\nsequence: 1\nasOn: 2026-05-30\n")
    assert "\nauthors:\n  - Asha@firm.example\n" in text
    assert "      basis: >-\n        Follows its benchmark" in text
    assert '        Beta: "1.02"\n' in text
    assert "null" not in text.replace("house: null", "")
    assert max(map(len, text.splitlines())) <= 120


def test_nothing_is_lost_in_files(tmp_path: Path) -> None:
    assert write_history(history(), tmp_path) == 4
    read = load_history(tmp_path)
    assert [files_of(one) for one in read] == [files_of(one) for one in history()]
    assert [one.data for one in read][1] == history()[1].data
    assert write_history(read, tmp_path) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"ace-strategy", "faqs"}


def test_what_a_killed_export_left_is_no_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as killed:
        killed.setattr("shutil.rmtree", lambda *_, **__: None)
        killed.setattr(Path, "rename", killed_before)
        with pytest.raises(KeyboardInterrupt):
            write_history(history(), tmp_path)
    assert len(list(tmp_path.rglob("edition.yaml"))) == 1
    assert write_history(history(), tmp_path) == 4
    assert len(load_history(tmp_path)) == 4


def killed_before(_path: Path, _target: Path) -> None:
    raise KeyboardInterrupt


def test_files_of_another_edition_are_left_alone(tmp_path: Path) -> None:
    write_history(history()[2:], tmp_path)
    (tmp_path / "ace-strategy/2-2026-06-30/growth.csv").write_text("date\n")
    with pytest.raises(FolderDiffersError, match=r"2-2026-06-30/growth\.csv: is another edition's"):
        write_history(history(), tmp_path)
    assert not (tmp_path / YAML).exists()


def replaced(name: str, old: str, new: str) -> Callable[[Path], object]:
    def change(root: Path) -> None:
        text = (root / name).read_text()
        assert text.count(old) == 1
        (root / name).write_text(text.replace(old, new))

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (replaced(YAML, "number: 1\n", "number: one\n"), f"{YAML}:3: number: "),
        (replaced(YAML, "sequence: 1\n", "sequence: 3\n"), "sequence: 3 is that of ace-strategy/1-2026-05-30, too"),
        (replaced(YAML, "asOn: 2026-05-30\n", "asOn: 2026-05-29\n"), "it belongs into ace-strategy/1-2026-05-29"),
        (replaced(YAML, "kind: figures", "kind: [figures"), f"{YAML}:"),
        (replaced(YAML, "subject: ace-strategy", "subject: ../ace"), f"{YAML}:2: subject: "),
        (replaced(ROWS, "101.50,", "101.50"), f"{ROWS}:3: has 2 cells, and the first line names 3"),
        (replaced(ROWS, "101.50", "1" * 301), f"{ROWS}:3: "),
        (replaced(ROWS, "101.50", "1" * 200_000), f"{ROWS}:1: cannot be read as CSV: field larger"),
        (lambda root: (root / ROWS).unlink(), f"{ROWS}:1: is missing"),
        (lambda root: (root / ROWS).write_bytes(b"\xff"), f"{ROWS}:1: is not UTF-8"),
        (lambda root: (root / ROWS).with_name("more.csv").write_text("a\n"), "edition.yaml has no dataset 'more'"),
        (lambda root: (root / YAML).unlink(), "number: number 1 of ace-strategy is missing"),
    ],
)
def test_a_fault_names_file_line_and_field(tmp_path: Path, change: Callable[[Path], object], fault: str) -> None:
    write_history(history(), tmp_path)
    change(tmp_path)
    with pytest.raises(ContentError) as raised:
        load_history(tmp_path)
    assert fault in str(raised.value)


def test_a_folder_without_editions_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="holds no edition"):
        load_history(tmp_path)
