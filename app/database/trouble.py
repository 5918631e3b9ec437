"""What is wrong with the database, in words that hold no value, address or password."""

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

_BY_SQLITE_NAME = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_IOERR": "the disk cannot be read or written",
    "SQLITE_READONLY": "the file is read-only",
    "SQLITE_CANTOPEN": "the file cannot be opened",
    "SQLITE_BUSY": "another program holds it",
    "SQLITE_CORRUPT": "the file is damaged",
    "SQLITE_NOTADB": "the file is no database",
}
# Classes and codes of PostgreSQL's errors (postgresql.org/docs/current/errcodes-appendix.html).
_BY_SQLSTATE = {
    "25006": "it takes no writes",
    "3D000": "there is no such database",
    "42P01": "it was never migrated: run `flask db upgrade`",
    "53100": "the disk is full",
    "53300": "it has no connection left",
    "55P03": "another program holds it",
    "57014": "it did not answer in time",
    "57P03": "it is starting or stopping",
}
_UNMIGRATED = "no such table"


def kind_of_trouble(error: SQLAlchemyError) -> str:
    """Say in a few words why the database refused; the driver's kind of error where nothing better is known."""
    if isinstance(error, PoolTimeoutError):
        return "all connections are in use"
    cause = getattr(error, "orig", None) or error
    if _UNMIGRATED in str(cause):
        return "it was never migrated: run `flask db upgrade`"
    # Extended names such as SQLITE_READONLY_DBMOVED begin with the plain one.
    name = str(getattr(cause, "sqlite_errorname", None) or "")
    known = next((words for begin, words in _BY_SQLITE_NAME.items() if name.startswith(begin)), None)
    return known or _BY_SQLSTATE.get(str(getattr(cause, "sqlstate", None)), type(cause).__name__)
