"""Builds the Flask application: a table of contents of everything it does."""

from datetime import UTC, datetime

from flask import Flask

from app.configuration.settings import Settings
from app.content.content_store import EXTENSION as CONTENT, ContentStore
from app.dashboard.routes import create_dashboard_routes
from app.database.extensions import init_extensions
from app.desk.api.context import DeskContext
from app.desk.previews.routes import register_previews
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.readiness import check_publications
from app.desk.routes import register_desk
from app.mail.condition import check_worker
from app.members.context import StaffContext
from app.members.routes import register_members
from app.members.signing_in.cookies import Cookie, StaffCookies
from app.operations.api_description import register_api_description
from app.operations.database.readiness import check_database
from app.operations.health import register_health
from app.operations.machines.content_agreement import EXTENSION as AGREEMENT, ContentAgreement
from app.pages.client_build import site_variant
from app.pages.context import PagesContext
from app.pages.readiness import check_page_store, check_renderer
from app.pages.rendering.client import RendererClient
from app.pages.routes import register_pages
from app.queries.panel.routes import create_panel_routes
from app.queries.routes import QueryContext, register_queries
from app.web.database_limits import register_database_limits
from app.web.errors import register_errors
from app.web.operator import Operator
from app.web.request_guard import register_request_guard
from app.web.request_log import configure_logging, register_request_log
from app.web.response_headers import register_response_headers
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import Throttle

MAXIMUM_BODY_BYTES = 64 * 1024


def create_app(settings: Settings) -> Flask:
    """Build the app of these settings."""
    app = Flask("app", static_folder=None, template_folder=None)
    app.config.update(
        SECRET_KEY=settings.secret_key,
        DEBUG=settings.debug,
        TESTING=settings.app_env == "test",
        MAX_CONTENT_LENGTH=MAXIMUM_BODY_BYTES,
        PROVIDE_AUTOMATIC_OPTIONS=False,
    )
    app.extensions["settings"] = settings
    content = create_content_store(settings)
    pages = PagesContext(settings, content)
    configure_logging(settings)
    register_response_headers(app, settings)
    register_request_log(app)
    register_database_limits(app)
    register_request_guard(app, settings.public_origin)
    register_errors(app, pages.screens.show)
    init_extensions(app, settings)
    checks = {
        "database": check_database,
        "renderer": lambda: check_renderer(pages),
        "pages": lambda: check_page_store(pages),
        "worker": lambda: check_worker(datetime.now(UTC), is_configured=settings.sends_mail),
        "publications": lambda: check_publications(datetime.now(UTC), pages.current.publication_sequence()),
    }
    if not settings.uses_sqlite:
        agreement = app.extensions[AGREEMENT] = ContentAgreement(settings.machine)
        checks["machines"] = agreement.check
    operator = Operator(settings.metrics_token)
    bounded_checks = register_health(app, checks, operator)
    throttle = Throttle(settings.secret_key)
    app.extensions[CONTENT] = content
    proxies = TrustedProxies(settings.trusted_proxy_hops, settings.proxy_networks)
    register_queries(app, QueryContext(settings, content.form_rules, throttle, proxies, pages.rejected_forms.show))
    staff = StaffContext(settings, throttle, proxies)
    register_members(app, staff)
    app.register_blueprint(create_panel_routes(staff))
    app.register_blueprint(create_dashboard_routes(staff, content))
    name_of = content.title_of if settings.sends_mail else None
    publishing = PublishingContext.of(settings, site_variant(settings), name_of)
    desk = DeskContext(staff, publishing, lambda: content.snapshot, lambda: content.faults)
    register_desk(app, desk)
    register_previews(app, publishing, staff, RendererClient(settings))
    register_api_description(app, content.form_rules, session_cookie=StaffCookies(staff.is_https).name(Cookie.SESSION))
    register_pages(app, settings, pages)
    if settings.metrics_token:
        # Imported only if a token is set.
        from app.operations.monitoring import register_monitoring  # noqa: PLC0415

        register_monitoring(app, settings, operator=operator, pages=pages, checks=bounded_checks)
    return app


def create_content_store(settings: Settings) -> ContentStore:
    """Build the content store of this environment. Nothing is read before its first use."""
    return ContentStore(
        settings.content_dir,
        settings.snapshot_dir,
        site_variant(settings),
        publications_file=settings.publications_file,
        pictures_dir=settings.pictures_dir,
    )
