"""The place of a value in a file: a path of keys and positions, and the line of each path."""

from collections.abc import Mapping

FieldPath = tuple[str | int, ...]
LineMap = Mapping[FieldPath, int]


def dotted(path: FieldPath) -> str:
    """Return ("blocks", 1, "heading") as "blocks.1.heading"."""
    return ".".join(map(str, path))


def line_of(path: FieldPath, lines: LineMap) -> int:
    """Return the line of the value, or of the nearest enclosing value with a line; 1 if none has a line."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def lines_throughout(value: object, lines: LineMap, path: FieldPath = ()) -> dict[FieldPath, int]:
    """Return a line for every path in a value.

    It is the path's own line or, if the path was not in the file, that of what encloses it.
    """
    found = {path: line_of(path, lines)}
    if isinstance(value, dict):
        inside = list(value.items())
    else:
        inside = list(enumerate(value)) if isinstance(value, list) else []
    for step, one in inside:
        found |= lines_throughout(one, lines, (*path, step))
    return found


def path_in(raw: object, location: tuple[str | int, ...]) -> FieldPath:
    """Return the path in the raw value that a pydantic error location means.

    A location also names the union member that `kind` chose. This is no field, so it is left out, once for each value
    that has a `kind`. A last key that the raw value lacks is kept, because the error may say that it is missing.
    """
    path: FieldPath = ()
    is_member_named = False
    for position, step in enumerate(location):
        is_last = position == len(location) - 1
        if isinstance(raw, dict) and not is_member_named and raw.get("kind") == step:
            is_member_named = True
        elif isinstance(raw, dict) and (step in raw or (is_last and isinstance(step, str))):
            path, raw, is_member_named = (*path, step), raw.get(step), False
        elif isinstance(raw, list) and isinstance(step, int) and step < len(raw):
            path, raw, is_member_named = (*path, step), raw[step], False
    return path
