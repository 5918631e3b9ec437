"""`GET /api/openapi.json` and `flask api describe`: the document made from what routes declare."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from http import HTTPStatus
from typing import Any, NamedTuple

import click
from apispec import APISpec
from flask import Blueprint, Flask, Response, current_app, jsonify
from flask.cli import AppGroup
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from werkzeug.routing import Rule

from app.content.models.form_rules import FormRules
from app.forms.declared import FORMS
from app.members.signing_in.session import MEMBER_HEADER
from app.queries.request_schema import request_name, request_schema
from app.web.access import Access, declared_access
from app.web.api_paths import is_api_path
from app.web.api_view import DescribedView, Schema, api_view, described_view
from app.web.body import JSON
from app.web.errors import ErrorReply
from app.web.request_guard import SAFE_METHODS
from app.web.response_headers import CACHE_DISCOVERY

SESSION = "session"
_SESSION_WORDS = (
    f"A request may name the member it is meant to be of, percent-encoded, in the header {MEMBER_HEADER}: "
    "where another one has signed in meanwhile, it is answered 401."
)
_NAMED = "#/components/schemas/"
_CHOICE = re.compile(r"<any\(([^)]+)\):(?:name|kind|step)>")
_VARIABLE = re.compile(r"<(?:[a-z]+:)?([a-z_]+)>")
_READS_BODY = frozenset({400, 411, 422})
_CHANGES_SOMETHING = frozenset({403, 411, 413, 415})
_FOR_STAFF = frozenset({401, 503})
_WANTS_PROOF = frozenset({403})
_SAYS_WHEN = frozenset({429, 503})
_WAIT = {"Retry-After": {"schema": {"type": "integer"}, "description": "Seconds"}}
_BINARY = {"type": "string", "format": "binary"}
# gunicorn refuses these requests before they reach the app.
_REFUSED_EARLY: Mapping[int, Schema] = {
    status: {"description": HTTPStatus(status).phrase, "content": {"text/html": {"schema": {"type": "string"}}}}
    for status in (414, 431)
}
_Schemas = Mapping[Any, Schema]


def register_api_description(app: Flask, rules: Callable[[], FormRules], *, session_cookie: str) -> None:
    """Give the app the document's route and command, after all rooms of the API. Raises UndescribedRouteError."""
    routes = Blueprint("api_description", __name__)
    api_commands = AppGroup("api", help="Say what programs may send and what they get.")

    def document() -> dict[str, Any]:
        return describe_api(current_app, rules(), session_cookie=session_cookie)

    @routes.get("/api/openapi.json")
    @api_view(Access.EVERYONE, replies={200: dict[str, Any]})
    def show() -> Response:
        """This document."""
        reply = jsonify(document())
        reply.headers["Cache-Control"] = CACHE_DISCOVERY
        return reply

    @api_commands.command("describe")
    def describe() -> None:
        """Print the OpenAPI document."""
        click.echo(json.dumps(document(), indent=2))

    app.register_blueprint(routes)
    app.cli.add_command(api_commands)
    described_routes(app)


class ApiRoute(NamedTuple):
    """A route below `/api`, the description of its view, and the media types of its request body."""

    rule: Rule
    view: DescribedView
    audience: Access | None
    media_types: tuple[str, ...]


class UndescribedRouteError(Exception):
    """A route of the API does not declare what it is for, what it takes and how it answers."""


def describe_api(app: Flask, rules: FormRules, *, session_cookie: str) -> dict[str, Any]:
    """Return the OpenAPI document. Raises UndescribedRouteError."""
    spec = APISpec(title="Queries and staff panel", version="1", openapi_version="3.1.0")
    session = {"type": "apiKey", "in": "cookie", "name": session_cookie, "description": _SESSION_WORDS}
    spec.components.security_scheme(SESSION, session)
    routes = described_routes(app)
    schemas, named = _schemas(route.view for route in routes)
    requests = {request_name(form): request_schema(form, rules) for form in FORMS}
    for name, schema in {**requests, **named}.items():
        spec.components.schema(name, schema)
    for route in routes:
        choice = _CHOICE.search(route.rule.rule)
        for list_name in choice[1].replace("'", "").split(",") if choice else [""]:
            path = _VARIABLE.sub(r"{\1}", _CHOICE.sub(list_name, route.rule.rule))
            methods = (route.rule.methods or set()) - {"HEAD", "OPTIONS"}
            operations = {method.lower(): _operation(route, method, list_name, schemas) for method in methods}
            spec.path(path=path, operations=operations)
    return spec.to_dict()


def described_routes(app: Flask) -> list[ApiRoute]:
    """Return the routes below `/api` with their descriptions. Raises UndescribedRouteError."""
    routes = []
    for rule in app.url_map.iter_rules():
        if is_api_path(rule.rule):
            view = app.view_functions[rule.endpoint]
            described = described_view(view)
            if described is None:
                raise UndescribedRouteError(f"declare {rule.endpoint} with @api_view(...) below its route {rule.rule}")
            media_types = (JSON,) if described.accepts is None else described.accepts.media_types
            routes.append(ApiRoute(rule, described, declared_access(view), media_types))
    return routes


def _operation(route: ApiRoute, method: str, list_name: str, schemas: _Schemas) -> Schema:
    rule, view, audience, media_types = route
    is_safe, is_for_staff = method in SAFE_METHODS, audience is not Access.EVERYONE
    takes_body = view.body is not None or JSON not in media_types
    refusals = (
        view.refusals
        | (frozenset() if is_safe else _CHANGES_SOMETHING)
        | (_FOR_STAFF if is_for_staff else frozenset())
        | (_WANTS_PROOF if audience is Access.PROVED_STAFF else frozenset())
        | (_READS_BODY if takes_body else frozenset())
    )
    replies = {status: _reply(status, reply, list_name, schemas) for status, reply in view.replies.items()}
    refused = {status: _refusal(status, schemas) for status in refusals}
    path_parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _VARIABLE.findall(rule.rule)
    ]
    described: Schema = {
        "operationId": "_".join(part for part in (rule.endpoint.partition(".")[2], list_name) if part),
        "summary": view.summary.replace("{name}", list_name),
        "parameters": [*path_parameters, *({"in": "query", **given} for given in view.parameters)],
        "responses": {str(status): reply for status, reply in sorted({**_REFUSED_EARLY, **refused, **replies}.items())},
    }
    if takes_body:
        body = _BINARY if view.body is None else schemas[view.body]
        content = {media_type: {"schema": body} for media_type in media_types}
        described["requestBody"] = {"required": True, "content": content}
    if is_for_staff:
        described["security"] = [{SESSION: []}]
    return described


def _reply(status: int, reply: Any, list_name: str, schemas: _Schemas) -> Schema:  # noqa: ANN401 - any type
    """Describe a successful answer; `reply` is as in a DescribedView."""
    if isinstance(reply, Mapping):
        reply = reply[list_name]
    described: Schema = {"description": HTTPStatus(status).phrase}
    if isinstance(reply, str):
        return {**described, "content": {reply.partition(";")[0]: {"schema": _BINARY}}}
    return described if reply is None else {**described, "content": {JSON: {"schema": schemas[reply]}}}


def _refusal(status: int, schemas: _Schemas) -> Schema:
    headers = {"headers": _WAIT} if status in _SAYS_WHEN else {}
    return {**_reply(status, ErrorReply, "", schemas), **headers}


def _schemas(views: Iterator[DescribedView]) -> tuple[_Schemas, Mapping[str, Schema]]:
    """Return the schema of each type in requests or answers, and the named schemas that these refer to."""
    modes: dict[Any, JsonSchemaMode] = {ErrorReply: "serialization"}
    for view in views:
        if isinstance(view.body, type):
            modes[view.body] = "validation"
        for reply in view.replies.values():
            answers = reply.values() if isinstance(reply, Mapping) else [reply]
            modes |= {answer: "serialization" for answer in answers if not isinstance(answer, str | None)}
    adapters = [(model, mode, TypeAdapter(model)) for model, mode in modes.items()]
    schemas, named = TypeAdapter.json_schemas(adapters, ref_template=f"{_NAMED}{{model}}")
    own = {model: schemas[model, mode] for model, mode in modes.items()}
    requests = {request_name(form): {"$ref": f"{_NAMED}{request_name(form)}"} for form in FORMS}
    return {**own, **requests}, {name: _exact(one) for name, one in named["$defs"].items()}


def _exact(schema: Schema) -> Schema:
    """Allow no further properties. Drop titles, which only repeat names, and defaults that say nothing."""
    exact = {key: value for key, value in schema.items() if key != "title" and (key, value) != ("default", None)}
    if "properties" in exact:
        exact["properties"] = {name: _exact(one) for name, one in exact["properties"].items()}
        exact["additionalProperties"] = False
    if "anyOf" in exact:
        exact["anyOf"] = [_exact(one) for one in exact["anyOf"]]
    if "items" in exact:
        exact["items"] = _exact(exact["items"])
    return exact
