"""The desk's routes, together."""

from flask import Flask

from app.staff.editions.edition_routes import create_edition_routes
from app.staff.editions.picture_routes import create_picture_routes
from app.staff.editions.preview_routes import create_preview_routes
from app.staff.editions.services import DeskServices
from app.staff.editions.sheets.routes import create_sheet_routes
from app.staff.editions.subject_routes import SubjectConverter, create_subject_routes


def register_editions(app: Flask, services: DeskServices) -> None:
    """Give the app the routes of the desk."""
    app.url_map.converters["subject"] = SubjectConverter
    app.register_blueprint(create_subject_routes(services))
    app.register_blueprint(create_edition_routes(services))
    app.register_blueprint(create_sheet_routes(services))
    app.register_blueprint(create_preview_routes(services))
    app.register_blueprint(create_picture_routes(services))
