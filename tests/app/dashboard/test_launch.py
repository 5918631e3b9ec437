"""What is missing before the launch, as staff read it."""

from app.content.snapshots.facts import LaunchGap
from tests.app.members.staff_app import NO_MAIL, signed_in_client
from tests.app.members.staff_fixtures import MakeApp

GAP: LaunchGap = {
    "title": "Numbers",
    "missing": ["APRN"],
    "entered": "the panel",
    "section": "words",
    "subject": "site/registrations",
}


def test_the_content_and_the_settings_are_told_together(sqlite_url: str, make_app: MakeApp) -> None:
    client = signed_in_client(make_app(sqlite_url, launch=[GAP], **NO_MAIL))
    gaps = client.get("/api/launch").get_json()["gaps"]
    assert gaps[0] == GAP
    assert ["NOTIFY_EMAIL" in gap["entered"] for gap in gaps] == [False, True]


def test_nothing_is_told_where_nothing_is_missing(sqlite_url: str, make_app: MakeApp) -> None:
    client = signed_in_client(make_app(sqlite_url))
    assert client.get("/api/launch").get_json() == {"gaps": []}
