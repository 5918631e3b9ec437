"""Both forms while the rules they are judged by cannot be used."""

import pytest

from app.content.errors import ContentError, Fault
from app.content.models.lead_rules import LeadRules
from app.leads.models import Lead
from tests.app.leads.conftest import MakeApp
from tests.app.leads.lead_app import GOOD, lead_rules


def refuse() -> LeadRules:
    raise ContentError([Fault("lead-rules.yaml", 4, "name", "is missing")])


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
    assert "nothing is lost" in reply.text
    assert "lead-rules.yaml:4: name: is missing" in [str(getattr(record, "reason", "")) for record in caplog.records]


@pytest.mark.parametrize("room", ["name", "email"])
def test_no_rule_lets_in_more_than_is_kept(room: str) -> None:
    width = Lead.__table__.columns[room].type.length  # type: ignore[attr-defined]
    written = lead_rules().model_dump()
    written[room]["maximum_length"] = width
    assert LeadRules.model_validate(written)
    written[room]["maximum_length"] = width + 1
    with pytest.raises(ValueError, match=f"is {width + 1}, but at most {width} characters can be kept"):
        LeadRules.model_validate(written)


def test_a_message_has_a_longest_length() -> None:
    written = lead_rules().model_dump()
    written["message"]["maximum_length"] = 5001
    with pytest.raises(ValueError, match="at most 5000 characters"):
        LeadRules.model_validate(written)
