"""`/readyz` about publications that this machine does not show yet, and about schedules that are overdue."""

from datetime import timedelta

import pytest
from sqlalchemy.exc import OperationalError

from app.desk.publishing.lifecycle import approve, publish_scheduled
from app.desk.publishing.readiness import PATIENCE, check_publications
from app.web.bounded_check import CheckResult
from tests.app.desk.publishing.conftest import Desk
from tests.app.desk.publishing.test_lifecycle import BELA, PUBLISHED, proposed, published

MOMENT = timedelta(seconds=1)


def test_a_publication_that_is_not_shown_is_told_once_it_is_late(desk: Desk) -> None:
    assert check_publications(desk.now, 0) == CheckResult("ok", {"published": 0, "shown": 0, "overdue": 0})
    published(desk)
    assert check_publications(desk.now + PATIENCE, 0).health == "ok"
    late = check_publications(desk.now + PATIENCE + MOMENT, 0)
    assert (late.health, late.facts["published"], late.facts["shown"]) == ("degraded", 1, 0)
    assert "does not show the newest publication" in late.facts["detail"]
    assert check_publications(desk.now + PATIENCE + MOMENT, 1).health == "ok"


def test_a_database_that_was_put_back_is_told_until_its_publications_are_shown(desk: Desk) -> None:
    assert check_publications(desk.now, 3).health == "degraded"


def test_without_content_the_check_of_pages_tells(desk: Desk) -> None:
    published(desk)
    assert check_publications(desk.now + 2 * PATIENCE, None).health == "ok"


def test_a_moment_that_passed_without_publication_is_told(desk: Desk) -> None:
    edition = proposed(desk)
    at = desk.now + timedelta(hours=1)
    scheduled = approve(desk.context, edition, edition.revision, BELA, at, published=PUBLISHED)
    assert check_publications(at + PATIENCE - MOMENT, 0).health == "ok"
    late = check_publications(at + PATIENCE, 0)
    assert (late.health, late.facts["overdue"]) == ("degraded", 1)
    assert "check that the worker runs" in late.facts["detail"]
    publish_scheduled(desk.context, scheduled, BELA)
    assert check_publications(at + PATIENCE, 1).health == "ok"


def test_a_database_that_does_not_answer_is_no_proof_of_anything(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> tuple[int, None]:
        raise OperationalError("SELECT", {}, OSError("gone"))

    monkeypatch.setattr("app.desk.publishing.readiness.newest_publication", refuse)
    assert check_publications(desk.now, 0) == CheckResult("degraded", {"detail": "OSError"})
