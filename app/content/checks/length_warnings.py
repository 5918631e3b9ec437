"""Titles and descriptions that searches would cut, or that say little: told, and never refused. Pure."""

from collections.abc import Iterator

from app.content.errors import Fault
from app.content.sources import ContentSources

LENGTHS = {"title": (30, 60), "description": (70, 160)}
"""Characters at least and at most."""


def length_warnings(sources: ContentSources) -> Iterator[Fault]:
    """Yield each title and description that is shorter or longer than it should be."""
    for page in sources.pages:
        for field, (least, most) in LENGTHS.items():
            length = len(getattr(page.value, field))
            if not least <= length <= most:
                yield page.fault((field,), f"has {length} characters: {least} to {most} are best")
