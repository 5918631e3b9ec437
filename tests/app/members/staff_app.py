"""A small app with the members' room alone, on a migrated database, with a clock that tests can turn."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

from flask import Flask, Response
from flask.testing import FlaskClient
from werkzeug.exceptions import NotFound
from werkzeug.test import TestResponse

from app.commands import add_commands
from app.configuration.settings import Settings
from app.content.content_store import ContentStore
from app.dashboard.routes import create_dashboard_routes
from app.database.extensions import init_extensions
from app.members.context import EXTENSION, StaffContext
from app.members.routes import register_members
from app.members.stores.member_store import add_staff_user
from app.members.stores.passwords import hash_password
from app.members.stores.permission_store import Permission
from app.pages.routes import AnyPathConverter
from app.queries.panel.routes import create_panel_routes
from app.web.access import Access, open_to
from app.web.errors import register_errors
from app.web.request_guard import register_request_guard
from app.web.request_log import register_request_log
from app.web.response_headers import register_response_headers
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import Throttle

ORIGIN = "http://localhost"
MAIL = {"smtp_url": "smtp://localhost", "notify_email": "office@example.in"}
NO_MAIL = dict.fromkeys(MAIL, "")
FIRST_STAFF_EMAIL = "Owner@Example.in"
ASHA = "asha@firm.example"
PASSWORD = "correct horse battery"
WRONG = {"message": "Wrong email or password.", "errors": {}}


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = datetime(2026, 4, 15, 6, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **duration: float) -> None:
        self.now += timedelta(**duration)


def build_context(settings: Settings, clock: Clock, **changes: Any) -> StaffContext:
    """The context, with a clock that tests turn."""
    values: dict[str, Any] = {
        "throttle": Throttle("tests", clock),
        "proxies": TrustedProxies(0, ()),
        "now": clock,
    }
    return StaffContext(settings, **(values | changes))


def build_staff_app(database_url: str, **changes: Any) -> Flask:
    """The app; its database may still be empty. Changes are of settings, of the context or of the content shown."""
    clock = Clock()
    settings = Settings(
        **{
            "app_env": "test",
            "secret_key": "tests",
            "database_url": database_url,
            "public_origin": ORIGIN,
            "first_staff_email": FIRST_STAFF_EMAIL,
            **MAIL,
            **{name: changes.pop(name) for name in [*changes] if name in Settings.model_fields},
        }
    )
    flask_app = Flask("staff", static_folder=None, template_folder=None)
    flask_app.config.update(
        TESTING=True, SECRET_KEY="tests", MAX_CONTENT_LENGTH=64 * 1024, PROVIDE_AUTOMATIC_OPTIONS=False
    )
    flask_app.extensions["settings"] = settings
    flask_app.extensions["clock"] = clock
    flask_app.url_map.merge_slashes = False
    flask_app.url_map.converters["any_path"] = AnyPathConverter
    register_response_headers(flask_app, settings)
    register_request_log(flask_app)
    register_errors(flask_app, lambda status: Response(f"screen {status}", status))
    register_request_guard(flask_app, ORIGIN)
    init_extensions(flask_app, settings)
    add_commands(flask_app)
    shown = {"figures": changes.pop("figures", []), "launch": changes.pop("launch", [])}
    content = SimpleNamespace(snapshot=SimpleNamespace(**shown), title_of=lambda _kind, subject: subject)
    context = build_context(settings, clock, **changes)
    register_members(flask_app, context)
    flask_app.register_blueprint(create_panel_routes(context))
    flask_app.register_blueprint(create_dashboard_routes(context, cast(ContentStore, content)))
    flask_app.add_url_rule("/<any_path:path>", view_func=show_nothing)
    return flask_app


@open_to(Access.EVERYONE)
def show_nothing(path: str) -> Response:
    """Stand in for the page room: no other path has a page."""
    raise NotFound(path)


def clock_of(flask_app: Flask) -> Clock:
    return cast(Clock, flask_app.extensions["clock"])


def add_member(
    flask_app: Flask,
    email: str = ASHA,
    password: str = PASSWORD,
    *,
    may_approve: bool = False,
    manages_members: bool = False,
) -> int:
    """Add a member who has signed in before, so that the password is its own. Return its id."""
    given = ((Permission.APPROVE, may_approve), (Permission.MANAGE, manages_members))
    permissions = [permission for permission, is_given in given if is_given]
    now = cast(StaffContext, flask_app.extensions[EXTENSION]).now()
    with flask_app.app_context():
        return add_staff_user(email, hash_password(password), now=now, permissions=permissions)


def member_json(email: str = ASHA, *, may_approve: bool = False, manages_members: bool = False) -> dict[str, object]:
    """The API's answer about a signed-in member without a name."""
    return {"username": email, "name": "", "mayApprove": may_approve, "managesMembers": manages_members}


def log_in(
    client: FlaskClient, username: str = ASHA, password: str = PASSWORD, address: str = "192.0.2.1", **headers: str
) -> TestResponse:
    return client.post(
        "/api/login",
        json={"username": username, "password": password},
        headers={name.replace("_", "-"): value for name, value in headers.items()},
        environ_overrides={"REMOTE_ADDR": address},
    )


def signed_in_client(
    flask_app: Flask, email: str = ASHA, *, may_approve: bool = False, manages_members: bool = False
) -> FlaskClient:
    """A browser in which a new member has signed in."""
    add_member(flask_app, email, may_approve=may_approve, manages_members=manages_members)
    client = flask_app.test_client()
    assert log_in(client, email).status_code == 200
    return client
