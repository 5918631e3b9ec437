"""Where links lead, and the plain text that planned links become."""

import operator
import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
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
    """Takes the href from links whose page is only planned, and leads to files of the same version.

    `downloads` are the addresses of files, which content names, with the address of the bytes that are there now.
    """

    def __init__(self, ledger: Mapping[str, PublicUrl], downloads: Mapping[str, str] = MappingProxyType({})) -> None:
        self._ledger = ledger
        self._downloads = downloads

    def href(self, href: str | None) -> str | None:
        """Return the href, or None where the page is only planned."""
        if href is None or is_outside(href):
            return href
        if href in self._downloads:
            return self._downloads[href]
        path = split_fragment(href)[0].partition("?")[0]
        return None if path and self._is_planned(path) else href

    def _is_planned(self, path: str) -> bool:
        return path not in self._ledger or self._ledger[path].state == "planned"

    def navigation(self, links: Iterable[NavigationLink]) -> list[Link]:
        """Return menu entries as links."""
        return [Link(label=link.label, href=self.href(link.path)) for link in links]

    def resolve(self, model: Model) -> Model:
        """Return the model with every `href` inside it resolved; the same one where nothing changes."""
        changes = {}
        for name in type(model).model_fields:
            value = getattr(model, name)
            resolved = self._resolved(name, value)
            if resolved is not value:
                changes[name] = resolved
        return model.model_copy(update=changes) if changes else model

    def _resolved(self, name: str, value: object) -> object:
        if isinstance(value, BaseModel):
            return self.resolve(value)
        if isinstance(value, list):
            items = [self._resolved(name, item) for item in value]
            return value if all(map(operator.is_, items, value)) else items
        return self.href(value) if name == "href" and isinstance(value, str) else value
