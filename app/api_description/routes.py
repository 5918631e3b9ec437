"""`GET /api/openapi.json`."""

from collections.abc import Callable

from flask import Blueprint, Flask, Response, current_app, jsonify

from app.api_description.cli import create_api_commands
from app.api_description.document import UndescribedRouteError, api_rules, describe_api
from app.api_description.operations import OPERATIONS
from app.content.models.lead_rules import LeadRules
from app.http.access import Access, open_to
from app.http.response_headers import CACHE_DISCOVERY


def register_api_description(app: Flask, rules: Callable[[], LeadRules], *, session_cookie: str) -> None:
    """Give the app the document's route and command; comes after all other rooms of the API.

    Raises UndescribedRouteError.
    """
    routes = Blueprint("api_description", __name__)

    @routes.get("/api/openapi.json")
    @open_to(Access.EVERYONE)
    def show() -> Response:
        reply = jsonify(describe_api(current_app, rules(), session_cookie=session_cookie))
        reply.headers["Cache-Control"] = CACHE_DISCOVERY
        return reply

    app.register_blueprint(routes)
    app.cli.add_command(create_api_commands(rules, session_cookie=session_cookie))
    undescribed = {rule.endpoint for rule in api_rules(app)} - set(OPERATIONS)
    if undescribed:
        raise UndescribedRouteError(f"describe in app/api_description/operations.py: {sorted(undescribed)}")
