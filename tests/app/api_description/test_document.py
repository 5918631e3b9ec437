"""The document names every route of the API, and what it says comes from the code."""

import re
from pathlib import Path
from typing import Any, cast

import pytest
from flask import Flask

from app.api_description.document import UndescribedRouteError, api_rules, describe_api
from app.api_description.operations import OPERATIONS
from app.api_description.routes import register_api_description
from app.forms.declaration import NAME, PHONE
from app.http.access import Access, declared_access
from app.leads.request_schema import patterns_as_sent, short_when_trimmed
from app.staff.signing_in.session import MEMBER_HEADER
from tests.app.api_description.api_app import SESSION_COOKIE, build_api_app
from tests.app.leads.lead_app import lead_rules
from tests.app.staff.staff_app import build_staff_app

PATHS = {
    "/api/account": {"get"},
    "/api/account/name": {"post"},
    "/api/account/passkeys": {"post"},
    "/api/account/passkeys/options": {"post"},
    "/api/account/passkeys/{passkey_id}/remove": {"post"},
    "/api/account/password": {"post"},
    "/api/account/proof": {"post"},
    "/api/account/proof/options": {"post"},
    "/api/account/proof/passkey": {"post"},
    "/api/account/recovery-codes": {"post"},
    "/api/account/sessions/end-others": {"post"},
    "/api/account/totp": {"post"},
    "/api/account/totp/confirm": {"post"},
    "/api/account/totp/remove": {"post"},
    "/api/advisor": {"post"},
    "/api/contact": {"post"},
    "/api/contact-data": {"get"},
    "/api/contact-data/export.csv": {"get"},
    "/api/contact-data/export.xlsx": {"get"},
    "/api/contact-data/{lead_id}/seen": {"post"},
    "/api/dashboard": {"get"},
    "/api/launch": {"get"},
    "/api/contact-data/{lead_id}": {"get"},
    "/api/login": {"post"},
    "/api/login/code": {"post"},
    "/api/login/new-password": {"post"},
    "/api/login/passkey": {"post"},
    "/api/login/passkey/options": {"post"},
    "/api/login/passkeys": {"post"},
    "/api/login/passkeys/options": {"post"},
    "/api/login/totp": {"post"},
    "/api/login/totp/confirm": {"post"},
    "/api/logout": {"post"},
    "/api/me": {"get"},
    "/api/members": {"get", "post"},
    "/api/members/{member_id}/confirm": {"post"},
    "/api/members/{member_id}/end": {"post"},
    "/api/members/{member_id}/first-access": {"post"},
    "/api/members/{member_id}/one-time-code": {"post"},
    "/api/members/{member_id}/permissions": {"post"},
    "/api/members/{member_id}/restore": {"post"},
    "/api/editions/{edition_id}": {"get", "put"},
    "/api/editions/{edition_id}/approve": {"post"},
    "/api/editions/{edition_id}/check": {"post"},
    "/api/editions/{edition_id}/discard": {"post"},
    "/api/editions/{edition_id}/live": {"get"},
    "/api/editions/{edition_id}/preview": {"post"},
    "/api/editions/{edition_id}/preview/end": {"post"},
    "/api/editions/{edition_id}/propose": {"post"},
    "/api/editions/{edition_id}/take-back": {"post"},
    "/api/editions/{edition_id}/take-base": {"post"},
    "/api/figures": {"get"},
    "/api/figures/{subject_id}": {"get"},
    "/api/figures/{subject_id}/again": {"post"},
    "/api/figures/{subject_id}/editions": {"post"},
    "/api/figures/{subject_id}/pasted": {"post"},
    "/api/figures/{subject_id}/sheet": {"post"},
    "/api/figures/{subject_id}/template.xlsx": {"get"},
    "/api/figures/{subject_id}/template-{dataset_id}.csv": {"get"},
    "/api/pictures": {"post"},
    "/api/pictures/{file}": {"get"},
    "/api/words": {"get"},
    "/api/words/{subject_id}": {"get"},
    "/api/words/{subject_id}/again": {"post"},
    "/api/words/{subject_id}/editions": {"post"},
    "/api/openapi.json": {"get"},
    "/api/outbox/{mail_id}/send-again": {"post"},
    "/api/speak-data": {"get"},
    "/api/speak-data/export.csv": {"get"},
    "/api/speak-data/export.xlsx": {"get"},
    "/api/speak-data/{lead_id}": {"get"},
    "/api/speak-data/{lead_id}/seen": {"post"},
}


@pytest.fixture(scope="module")
def api_app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return build_api_app(f"sqlite:///{tmp_path_factory.mktemp('api')}/none.sqlite3")


@pytest.fixture(scope="module")
def document(api_app: Flask) -> dict[str, Any]:
    reply = api_app.test_client().get("/api/openapi.json")
    assert reply.status_code == 200
    assert reply.headers["Cache-Control"] == "public, max-age=300"
    return cast(dict[str, Any], reply.json)


def test_every_route_stands_in_the_document(document: dict[str, Any]) -> None:
    assert {path: set(operations) for path, operations in document["paths"].items()} == PATHS, (
        "the API has changed: say so in PATHS, and tell the programs that use it"
    )


def test_every_description_has_its_route(api_app: Flask) -> None:
    assert {rule.endpoint for rule in api_rules(api_app)} == set(OPERATIONS)


def test_what_is_for_staff_asks_for_a_session(api_app: Flask, document: dict[str, Any]) -> None:
    closed = {path for path, found in document["paths"].items() for one in found.values() if one.get("security")}
    for path, method in ((path, method) for path, methods in PATHS.items() for method in methods):
        adapter = api_app.url_map.bind("localhost")
        endpoint, _ = adapter.match(re.sub(r"\{\w+\}", "7", path), method=method.upper())
        assert (declared_access(api_app.view_functions[endpoint]) is not Access.EVERYONE) == (path in closed)
    [(name, scheme)] = document["components"]["securitySchemes"].items()
    assert (name, scheme["in"], scheme["name"]) == ("session", "cookie", SESSION_COOKIE)
    assert MEMBER_HEADER in scheme["description"]


def test_limits_are_those_that_are_enforced(document: dict[str, Any]) -> None:
    rules = lead_rules()
    fields = document["components"]["schemas"]["Query"]["properties"]
    assert fields["name"]["description"].startswith(f"At most {NAME.maximum_length} characters")
    assert [fields["phone"]["pattern"]] == patterns_as_sent(PHONE, rules)
    assert {"pattern": short_when_trimmed(rules, 254)} in fields["email"]["allOf"]
    assert document["components"]["schemas"]["Credentials"]["properties"]["password"]["maxLength"] == 1024


def test_lists_name_their_own_records(document: dict[str, Any]) -> None:
    listed = document["paths"]["/api/speak-data"]["get"]
    assert listed["summary"] == "List the speak queries"
    reply = listed["responses"]["200"]["content"]["application/json"]["schema"]
    assert reply == {"$ref": "#/components/schemas/SpeakList"}
    names = [one["operationId"] for operations in document["paths"].values() for one in operations.values()]
    assert len(set(names)) == len(names)


def test_all_references_lead_somewhere(document: dict[str, Any]) -> None:
    def references(part: Any) -> set[str]:
        if isinstance(part, list):
            return set().union(*map(references, part))
        if isinstance(part, dict):
            own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
            return own.union(*map(references, part.values()))
        return set()

    named = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert references(document) == named


def test_a_route_without_description_stops_the_start(tmp_path: Path) -> None:
    app = build_staff_app(f"sqlite:///{tmp_path}/none.sqlite3")
    app.add_url_rule("/api/forgotten", "forgotten", lambda: "x")
    with pytest.raises(UndescribedRouteError, match="forgotten"):
        register_api_description(app, lead_rules, session_cookie="x")
    with pytest.raises(UndescribedRouteError, match="forgotten"):
        describe_api(app, lead_rules(), session_cookie="x")
