"""The editions that wait for a member's approval, on each member's dashboard."""

from collections.abc import Iterator

import pytest
from flask import Flask

from app.database.extensions import db
from app.desk.publishing.edition_store import add_edition
from app.desk.publishing.records import Actor, EditionStep, NewEdition, State
from app.members.audit_log import Action
from tests.app.desk.publishing.steps_taken import move_edition
from tests.app.members.staff_app import clock_of, signed_in_client
from tests.app.members.staff_fixtures import MakeApp

ASHA, BELA = "asha@example.in", "bela@example.in"


@pytest.fixture
def app(sqlite_url: str, make_app: MakeApp) -> Iterator[Flask]:
    flask_app = make_app(sqlite_url)
    yield flask_app
    with flask_app.app_context():
        db.engine.dispose()


def propose(app: Flask, subject: str, *, approvals: tuple[str, ...] = (), again_of: int | None = None) -> str:
    at, by = clock_of(app)(), Actor(ASHA, "192.0.2.1")
    values = {"proposed_by": ASHA, "proposed_at": at, "approvals": list(approvals)}
    with app.app_context():
        edition = add_edition(NewEdition("figures", subject, None, {}, "d" * 64, again_of), by, at)
        return move_edition(EditionStep(Action.EDITION_PROPOSED, by, at), edition, to=State.PROPOSED, values=values).id


def waiting(app: Flask, email: str, *, may_approve: bool = True) -> list[str]:
    told = signed_in_client(app, email, may_approve=may_approve).get("/api/dashboard").get_json()["waiting"]
    return [one["edition"] for one in told]


def test_those_are_named_that_the_member_can_bring_nearer_to_their_publication(app: Flask) -> None:
    first = propose(app, "ace-strategy")
    clock_of(app).advance(minutes=1)
    back = propose(app, "contra-strategy", again_of=0)
    propose(app, "pipe-strategy", approvals=(BELA,))
    assert waiting(app, BELA) == [first, back]
    assert waiting(app, ASHA) == [back], "what is brought back nobody typed"
    assert waiting(app, "chitra@example.in", may_approve=False) == []
