"""The document names every route of the API, and its content comes from the code."""

import re
from pathlib import Path
from typing import Any, cast

import pytest
from flask import Flask

from app.content.models.form_rules import PhoneRule
from app.forms.declaration import NAME, PHONE
from app.members.signing_in.session import MEMBER_HEADER
from app.operations.api_description import UndescribedRouteError, describe_api, register_api_description
from app.web.access import Access, declared_access
from app.web.api_paths import is_api_path
from tests.app.members.staff_app import build_staff_app
from tests.app.operations.api_app import SESSION_COOKIE, build_api_app
from tests.app.queries.query_app import form_rules


@pytest.fixture(scope="module")
def api_app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return build_api_app(f"sqlite:///{tmp_path_factory.mktemp('api')}/none.sqlite3")


@pytest.fixture(scope="module")
def document(api_app: Flask) -> dict[str, Any]:
    reply = api_app.test_client().get("/api/openapi.json")
    assert reply.status_code == 200
    assert reply.headers["Cache-Control"] == "public, max-age=300"
    return cast(dict[str, Any], reply.json)


def test_what_is_for_staff_asks_for_a_session(api_app: Flask, document: dict[str, Any]) -> None:
    adapter, seen = api_app.url_map.bind("localhost"), set()
    for path, method, one in (
        (path, method, one) for path, found in document["paths"].items() for method, one in found.items()
    ):
        endpoint, _ = adapter.match(re.sub(r"\{\w+\}", "7", path), method=method.upper())
        assert (declared_access(api_app.view_functions[endpoint]) is not Access.EVERYONE) == ("security" in one)
        seen.add(endpoint)
    assert seen == {rule.endpoint for rule in api_app.url_map.iter_rules() if is_api_path(rule.rule)}
    [(name, scheme)] = document["components"]["securitySchemes"].items()
    assert (name, scheme["in"], scheme["name"]) == ("session", "cookie", SESSION_COOKIE)
    assert MEMBER_HEADER in scheme["description"]


def test_limits_are_those_that_are_enforced(document: dict[str, Any]) -> None:
    rules = form_rules()
    fields = document["components"]["schemas"]["Query"]["properties"]
    assert fields["name"]["maxLength"] == NAME.maximum_length
    assert fields["phone"]["pattern"] == cast(PhoneRule, rules.rule(PHONE)).pattern
    assert fields["email"]["maxLength"] == 254
    assert document["components"]["schemas"]["SignInBody"]["properties"]["password"]["maxLength"] == 1024


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
        register_api_description(app, form_rules, session_cookie="x")
    with pytest.raises(UndescribedRouteError, match="forgotten"):
        describe_api(app, form_rules(), session_cookie="x")
