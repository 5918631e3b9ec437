"""Faults of the content, and their places: a path of keys and positions, and the line of each path."""

import dataclasses
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from pydantic import BaseModel

FAULTS_STATUS = os.EX_DATAERR
"""The exit status of a command that cannot go on before the content is fixed."""
# How near two spellings must be: as near as "pms" and "psm". Equal spellings have 1.
_NEAR = 13 / 20


FieldPath = tuple[str | int, ...]
Entry = tuple[FieldPath, object]


class Place(NamedTuple):
    """Where a value is written: the path is that in its own file. Lines count from 1."""

    file: str
    line: int
    path: FieldPath

    def fault(self, message: str) -> "Fault":
        """Return a fault at the place."""
        return Fault(self.file, self.line, dotted(self.path), message)


Places = Mapping[FieldPath, Place]
"""The places of the values of a file, by their paths; () is the file itself."""


def dotted(path: FieldPath) -> str:
    """Return ("blocks", 1, "heading") as "blocks.1.heading"."""
    return ".".join(map(str, path))


def place_of(path: FieldPath, places: Places) -> Place:
    """Return the place of a value. One without a place has the line of the nearest enclosing value."""
    near = with_a_place(path, places)
    file, line, written = places[near]
    return Place(file, line, (*written, *path[len(near) :]))


def with_a_place(path: FieldPath, places: Places) -> FieldPath:
    """Return the path, or that of the nearest enclosing value with a place."""
    while path not in places:
        path = path[:-1]
    return path


def walk(value: object, path: FieldPath = ()) -> Iterator[Entry]:
    """Yield the value and all values inside it, each with its path in the file's spelling."""
    yield path, value
    if isinstance(value, BaseModel):
        for name, spelling in _spellings(type(value)):
            yield from walk(getattr(value, name), (*path, spelling))
    elif isinstance(value, list | tuple):
        for position, item in enumerate(value):
            yield from walk(item, (*path, position))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from walk(item, (*path, key))


@cache
def _spellings(model: type[BaseModel]) -> tuple[tuple[str, str], ...]:
    """Return each field's name in Python and in the file."""
    return tuple((name, info.alias or name) for name, info in model.model_fields.items())


def path_in(raw: object, location: tuple[str | int, ...], *, of_model: bool) -> FieldPath:
    """Return the path in the raw value that a pydantic error location means; `of_model`: a model found the error.

    A location also names the union member that `kind` chose, which is no field and is left out, unless a field of the
    same name is meant: it ends the location, or a position follows it. A last key that the raw value lacks is kept.
    """
    path: FieldPath = ()
    is_member_named = False
    for position, step in enumerate(location):
        is_last = position == len(location) - 1
        is_field = not of_model if is_last else isinstance(location[position + 1], int)
        if isinstance(raw, dict) and not is_member_named and raw.get("kind") == step and not is_field:
            is_member_named = True
        elif isinstance(raw, dict) and (step in raw or (is_last and str(step).isidentifier())):
            path, raw, is_member_named = (*path, step), raw.get(step), False
        elif isinstance(raw, list) and isinstance(step, int) and step < len(raw):
            path, raw, is_member_named = (*path, step), raw[step], False
    return path


@dataclass(frozen=True, order=True)
class Fault:
    """One fault of the content.

    Lines count from 1. The field is in the file's own spelling, "" for the whole file. `at_desk` is the staff panel's
    message, if `message` speaks of files. A fault that `may_be_confirmed` disappears once somebody confirms the value.
    """

    file: str
    line: int
    field: str
    message: str
    at_desk: str = dataclasses.field(default="", compare=False, kw_only=True)
    may_be_confirmed: bool = dataclasses.field(default=False, compare=False, kw_only=True)

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: "
        return f"{place}{self.field}: {self.message}" if self.field else f"{place}{self.message}"


class ContentError(Exception):
    """The content cannot be used. `faults` holds all that was found, in order of file and line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = sorted(set(faults))
        super().__init__("\n".join(map(str, self.faults)))


def did_you_mean(given: str, known: Iterable[str]) -> str:
    """Return ": did you mean style" for the end of a message, or nothing if no known name is near, in any case."""
    by_spelling = {name.lower(): name for name in known}
    near = get_close_matches(given.lower(), by_spelling, n=1, cutoff=_NEAR)
    return f": did you mean {by_spelling[near[0]]}" if near else ""
