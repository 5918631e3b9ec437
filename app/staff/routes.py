"""The staff room of the app: sessions, the guard, and all its routes and commands, those of the desk too."""

from flask import Flask

from app.staff.account.factor_routes import create_factor_routes
from app.staff.account.routes import create_account_routes
from app.staff.cli import staff_commands
from app.staff.dashboard.routes import create_dashboard_routes
from app.staff.editions.edition_routes import create_edition_routes
from app.staff.editions.picture_routes import create_picture_routes
from app.staff.editions.preview_routes import create_preview_routes
from app.staff.editions.services import DeskServices
from app.staff.editions.sheets.routes import create_sheet_routes
from app.staff.editions.subject_routes import SubjectConverter, create_subject_routes
from app.staff.managing.routes import create_member_routes
from app.staff.queries.routes import create_query_routes
from app.staff.services import EXTENSION, StaffServices
from app.staff.signing_in.routes import create_sign_in_routes
from app.staff.signing_in.session import install_sessions


def register_staff(app: Flask, services: StaffServices) -> None:
    """Give the app sessions, the guard, and the routes and commands of the room."""
    app.extensions[EXTENSION] = services
    install_sessions(app, services)
    app.register_blueprint(create_sign_in_routes(services))
    app.register_blueprint(create_account_routes(services))
    app.register_blueprint(create_factor_routes(services))
    app.register_blueprint(create_member_routes(services))
    app.register_blueprint(create_query_routes(services))
    app.register_blueprint(create_dashboard_routes(services))
    app.cli.add_command(staff_commands)


def register_editions(app: Flask, services: DeskServices) -> None:
    """Give the app the routes of the desk."""
    app.url_map.converters["subject"] = SubjectConverter
    app.register_blueprint(create_subject_routes(services))
    app.register_blueprint(create_edition_routes(services))
    app.register_blueprint(create_sheet_routes(services))
    app.register_blueprint(create_preview_routes(services))
    app.register_blueprint(create_picture_routes(services))
