"""What is wrong with the content, and where."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Fault:
    """One thing wrong. Lines count from 1; the field is in the file's own spelling, "" for the whole file."""

    file: str
    line: int
    field: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: "
        return f"{place}{self.field}: {self.message}" if self.field else f"{place}{self.message}"


class ContentError(Exception):
    """The content cannot be used. `faults` holds all that was found, in order of file and line.

    `is_known` when another process of the machine found them a moment ago, and has told of them.
    """

    def __init__(self, faults: Iterable[Fault], *, is_known: bool = False) -> None:
        self.faults = sorted(set(faults))
        self.is_known = is_known
        super().__init__("\n".join(map(str, self.faults)))
