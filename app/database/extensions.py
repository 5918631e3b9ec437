"""The database, bound to the app in `create_app`; columns and statements for both databases."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from flask import Flask
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import DateTime, Dialect, Executable, MetaData, UpdateBase
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import DeclarativeBase
from sqlalchemy.types import TypeDecorator

from app.configuration.root import ROOT
from app.configuration.settings import Settings
from app.database.sqlite.connections import watch_connections
from app.database.sqlite.driver import sqlite3
from app.database.timeouts import POOL_LIMIT_S, bounded_pool

MIGRATIONS_DIR = ROOT / "app" / "database" / "migrations"
SQLITE = "sqlite"
POSTGRESQL = "postgresql"


def utc_now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


class UtcDateTime(TypeDecorator[datetime]):
    """Takes datetimes with a zone and returns them in UTC. Without it, SQLite would drop the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Raise ValueError for a datetime without zone, because its meaning would be a guess."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a datetime without time zone cannot be stored")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Restore the zone, which SQLite does not keep."""
        if value is None:
            return None
        # combine() is six times as fast as replace().
        return datetime.combine(value.date(), value.time(), UTC) if value.tzinfo is None else value.astimezone(UTC)


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


def init_extensions(app: Flask, settings: Settings) -> None:
    """Bind the database to the app. No connection is opened yet."""
    app.config["SQLALCHEMY_DATABASE_URI"] = settings.sqlalchemy_url
    # A trace must not quote what visitors wrote.
    options: dict[str, Any] = {"hide_parameters": True}
    # A restarted server has closed the connections of the pool, so each is tested before it is used.
    driver = {"module": sqlite3} if settings.uses_sqlite else {"pool_pre_ping": True}
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = options | driver | _pool_options(settings)
    db.init_app(app)
    with app.app_context():
        if settings.uses_sqlite:
            watch_connections(db.engine)
        else:
            # A site with SQLite needs no driver of PostgreSQL.
            from app.database.postgresql import watch_connections as watch_postgresql  # noqa: PLC0415

            watch_postgresql(db.engine)


def _pool_options(settings: Settings) -> dict[str, Any]:
    """Limit a process's connections, the wait for one, and the number of threads that wait."""
    connections = settings.database_pool_size + settings.database_pool_overflow
    threads = settings.web_threads
    # At least one thread in four neither has a connection nor waits for one. With few threads, nobody could wait then.
    waiters = max(1, threads // 4, threads * 3 // 4 - connections)
    return {
        "poolclass": bounded_pool(waiters),
        "pool_size": settings.database_pool_size,
        "max_overflow": settings.database_pool_overflow,
        "pool_timeout": POOL_LIMIT_S,
    }


def change(statement: UpdateBase) -> int:
    """Run one statement in a transaction of its own; return how many rows it changed."""
    with db.engine.begin() as connection:
        return connection.execute(statement).rowcount


def read(statement: Executable) -> Sequence[Any]:
    """Return the rows of one statement."""
    with db.engine.connect() as connection:
        return connection.execute(statement).all()


def insert_into(model: type[Model]) -> postgresql.Insert | sqlite.Insert:
    """Return an INSERT into the model's table that supports ON CONFLICT."""
    return postgresql.insert(model) if db.engine.dialect.name == POSTGRESQL else sqlite.insert(model)
