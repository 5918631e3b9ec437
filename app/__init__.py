"""Flask: the only door. API, sign-in, storage, content and pages."""

from flask import Flask

from app.cli import register_commands, settings_for_command
from app.content.store import ContentStore
from app.errors import register_errors
from app.extensions import init_extensions
from app.health import Check, check_database, register_health
from app.pages.client_build import build_id_or_unbuilt, draws_development_pages
from app.pages.readiness import check_page_store, check_renderer
from app.pages.services import create_page_services, register_pages
from app.request_log import configure_logging, register_request_log
from app.response_headers import register_response_headers
from app.settings import Settings

MAXIMUM_BODY_BYTES = 64 * 1024


def create_app(settings: Settings | None = None) -> Flask:
    """Build the app: a table of contents. Without settings (as `flask` calls it) the environment is read."""
    settings = settings or settings_for_command()
    app = Flask(__name__, static_folder=None, template_folder=None)
    app.config.update(
        SECRET_KEY=settings.secret_key,
        DEBUG=settings.debug,
        TESTING=settings.app_env == "test",
        MAX_CONTENT_LENGTH=MAXIMUM_BODY_BYTES,
        PROVIDE_AUTOMATIC_OPTIONS=False,
    )
    app.extensions["settings"] = settings
    content = app.extensions["content"] = create_content_store(settings)
    pages = create_page_services(settings, content)
    configure_logging(settings)
    register_response_headers(app, settings)
    register_request_log(app)
    register_errors(app, pages.screens.show)
    init_extensions(app, settings)
    checks = {
        "database": check_database,
        "renderer": lambda: Check(*check_renderer(pages)),
        "pages": lambda: Check(*check_page_store(pages)),
    }
    register_health(app, checks)
    register_pages(app, settings, pages)
    register_commands(app)
    return app


def create_content_store(settings: Settings) -> ContentStore:
    """Build the content store of this environment. Nothing is read before its first use."""
    return ContentStore(
        settings.content_dir,
        origin=settings.public_origin,
        build_id=build_id_or_unbuilt(settings.client_dist_dir, settings.renderer_bundle),
        include_development=not settings.is_production and draws_development_pages(settings.client_dist_dir),
        watch=True,
    )
