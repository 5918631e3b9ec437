"""All routes of the desk."""

from flask import Flask

from app.desk.editions.desk_blueprint import desk_blueprint
from app.desk.editions.edition_routes import add_edition_routes
from app.desk.editions.picture_routes import add_picture_routes
from app.desk.editions.preview_routes import add_preview_routes
from app.desk.editions.services import DeskServices
from app.desk.editions.sheets.routes import add_sheet_routes
from app.desk.editions.subject_routes import SubjectConverter, add_subject_routes


def register_desk(app: Flask, services: DeskServices) -> None:
    """Register the routes of the desk."""
    app.url_map.converters["subject"] = SubjectConverter
    routes = desk_blueprint()
    add_subject_routes(routes, services)
    add_edition_routes(routes, services)
    add_sheet_routes(routes, services)
    add_preview_routes(routes, services)
    add_picture_routes(routes, services)
    app.register_blueprint(routes)
