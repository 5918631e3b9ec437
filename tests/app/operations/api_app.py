"""An app with the whole API: both forms, the staff panel's API, and the document that describes them."""

from pathlib import Path
from typing import cast

from flask import Flask

from app.members.signing_in.cookies import Cookie, StaffCookies
from app.operations.api_description import register_api_description
from app.pages.current_content import CurrentContent
from app.pages.suggestions import create_suggestion_routes
from app.queries.routes import register_queries
from tests.app.desk.api.desk_app import add_desk
from tests.app.members.staff_app import build_staff_app
from tests.app.queries.query_app import build_context, form_rules

SESSION_COOKIE = StaffCookies(is_https=False).name(Cookie.SESSION)


class NoContent:
    """Stands in for the content of a site that has none yet."""

    def snapshot(self) -> None:
        """There is no snapshot."""


def build_api_app(database_url: str) -> Flask:
    """The app with limits no test reaches; its database may still be empty."""
    flask_app = build_staff_app(database_url, sign_in_limit_per_address=10**6, sign_in_limit_per_account=10**6)
    settings = flask_app.extensions["settings"].model_copy(update={"form_limit_per_minute": 10**6})
    queries = build_context(settings)
    register_queries(flask_app, queries)
    add_desk(flask_app, Path("/nowhere"))
    flask_app.register_blueprint(create_suggestion_routes(cast(CurrentContent, NoContent())))
    rules = form_rules()
    register_api_description(flask_app, lambda: rules, session_cookie=SESSION_COOKIE)
    return flask_app
