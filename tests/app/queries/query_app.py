"""A small app with the query room alone, on a migrated database."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Flask, Response

from app.commands import add_commands
from app.configuration.settings import Settings
from app.content.models.form_rules import FormRules
from app.content.reading.yaml_source import read_yaml
from app.database.extensions import init_extensions
from app.forms.declaration import Form
from app.queries.routes import QueryContext, register_queries
from app.web.errors import register_errors
from app.web.request_guard import register_request_guard
from app.web.request_log import register_request_log
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import Throttle

ORIGIN = "http://localhost"
MAIL = {"smtp_url": "smtp://localhost", "notify_email": "office@example.in"}
RULES_FILE = Path(__file__).parents[3] / "shared-content" / "form-rules.yaml"
GOOD = {"name": "Asha Rao", "phone": "+919876543210", "email": "asha@example.in", "message": "Please call me."}


def form_rules() -> FormRules:
    """The real rules."""
    return FormRules.model_validate(read_yaml(RULES_FILE.read_text(encoding="utf-8"), RULES_FILE.name).value)


def draw_form(form: Form, values: Mapping[str, str], errors: Mapping[str, str]) -> Response:
    """Stand in for the page room: a page that shows its arguments."""
    lines = [form.kind, *(f"{name}={value}" for name, value in values.items())]
    lines += [f"{name}: {message}" for name, message in errors.items()]
    return Response("\n".join(lines), 422, content_type="text/html; charset=utf-8")


def build_context(settings: Settings, **changes: Any) -> QueryContext:
    """The context, over the real rules."""
    rules = form_rules()
    values: dict[str, Any] = {
        "rules": lambda: rules,
        "throttle": Throttle("tests"),
        "proxies": TrustedProxies(0, ()),
        "render_form": draw_form,
    }
    return QueryContext(settings, **(values | changes))


def build_query_app(database_url: str, **changes: Any) -> Flask:
    """The app; its database may still be empty. Changes are of settings or of the context."""
    generous: dict[str, Any] = {"form_limit_per_minute": 1000}
    given = {name: changes.pop(name) for name in [*changes] if name in Settings.model_fields}
    settings = Settings(app_env="test", database_url=database_url, **(generous | given))
    flask_app = Flask("queries", static_folder=None, template_folder=None)
    flask_app.config.update(TESTING=True, MAX_CONTENT_LENGTH=64 * 1024, PROVIDE_AUTOMATIC_OPTIONS=False)
    flask_app.extensions["settings"] = settings
    register_request_log(flask_app)
    register_errors(flask_app, lambda status: Response(f"screen {status}", status))
    register_request_guard(flask_app, ORIGIN)
    init_extensions(flask_app, settings)
    register_queries(flask_app, build_context(settings, **changes))
    add_commands(flask_app)
    return flask_app
