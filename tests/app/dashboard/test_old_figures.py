"""Strategies with old stated figures on the dashboard."""

from datetime import date

from app.content.snapshots.facts import StrategyFigures
from tests.app.members.staff_app import clock_of, signed_in_client
from tests.app.members.staff_fixtures import MakeApp

# The tests' clock begins at noon in India on 15 April, when these figures are 45 days old.
ACE = StrategyFigures(
    strategy_id="ace-strategy",
    name="ACE strategy",
    path="/portfolio_services/ace-strategy",
    as_on=date(2026, 3, 31),
    stated={"holdings": True, "growth": False},
    oldest_stated_on=date(2026, 3, 1),
)
INVENTED = ACE.model_copy(update={"strategy_id": "invented", "oldest_stated_on": None})


def test_they_are_named_from_midnight_in_india_on(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, figures=[ACE, INVENTED], session_idle_minutes=12 * 60, session_maximum_hours=48)
    client, clock = signed_in_client(app), clock_of(app)
    ace = {"subject": "ace-strategy", "name": "ACE strategy", "asOn": "2026-03-01", "ageDays": 46}
    for hours_later, named in ((0, []), (11.99, []), (0.01, [ace])):
        clock.advance(hours=hours_later)
        told = client.get("/api/dashboard").get_json()["oldFigures"]
        assert told == {"limitDays": 45, "strategies": named}
