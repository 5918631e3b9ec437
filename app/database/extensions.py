"""Flask extensions, unbound here and bound in `create_app`."""

from typing import Any

from flask import Flask
from flask_migrate import Migrate
from flask_migrate.cli import db as migration_commands
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import MetaData
from sqlalchemy.orm import DeclarativeBase

from app.configuration.root import ROOT
from app.configuration.settings import Settings
from app.database.sqlite.connections import engine_options, watch_connections
from app.database.waits import POOL_LIMIT_S, bounded_pool


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
    options: dict[str, Any] = {"hide_parameters": True}
    # A server that was restarted has closed the connections of the pool: they are tried before they are used.
    driver = engine_options() if settings.uses_sqlite else {"pool_pre_ping": True}
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = options | driver | _pool_options(settings)
    db.init_app(app)
    app.cli.add_command(migration_commands)
    Migrate(directory=str(MIGRATIONS_DIR), render_as_batch=True).init_app(app, db)
    with app.app_context():
        if settings.uses_sqlite:
            watch_connections(db.engine)
        else:
            # Its driver is nothing that a site with SQLite needs.
            from app.database.postgresql import connections  # noqa: PLC0415

            connections.watch_connections(db.engine)


def _pool_options(settings: Settings) -> dict[str, Any]:
    """Bound the connections of a process, how long one is waited for, and by how many threads."""
    connections = settings.database_pool_size + settings.database_pool_overflow
    threads = settings.web_threads
    # One thread in four neither has a connection nor waits for one. With few threads that would leave nobody to wait.
    waiters = max(1, threads // 4, threads * 3 // 4 - connections)
    return {
        "poolclass": bounded_pool(waiters),
        "pool_size": settings.database_pool_size,
        "max_overflow": settings.database_pool_overflow,
        "pool_timeout": POOL_LIMIT_S,
    }
