"""Says what is wrong with the database, for an operator and for a log."""

import re

import click
from sqlalchemy.exc import OperationalError, SQLAlchemyError, TimeoutError as PoolTimeoutError

from app.configuration.command_name import site_command
from app.database.sqlite.connections import DatabaseFileError

_BY_SQLITE_NAME = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_IOERR": "the disk cannot be read or written",
    "SQLITE_READONLY": "the file is read-only",
    "SQLITE_CANTOPEN": "the file cannot be opened",
    "SQLITE_BUSY": "another process holds it",
    "SQLITE_CORRUPT": "the file is damaged",
    "SQLITE_NOTADB": "the file is not a database",
}
# Classes and codes of PostgreSQL's errors (postgresql.org/docs/current/errcodes-appendix.html).
_BY_SQLSTATE = {
    "25006": "it takes no writes",
    "3D000": "there is no such database",
    "53100": "the disk is full",
    "53300": "it has no connection left",
    "55P03": "another transaction holds it",
    "57014": "it did not answer in time",
    "57P03": "it is starting or stopping",
}
# The words of SQLite and of PostgreSQL.
_UNMIGRATED = re.compile(r"no such (table|column)|has no column|(relation|column) \S+ does not exist")


def short_reason(error: SQLAlchemyError) -> str:
    """Say why the database refused, without value, host or password; else the driver's kind of error."""
    if isinstance(error, PoolTimeoutError):
        return "all connections are in use"
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, DatabaseFileError):
        return str(cause)
    if _UNMIGRATED.search(str(cause)):
        return f"it is not ready: run `{site_command('db upgrade')}`"
    # Extended names such as SQLITE_READONLY_DBMOVED begin with the plain one.
    name = str(getattr(cause, "sqlite_errorname", None) or "")
    known = next((words for begin, words in _BY_SQLITE_NAME.items() if name.startswith(begin)), None)
    sqlstate = getattr(cause, "sqlstate", None)
    if type(cause).__name__ == OperationalError.__name__ and not name and sqlstate is None:
        # The driver got no answer, so there is no code.
        return "it cannot be reached"
    return known or _BY_SQLSTATE.get(str(sqlstate), type(cause).__name__)


def operator_message(error: SQLAlchemyError) -> str:
    """Tell an operator in one line what is wrong with the database, and what helps if a table is missing."""
    cause = getattr(error, "orig", None) or error
    reason = next(iter(str(cause).strip().splitlines()), type(cause).__name__)
    if _UNMIGRATED.search(reason):
        return f"The database is not ready ({reason}): run `{site_command('db upgrade')}`."
    return f"The database cannot be used: {reason}"


class DatabaseCommand(click.Command):
    """Prints database failures as one line instead of a traceback."""

    def invoke(self, context: click.Context) -> object:
        """Run the command."""
        try:
            return super().invoke(context)
        except SQLAlchemyError as error:
            raise click.ClickException(operator_message(error)) from None
