"""Which SQLite this process uses: one library for all connections, never two (sqlite.org/howtocorrupt.html, 2.2.1).

The wheel brings a current SQLite. Debian 12 has 3.40, which has the WAL-reset bug (sqlite.org/wal.html, 11). If there
is no wheel for the processor, Python's own module is used.
"""

try:
    from pysqlite3 import dbapi2 as sqlite3
except ImportError:
    import sqlite3

FIRST_WITHOUT_WAL_RESET_BUG = (3, 51, 3)

__all__ = ["FIRST_WITHOUT_WAL_RESET_BUG", "has_wal_reset_bug", "sqlite3"]


def has_wal_reset_bug() -> bool:
    """Return whether two connections that write and checkpoint at the same instant may damage the file."""
    return tuple(sqlite3.sqlite_version_info) < FIRST_WITHOUT_WAL_RESET_BUG
