"""Where links lead, and the plain text that planned links become."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from pydantic import BaseModel

from app.content.models.base import Link
from app.content.models.site import NavigationLink, PublicUrl

Model = TypeVar("Model", bound=BaseModel)

# The schemes of https://www.iana.org/assignments/uri-schemes that content may use.
_OUTSIDE = re.compile(r"^(https://[^/\s]+(/\S*)?|mailto:[^@\s]+@[^@\s]+|tel:\+\d{7,15})$")


def is_outside(href: str) -> bool:
    """Whether the link leaves the site: https, mailto or tel."""
    return _OUTSIDE.match(href) is not None


def split_fragment(href: str) -> tuple[str, str]:
    """Return path and fragment; the path is "" for a link within the page."""
    path, _, fragment = href.partition("#")
    return path, fragment


class LinkResolver:
    """Takes the href from links whose page is only planned."""

    def __init__(self, ledger: Mapping[str, PublicUrl]) -> None:
        self._ledger = ledger

    def href(self, href: str | None) -> str | None:
        """Return the href, or None where the page is only planned."""
        if href is None or is_outside(href):
            return href
        path, _ = split_fragment(href)
        return None if path and self.is_planned(path) else href

    def is_planned(self, path: str) -> bool:
        """Whether the path has no page yet."""
        return path not in self._ledger or self._ledger[path].state == "planned"

    def navigation(self, links: Iterable[NavigationLink]) -> list[Link]:
        """Return menu entries as links."""
        return [Link(label=link.label, href=self.href(link.path)) for link in links]

    def resolve(self, model: Model) -> Model:
        """Return the model with every `href` inside it resolved."""
        changes = {name: self._resolved(name, getattr(model, name)) for name in type(model).model_fields}
        return model.model_copy(update=changes)

    def _resolved(self, name: str, value: object) -> object:
        if isinstance(value, BaseModel):
            return self.resolve(value)
        if isinstance(value, list):
            return [self._resolved(name, item) for item in value]
        return self.href(value) if name == "href" and isinstance(value, str) else value
