"""All routes of the desk."""

from flask import Flask

from app.desk.editions.edition_routes import create_edition_routes
from app.desk.editions.picture_routes import create_picture_routes
from app.desk.editions.preview_routes import create_preview_routes
from app.desk.editions.services import DeskServices
from app.desk.editions.sheets.routes import create_sheet_routes
from app.desk.editions.subject_routes import SubjectConverter, create_subject_routes


def register_desk(app: Flask, services: DeskServices) -> None:
    """Register the routes of the desk."""
    app.url_map.converters["subject"] = SubjectConverter
    app.register_blueprint(create_subject_routes(services))
    app.register_blueprint(create_edition_routes(services))
    app.register_blueprint(create_sheet_routes(services))
    app.register_blueprint(create_preview_routes(services))
    app.register_blueprint(create_picture_routes(services))
