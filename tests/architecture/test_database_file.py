"""The SQLite file belongs to SQLite: nobody else opens it, and one SQLite library is in use.

Closing any descriptor of the file drops the locks of the whole process (sqlite.org/howtocorrupt.html, 2.2). The test of
the working day holds the running processes to the same rule.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source_files import ROOT, list_sources

# Modules that use the path of the database's file.
KNOW_THE_FILE = {
    "app/database/sqlite/file.py",
    "app/database/sqlite/connections.py",
    "app/gunicorn_hooks.py",
    "app/operations/monitoring.py",
    "app/database/migrations/env.py",
} | {f"app/operations/database/{name}.py" for name in ("backup", "checks", "cli", "restore")}
# What each of them may open: a new file, a copy without an open connection, a folder, another file.
ALLOWED = {
    ("app/database/sqlite/file.py", "os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, DATABASE_FILE_MODE)"),
    ("app/database/sqlite/file.py", "mounts.read_text(encoding='utf-8', errors='surrogateescape')"),
}
OPENERS = {"open", "read_bytes", "read_text", "write_bytes", "write_text", "copy", "copyfile", "copy2", "touch", "move"}
NAMES_THE_FILE = ("url.database", "create_database_file", "restrict_to_owner", "sqlite:///", "sqlite_file")


def calls_that_open(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse((ROOT / file).read_text())):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in OPENERS:
                yield ast.unparse(node)


def python_sources() -> list[Path]:
    return [file for file in list_sources(".py") if file.parts[0] == "app"]


def test_only_its_own_modules_know_where_the_file_is() -> None:
    knowing = {str(file) for file in python_sources() if any(n in (ROOT / file).read_text() for n in NAMES_THE_FILE)}
    assert knowing - {"app/configuration/settings.py", "app/database/extensions.py"} <= KNOW_THE_FILE


def test_nobody_who_knows_the_file_opens_it_by_descriptor() -> None:
    found = {
        (str(file), call) for file in python_sources() if str(file) in KNOW_THE_FILE for call in calls_that_open(file)
    }
    assert found == ALLOWED


def test_one_sqlite_library_is_in_use() -> None:
    importing = {
        str(file)
        for file in python_sources()
        for node in ast.walk(ast.parse((ROOT / file).read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom)
        and {getattr(node, "module", None), *(name.name for name in node.names)} & {"sqlite3", "pysqlite3"}
        and getattr(node, "module", None) != "app.database.sqlite.driver"
    }
    assert importing == {"app/database/sqlite/driver.py"}
