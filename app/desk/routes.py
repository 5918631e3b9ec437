"""All routes of the desk."""

from flask import Flask

from app.desk.api.context import DeskContext
from app.desk.api.desk_blueprint import desk_blueprint
from app.desk.api.edition_routes import add_edition_routes
from app.desk.api.panel_pictures import add_panel_picture_routes
from app.desk.api.sheets.routes import add_sheet_routes
from app.desk.api.subject_routes import SubjectConverter, add_subject_routes


def register_desk(app: Flask, context: DeskContext) -> None:
    """Register the routes of the desk."""
    app.url_map.converters["subject"] = SubjectConverter
    routes = desk_blueprint()
    add_subject_routes(routes, context)
    add_edition_routes(routes, context)
    add_sheet_routes(routes, context)
    add_panel_picture_routes(routes, context)
    app.register_blueprint(routes)
