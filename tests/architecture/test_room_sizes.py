"""A room can be taken in at a glance: no folder holds more than 15 modules beside each other."""

from collections import Counter
from pathlib import Path

from tests.architecture.source_files import list_sources

MOST_MODULES = 15
PYTHON_ROOTS = ("app", "scripts", "supervised")


def test_no_room_of_python_holds_too_many_modules() -> None:
    rooms = Counter(file.parent for file in list_sources(".py") if is_module(file))
    assert len(rooms) > 20
    assert {str(room): count for room, count in rooms.items() if count > MOST_MODULES} == {}


def is_module(file: Path) -> bool:
    """Leave out what only names a package, and the database's history, which grows for ever."""
    return file.parts[0] in PYTHON_ROOTS and file.name != "__init__.py" and "versions" not in file.parts
