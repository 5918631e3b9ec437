"""Unreadable content is a fault like any other."""

import logging
from pathlib import Path

import pytest

from app.content.errors import ContentError
from tests.app.content.content_store import build_store
from tests.app.content.small_site import write_site


def test_rules_that_are_missing_or_no_text_are_a_fault_of_their_file(tmp_path: Path) -> None:
    content_dir = write_site(tmp_path)
    rules = content_dir / "form-rules.yaml"
    rules.write_bytes(b"name: \xff\n")
    with pytest.raises(ContentError, match=r"content/form-rules\.yaml:1: cannot be read: 'utf-8'"):
        build_store(content_dir).form_rules()
    rules.unlink()
    with pytest.raises(ContentError, match=r"content/form-rules\.yaml:1: the file is missing"):
        build_store(content_dir).form_rules()


def test_a_folder_that_cannot_be_listed_keeps_the_last_good_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seconds = [1000.0]
    monkeypatch.setattr("app.content.content_store.monotonic", lambda: seconds[0])
    content_dir = write_site(tmp_path)
    store = build_store(content_dir)
    good = store.snapshot

    def refuse(_path: Path, _pattern: str) -> object:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as unreadable:
        unreadable.setattr(Path, "rglob", refuse)
        with pytest.raises(ContentError, match=r"content:1: cannot be read: .*Permission denied"):
            _ = build_store(content_dir, folder=tmp_path / "others").snapshot
        with caplog.at_level(logging.ERROR):
            for _ in range(2):
                seconds[0] += 1.1
                store.poll()
                assert store.snapshot is good
    assert len(caplog.records) == 1
    seconds[0] += 1.1
    store.poll()
    assert store.faults == []
    assert store.snapshot.version == good.version
