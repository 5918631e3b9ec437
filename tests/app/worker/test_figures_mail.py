"""The worker's mail about old figures: once a week for all machines, none without old ones; on both databases."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask

from app.content.calendar import IST
from app.content.snapshots.facts import StrategyFigures
from app.content.snapshots.snapshot_store import SnapshotStore
from app.mail.models import EventMail
from app.mail.outbox import lease
from app.mail.records import OldFiguresFacts
from app.pages.client_build import site_variant
from app.worker.figures_mail import queue_figures_mail
from app.worker.process import dated_figures
from tests.app.content.content_store import build_store
from tests.app.content.small_site import write_site
from tests.app.content.test_figure_ages import AS_ON, stated_alpha
from tests.app.databases import in_context
from tests.app.mail.outbox_app import condition
from tests.app.queries.query_app import build_query_app
from tests.factories.settings import build_settings

# Half past six in the evening UTC is midnight in India.
MIDNIGHT = datetime.fromisoformat("2026-04-14T18:30:00Z")


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    with in_context(build_query_app(database_url)) as flask_app:
        yield flask_app


def figures(name: str, stated_on: date | None) -> StrategyFigures:
    return StrategyFigures(
        strategy_id=name, name=name, path=f"/{name}", as_on=stated_on, stated={}, oldest_stated_on=stated_on
    )


OLD = [figures("Ace", date(2026, 2, 28)), figures("New", date(2026, 3, 31)), figures("Invented", None)]


def look(now: datetime, known: list[StrategyFigures] = OLD) -> int:
    """Let one machine check once; return the number of waiting mails."""
    queue_figures_mail(known, now)
    return condition().waiting


def test_it_begins_with_the_day_in_india_on_which_figures_are_too_old(app: Flask) -> None:
    assert look(MIDNIGHT - timedelta(seconds=1)) == 0
    assert look(MIDNIGHT) == 1
    mail = lease(EventMail, "worker", MIDNIGHT)
    assert mail is not None
    facts = mail.read_facts()
    assert isinstance(facts, OldFiguresFacts)
    assert [(one.name, one.as_on, one.age_days) for one in facts.strategies] == [("Ace", date(2026, 2, 28), 46)]


def test_one_mail_in_a_week_of_the_calendar_whichever_machine_looks(app: Flask) -> None:
    monday = MIDNIGHT + timedelta(days=7 - MIDNIGHT.astimezone(IST).weekday())
    assert [look(MIDNIGHT), look(MIDNIGHT + timedelta(hours=1)), look(monday - timedelta(seconds=1))] == [1, 1, 1]
    assert look(monday) == 2


def test_nothing_is_queued_while_no_figures_are_old(app: Flask) -> None:
    assert look(MIDNIGHT, known=OLD[1:]) == 0
    assert look(MIDNIGHT) == 1


def test_a_worker_reads_what_the_site_of_its_machine_shows_and_composes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = build_settings(tmp_path, content_dir=write_site(tmp_path, stated_alpha()))
    monkeypatch.setattr(
        "app.content.snapshots.composing_process.subprocess.run", lambda *_, **__: pytest.fail("it composes")
    )
    snapshots = SnapshotStore(settings.snapshot_dir, site_variant(settings))
    assert list(dated_figures(snapshots)) == []
    site = build_store(settings.content_dir, folder=settings.snapshot_dir, variant=site_variant(settings))
    assert [one.oldest_stated_on for one in site.snapshot.figures if one.strategy_id == "alpha"] == [AS_ON]
    assert {one.strategy_id: one.oldest_stated_on for one in dated_figures(snapshots)}["alpha"] == AS_ON
