"""Flask extensions, unbound here and bound in `create_app`."""

from flask import Flask
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import MetaData
from sqlalchemy.orm import DeclarativeBase

from app.migration_commands import MigrationCommands
from app.settings import ROOT, Settings
from app.sqlite.connections import engine_options, watch_connections


class Model(DeclarativeBase):
    """Base of all models. Named constraints let migrations change them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


db = SQLAlchemy(model_class=Model)
MIGRATIONS_DIR = ROOT / "app" / "migrations"


def init_extensions(app: Flask, settings: Settings) -> None:
    """Bind the database and its migrations to the app. No connection is opened yet."""
    app.config["SQLALCHEMY_DATABASE_URI"] = settings.sqlalchemy_url
    # A trace must not quote what visitors wrote.
    options = {"hide_parameters": True}
    # A server that was restarted has closed the connections of the pool: they are tried before they are used.
    driver = engine_options() if settings.uses_sqlite else {"pool_pre_ping": True}
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = options | driver
    db.init_app(app)
    app.cli.add_command(MigrationCommands(app, db, MIGRATIONS_DIR))
    if settings.uses_sqlite:
        with app.app_context():
            watch_connections(db.engine)
