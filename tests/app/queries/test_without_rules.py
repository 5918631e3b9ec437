"""Both forms while their rules cannot be used."""

import pytest

from app.content.errors import ContentError, Fault
from app.content.models.form_rules import FormRules
from tests.app.queries.conftest import MakeApp
from tests.app.queries.query_app import GOOD


def refuse() -> FormRules:
    raise ContentError([Fault("form-rules.yaml", 4, "name", "is missing")])


@pytest.mark.parametrize("path", ["/api/contact", "/api/advisor"])
def test_a_script_is_told_to_come_again(path: str, sqlite_url: str, make_app: MakeApp) -> None:
    reply = make_app(sqlite_url, rules=refuse).test_client().post(path, json=GOOD)
    assert (reply.status_code, reply.headers["Retry-After"]) == (503, "5")
    assert reply.json == {"message": "Your query could not be stored. Please try again in a moment.", "errors": {}}


@pytest.mark.parametrize("path", ["/contact", "/speakwithadvisor"])
def test_a_visitor_is_told_to_go_back(
    path: str, sqlite_url: str, make_app: MakeApp, caplog: pytest.LogCaptureFixture
) -> None:
    reply = make_app(sqlite_url, rules=refuse).test_client().post(path, data=GOOD)
    assert (reply.status_code, reply.headers["Retry-After"], reply.headers["Cache-Control"]) == (503, "5", "no-store")
    assert "Nothing is lost" in reply.text
    assert "form-rules.yaml:4: name: is missing" in [str(getattr(record, "reason", "")) for record in caplog.records]
