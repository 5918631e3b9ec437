"""Plain form posts: the way without script."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask, Response
from sqlalchemy import select, update

from app.configuration.settings import Settings
from app.database.extensions import db
from app.forms.declaration import Form
from app.forms.declared import ADVISOR, CONTACT
from app.queries.models import Query
from app.queries.query_store import count_queries
from app.queries.search import QueryFilter
from app.queries.submission import submit_form
from tests.app.queries.conftest import MakeApp
from tests.app.queries.query_app import GOOD, ORIGIN, form_rules

PATHS = {"/contact": CONTACT, "/speakwithadvisor": ADVISOR}
RULES, SETTINGS = form_rules(), Settings(app_env="test", secret_key="tests")
NOW = datetime(2026, 4, 15, 6, 39, 59, tzinfo=UTC)


def kept(app: Flask, form: Form = CONTACT) -> int:
    with app.app_context():
        return count_queries(form, QueryFilter())


@pytest.mark.parametrize("path", list(PATHS))
def test_a_good_form_leads_to_its_thank_you_page(app: Flask, path: str) -> None:
    reply = app.test_client().post(path, data=GOOD, headers={"Origin": ORIGIN, "Sec-Fetch-Site": "same-origin"})
    assert (reply.status_code, reply.headers["Location"]) == (303, f"{path}/thank-you")
    with app.app_context(), db.session() as session:
        row = session.scalars(select(Query)).one()
    assert (row.kind, row.via, row.name, row.suspected) == (PATHS[path].kind, "form", "Asha Rao", False)


def test_a_number_pasted_behind_the_dial_code_is_that_number(sqlite_app: Flask) -> None:
    pasted = {**GOOD, "phone": f"+91 {GOOD['phone']}"}
    assert sqlite_app.test_client().post("/contact", data=pasted).status_code == 303
    with sqlite_app.app_context(), db.session() as session:
        assert session.scalars(select(Query.phone)).one() == GOOD["phone"]


def test_a_faulty_form_comes_back_with_what_was_typed(sqlite_app: Flask) -> None:
    typed = {"name": "  ", "phone": "98-76", "email": "<b>", "message": "Stay", "utm": "x"}
    reply = sqlite_app.test_client().post("/speakwithadvisor", data=typed)
    assert (reply.status_code, reply.headers["Cache-Control"]) == (422, "no-store")
    assert reply.text.split("\n") == [
        "advisor",
        "name=  ",
        "email=<b>",
        "phone=98-76",
        "message=Stay",
        "name: Name is required",
        "email: Invalid email format",
        "phone: Invalid phone number format",
    ]
    assert kept(sqlite_app, ADVISOR) == 0


def test_characters_that_html_forbids_come_back_as_a_mark(sqlite_app: Flask) -> None:
    reply = sqlite_app.test_client().post("/contact", data={"name": "A\x00b", "email": "", "message": "x\x1b\ny"})
    assert reply.status_code == 422
    assert "name=A\N{REPLACEMENT CHARACTER}b" in reply.text
    assert not {"\x00", "\x1b"} & set(reply.text)


def undrawable(_form: Form, _values: Mapping[str, str], _errors: Mapping[str, str]) -> Response | None:
    return None


def test_without_the_renderer_a_good_form_is_kept_and_a_faulty_one_says_go_back(
    sqlite_url: str, make_app: MakeApp
) -> None:
    app = make_app(sqlite_url, render_form=undrawable)
    client = app.test_client()
    assert client.post("/contact", data=GOOD).status_code == 303
    faulty = client.post("/contact", data={**GOOD, "email": ""})
    assert (faulty.status_code, faulty.headers["Retry-After"], faulty.headers["Cache-Control"]) == (
        503,
        "5",
        "no-store",
    )
    assert "go back. Nothing is lost" in faulty.text
    assert kept(app) == 1


@pytest.mark.parametrize(
    ("extra", "suspected", "notice_version"),
    [
        ({"noticeVersion": "2026-04"}, False, "2026-04"),
        ({"noticeVersion": "not a version"}, False, None),
        ({"website": "spam"}, True, None),
        ({"website": "spam", "noticeVersion": "not a version"}, True, None),
        ({"elapsedMs": "1", "unknown": "x"}, False, None),
    ],
)
def test_hidden_fields_never_stop_a_form(
    sqlite_app: Flask, extra: dict[str, str], suspected: bool, notice_version: str | None
) -> None:
    assert sqlite_app.test_client().post("/contact", data=GOOD | extra).status_code == 303
    with sqlite_app.app_context(), db.session() as session:
        row = session.scalars(select(Query)).one()
    assert (row.suspected, row.notice_version) == (suspected, notice_version)


def submit(form: dict[str, str], minutes: float = 0) -> str:
    return submit_form(CONTACT, form, rules=RULES, settings=SETTINGS, now=NOW + timedelta(minutes=minutes)).id


def test_the_same_content_is_one_query_for_ten_minutes(app: Flask) -> None:
    """The first post comes one second before a period of the key ends."""
    first = submit(GOOD)
    assert [submit(GOOD, minutes) for minutes in (0.01, 0.5, 5, 9.99)] == [first] * 4
    assert submit(GOOD, 10.01) != first
    assert submit({**GOOD, "message": "Another"}) != first
    assert kept(app) == 3


@pytest.mark.parametrize("media_type", ["application/json", "text/plain", "multipart/form-data; boundary=x", None])
def test_other_media_types_are_refused(sqlite_app: Flask, media_type: str | None) -> None:
    reply = sqlite_app.test_client().post("/contact", data=b"name=x", content_type=media_type)
    assert reply.status_code == 415


def test_a_form_sent_too_often_is_told_to_wait(sqlite_url: str, make_app: MakeApp) -> None:
    client = make_app(sqlite_url, form_limit_per_minute=1).test_client()
    assert client.post("/contact", data=GOOD).status_code == 303
    refused = client.post("/contact", data=GOOD)
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) >= 1
    assert "Nothing is lost" in refused.text


def test_invalid_percent_codes_are_kept_as_text(sqlite_app: Flask) -> None:
    body = b"name=%ff%00A&phone=9876543210&email=a%40b.in&name=second"
    reply = sqlite_app.test_client().post("/contact", data=body, content_type="application/x-www-form-urlencoded")
    assert reply.status_code == 422
    assert "name: Name holds characters that cannot be stored" in reply.text


def test_a_key_from_long_ago_does_not_return(sqlite_app: Flask) -> None:
    """An earlier period's key counts for ten minutes, not for the rest of the next period."""
    with sqlite_app.app_context():
        first = submit(GOOD)
        with db.engine.begin() as connection:
            connection.execute(update(Query).values(created_at=NOW - timedelta(minutes=9)))
        assert submit(GOOD, 2) != first
