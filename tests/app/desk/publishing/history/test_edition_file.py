"""An edition as files: their form, that nothing is lost in them, and what is said of faulty ones."""

from pathlib import Path

import pytest

from app.content.reading.yaml_source import read_yaml
from app.desk.publishing.history.edition_file import files_of
from app.desk.publishing.history.exporting import FolderDiffersError, write_history
from tests.app.desk.publishing.history.editions import WORDS, edition, history

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


def test_each_edition_is_written_once(tmp_path: Path) -> None:
    assert write_history(history(), tmp_path) == 4
    assert write_history(history(), tmp_path) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"ace-strategy", "faqs"}


def test_no_word_is_lost_in_yaml(tmp_path: Path) -> None:
    write_history(history(), tmp_path)
    written = read_yaml((tmp_path / "faqs/nri/1/edition.yaml").read_text(), "edition.yaml").value
    assert isinstance(written, dict)
    assert written["data"]["value"]["answers"] == WORDS


def test_what_a_killed_export_left_is_no_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as killed:
        killed.setattr("shutil.rmtree", lambda *_, **__: None)
        killed.setattr(Path, "rename", killed_before)
        with pytest.raises(KeyboardInterrupt):
            write_history(history(), tmp_path)
    assert len(list(tmp_path.rglob("edition.yaml"))) == 1
    assert write_history(history(), tmp_path) == 4


def killed_before(_path: Path, _target: Path) -> None:
    raise KeyboardInterrupt


def test_files_of_another_edition_are_left_alone(tmp_path: Path) -> None:
    write_history(history()[2:], tmp_path)
    (tmp_path / "ace-strategy/2-2026-06-30/growth.csv").write_text("date\n")
    with pytest.raises(FolderDiffersError, match=r"2-2026-06-30/growth\.csv: is another edition's"):
        write_history(history(), tmp_path)
    assert not (tmp_path / YAML).exists()
