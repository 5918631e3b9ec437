"""A part of the site that can be found."""

from dataclasses import dataclass
from typing import Literal

PassageKind = Literal["strategy", "term", "question", "page", "section"]


@dataclass(frozen=True)
class Passage:
    """A page or a part of one.

    `href` leads to it, with a fragment where it has an id. `crumbs` are the names of the pages above and of its own.
    `other_names` are searched like the title, and not shown.
    """

    kind: PassageKind
    title: str
    href: str
    crumbs: tuple[str, ...]
    text: str
    other_names: tuple[str, ...] = ()
