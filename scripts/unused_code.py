"""Finds unused names in our Python with vulture. A name that only tests use counts as unused."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from vulture import Vulture
from vulture.core import Item

PATHS = ("app", "scripts", "supervised", "gunicorn.conf.py")
# Registered with a library, which calls them.
REGISTERED = [
    *("@*.get", "@*.post", "@*.command", "@*.group", "@*.errorhandler", "@*.before_request", "@*.after_request"),
    *("@*.listens_for", "@field_validator", "@model_validator", "@model_serializer", "@override"),
]
# Attributes that libraries read.
READ_BY_LIBRARIES = [
    # Python: lazy attributes of a module.
    "__getattr__",
    # pydantic: the JSON schema of a type
    "__doc__",
    # Alembic
    *("upgrade", "downgrade", "down_revision", "branch_labels", "depends_on"),
    # SQLAlchemy
    *("process_bind_param", "process_result_value"),
    # Flask, Flask-Login, Werkzeug and click
    *("save_session", "session_interface", "merge_slashes", "command_class"),
    # PyYAML
    "indentless",
    # markdownify: how an element is converted
    *("convert_td", "convert_dl", "convert_dt", "convert_dd"),
    # openpyxl
    *("freeze_panes", "data_type", "quotePrefix"),
    # logging, signal, urllib3 and requests
    *("default_msec_format", "_waker", "sock", "trust_env"),
]


def find_unused(root: Path) -> Iterator[Item]:
    """Yield unused names, except settings of gunicorn and members of classes that are read as a whole."""
    names = [*READ_BY_LIBRARIES, *_read_by_replies(root / "app")]
    vulture = Vulture(ignore_names=names, ignore_decorators=REGISTERED)
    vulture.scavenge([root / path for path in PATHS])
    for item in vulture.get_unused_code():
        file = Path(item.filename)
        if file.name != "gunicorn.conf.py" and item.first_lineno not in _read_as_a_whole(file):
            yield item


def _read_as_a_whole(file: Path) -> set[int]:
    """Return the lines of members of models, tuples and enumerations, and of tables, which migrations compare."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ClassDef) and node.bases:
            lines |= {part.lineno for part in node.body if isinstance(part, ast.AnnAssign | ast.Assign)}
            lines |= {node.lineno for base in node.bases if isinstance(base, ast.Name) and base.id == "Model"}
    return lines


def _read_by_replies(app: Path) -> set[str]:
    """Return the fields of the API's replies, which pydantic reads from the objects they are made from."""
    classes = (node for file in app.rglob("*.py") for node in ast.walk(ast.parse(file.read_text())))
    replies = (
        node
        for node in classes
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "Reply" for base in node.bases)
    )
    fields = (part for node in replies for part in node.body if isinstance(part, ast.AnnAssign))
    return {part.target.id for part in fields if isinstance(part.target, ast.Name)}


def main() -> None:
    """Print unused names; exit 1 if there are any."""
    found = [f"{item.filename}:{item.first_lineno}: unused {item.typ} {item.name}" for item in find_unused(Path())]
    sys.exit("\n".join(found) or None)


if __name__ == "__main__":
    main()
