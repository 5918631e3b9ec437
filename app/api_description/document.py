"""The document put together from the app's own routes."""

import json
import re
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any

from apispec import APISpec
from flask import Flask
from werkzeug.routing import Rule

from app.api_description.operation import Operation, json_reply
from app.api_description.operations import OPERATIONS
from app.api_description.schemas import Schema, all_schemas, reference
from app.content.models.lead_rules import LeadRules
from app.http.access import Access, declared_access
from app.http.api_paths import is_api_path
from app.http.errors import ErrorReply
from app.http.json_body import JSON
from app.http.request_guard import SAFE_METHODS
from app.staff.signing_in.session import MEMBER_HEADER

SESSION = "session"
_SESSION_WORDS = (
    f"A request may name the member it is meant to be of, percent-encoded, in the header {MEMBER_HEADER}: "
    "where another one has signed in meanwhile, it is answered 401."
)
_CHOICE = re.compile(r"<any\(([^)]+)\):(?:name|kind)>")
_VARIABLE = re.compile(r"<(?:[a-z]+:)?([a-z_]+)>")
_READS_BODY = frozenset(
    {
        HTTPStatus.BAD_REQUEST,
        HTTPStatus.LENGTH_REQUIRED,
        HTTPStatus.UNPROCESSABLE_ENTITY,
    }
)
_CHANGES_SOMETHING = frozenset(
    {HTTPStatus.FORBIDDEN, HTTPStatus.LENGTH_REQUIRED, HTTPStatus.REQUEST_ENTITY_TOO_LARGE}
    | {HTTPStatus.UNSUPPORTED_MEDIA_TYPE}
)
_FOR_STAFF = frozenset({HTTPStatus.UNAUTHORIZED, HTTPStatus.SERVICE_UNAVAILABLE})
_WANTS_PROOF = frozenset({HTTPStatus.FORBIDDEN})
_OF_THE_SERVER = (HTTPStatus.REQUEST_URI_TOO_LONG, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
_SAYS_WHEN = frozenset({HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE})


class UndescribedRouteError(Exception):
    """A route of the API has no entry in `operations.py`."""


def describe_api(app: Flask, rules: LeadRules, *, session_cookie: str) -> dict[str, Any]:
    """Return the OpenAPI document.

    Raises UndescribedRouteError.
    """
    spec = APISpec(title="Queries and staff panel", version="1", openapi_version="3.1.0")
    session = {"type": "apiKey", "in": "cookie", "name": session_cookie, "description": _SESSION_WORDS}
    spec.components.security_scheme(SESSION, session)
    for name, schema in all_schemas(rules).items():
        spec.components.schema(name, schema)
    for rule in api_rules(app):
        audience = declared_access(app.view_functions[rule.endpoint])
        for list_name in _list_names(rule):
            spec.path(path=_path(rule, list_name), operations=_operations(rule, list_name, audience))
    return spec.to_dict()


def api_rules(app: Flask) -> Iterator[Rule]:
    """Yield the routes below `/api`."""
    return (rule for rule in app.url_map.iter_rules() if is_api_path(rule.rule))


def _list_names(rule: Rule) -> list[str]:
    choice = _CHOICE.search(rule.rule)
    return [""] if choice is None else choice[1].split(",")


def _path(rule: Rule, list_name: str) -> str:
    return _VARIABLE.sub(r"{\1}", _CHOICE.sub(list_name, rule.rule))


def _operations(rule: Rule, list_name: str, audience: Access | None) -> dict[str, Schema]:
    operation = OPERATIONS.get(rule.endpoint)
    if operation is None:
        raise UndescribedRouteError(f"{rule.rule}: describe {rule.endpoint} in app/api_description/operations.py")
    methods = (rule.methods or set()) - {"HEAD", "OPTIONS"}
    return {method.lower(): _described(rule, method, operation, list_name, audience) for method in methods}


def _described(rule: Rule, method: str, operation: Operation, list_name: str, audience: Access | None) -> Schema:
    is_safe, is_for_staff = method in SAFE_METHODS, audience is not Access.EVERYONE
    refusals = (
        operation.refusals
        | (frozenset() if is_safe else _CHANGES_SOMETHING)
        | (_FOR_STAFF if is_for_staff else frozenset())
        | (_WANTS_PROOF if audience is Access.PROVED_STAFF else frozenset())
        | (_READS_BODY if operation.body or operation.bodies else frozenset())
    )
    replies = {status: _named(reply, list_name) for status, reply in operation.replies.items()}
    described: Schema = {
        "operationId": "_".join(part for part in (rule.endpoint.partition(".")[2], list_name) if part),
        "summary": operation.summary.replace("{name}", list_name),
        "parameters": [*_path_parameters(rule), *({"in": "query", **given} for given in operation.parameters)],
        "responses": {
            str(status.value): reply
            for status, reply in sorted({**_refused_early(), **_refused(refusals), **replies}.items())
        },
    }
    bodies = operation.bodies if operation.body is None else {JSON: reference(operation.body)}
    if bodies:
        content = {media_type: {"schema": schema} for media_type, schema in bodies.items()}
        described["requestBody"] = {"required": True, "content": content}
    if is_for_staff:
        described["security"] = [{SESSION: []}]
    return described


def _path_parameters(rule: Rule) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _VARIABLE.findall(rule.rule)
    ]


def _named(reply: Mapping[str, Any], list_name: str) -> Schema:
    """Put the list's own name into the reply's reference."""
    named: Schema = json.loads(json.dumps(reply).replace("{Name}", list_name.title()))
    return named


def _refused_early() -> dict[HTTPStatus, Schema]:
    """Describe what gunicorn refuses before the app is asked."""
    return {
        status: {"description": status.phrase, "content": {"text/html": {"schema": {"type": "string"}}}}
        for status in _OF_THE_SERVER
    }


def _refused(statuses: frozenset[HTTPStatus]) -> dict[HTTPStatus, Schema]:
    wait = {"Retry-After": {"schema": {"type": "integer"}, "description": "Seconds"}}
    return {
        status: json_reply(status.phrase, ErrorReply) | ({"headers": wait} if status in _SAYS_WHEN else {})
        for status in statuses
    }
