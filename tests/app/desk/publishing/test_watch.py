"""A machine's file of publications follows the database, whoever published, and remains without it."""

from datetime import date
from queue import Queue
from threading import Event
from types import SimpleNamespace

import pytest
from flask import Flask

from app.content.editions.published import PublicationsDamagedError, read_publications, write_publications
from app.desk.publishing.watch import PublicationsWatch
from tests.app.desk.publishing.conftest import Desk
from tests.app.desk.publishing.test_lifecycle import published
from tests.waiting import LIMIT_S


def test_nothing_is_written_before_the_first_publication(desk: Desk) -> None:
    watch = PublicationsWatch(desk.context.publications_file)
    watch.poll()
    assert read_publications(desk.context.publications_file).sequence == 0


def test_another_machines_publication_is_found(desk: Desk, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("other") / "publications" / "current.json"
    watch = PublicationsWatch(file)
    watch.poll()
    published(desk)
    watch.poll()
    [edition] = read_publications(file).editions
    assert (edition.subject, edition.as_on, edition.data) == ("ace-strategy", date(2026, 6, 30), {"asOn": "2026-06-30"})


def test_a_file_that_is_gone_or_damaged_is_written_anew(desk: Desk) -> None:
    published(desk)
    file, watch = desk.context.publications_file, PublicationsWatch(desk.context.publications_file)
    watch.poll()
    whole = file.read_bytes()
    file.unlink()
    watch.poll()
    assert file.read_bytes() == whole
    file.write_bytes(whole[:100])
    with pytest.raises(PublicationsDamagedError, match="is damaged: remove it"):
        read_publications(file)
    watch.poll()
    assert file.read_bytes() == whole


def test_a_database_that_counts_as_far_with_other_publications_is_believed_at_the_start(desk: Desk) -> None:
    published(desk)
    file = desk.context.publications_file
    PublicationsWatch(file).poll()
    whole = file.read_bytes()
    lost = read_publications(file).model_copy(update={"editions": []})
    write_publications(file, lost)
    PublicationsWatch(file).poll()
    assert file.read_bytes() == whole


def test_a_file_that_is_right_is_not_written(desk: Desk) -> None:
    published(desk)
    watch = PublicationsWatch(desk.context.publications_file)
    watch.poll()
    written = desk.context.publications_file.stat().st_ino
    watch.poll()
    PublicationsWatch(desk.context.publications_file).poll()
    assert desk.context.publications_file.stat().st_ino == written


def test_each_process_looks_twice_a_second(desk: Desk, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: Queue[float] = Queue()

    def halt(pause_s: float) -> None:
        pauses.put(pause_s)
        Event().wait()

    monkeypatch.setattr("app.desk.publishing.watch.time", SimpleNamespace(sleep=halt))
    file = desk.context.publications_file
    PublicationsWatch(file).start(app)
    assert pauses.get(timeout=LIMIT_S) == 0.5
    assert read_publications(file).sequence == 0
