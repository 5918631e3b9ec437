"""All routes of the desk."""

from flask import Flask

from app.desk.editions.context import DeskContext
from app.desk.editions.desk_blueprint import desk_blueprint
from app.desk.editions.edition_routes import add_edition_routes
from app.desk.editions.picture_routes import add_picture_routes
from app.desk.editions.preview_routes import add_preview_routes
from app.desk.editions.sheets.routes import add_sheet_routes
from app.desk.editions.subject_routes import SubjectConverter, add_subject_routes


def register_desk(app: Flask, context: DeskContext) -> None:
    """Register the routes of the desk."""
    app.url_map.converters["subject"] = SubjectConverter
    routes = desk_blueprint()
    add_subject_routes(routes, context)
    add_edition_routes(routes, context)
    add_sheet_routes(routes, context)
    add_preview_routes(routes, context)
    add_picture_routes(routes, context)
    app.register_blueprint(routes)
