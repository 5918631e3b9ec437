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

_HOST = r"(?:[a-z0-9-]+\.)+[a-z0-9-]+"
# The schemes of https://www.iana.org/assignments/uri-schemes that content may use. A host is spelt as browsers read it:
# without a user before it, and without signs they would take for another one. A mail names nobody but whom it goes to.
_OUTSIDE = re.compile(
    rf"https://(?P<web>{_HOST})(?::\d{{1,5}})?(?:[/?#][^\s\\\"<>]*)?"
    rf"|mailto:[^@\s?&,;%:/]+@(?P<mail>{_HOST})"
    r"|tel:\+\d{7,15}",
    re.IGNORECASE | re.ASCII,
)
_USER = re.compile(r"https?:[/\\]*[^/?#\\]*@", re.IGNORECASE)


def is_outside(href: str) -> bool:
    """Whether the link leaves the site: https, mailto or tel."""
    return _OUTSIDE.fullmatch(href) is not None


def outside_host(href: str) -> str | None:
    """Return the host that a link out of the site leads or writes to, in small letters; None if it has none."""
    found = _OUTSIDE.fullmatch(href)
    host = (found["web"] or found["mail"]) if found else None
    return host and host.lower()


def names_user(href: str) -> bool:
    """Whether an address names a user before its host, who looks like the host to readers."""
    return _USER.match(href) is not None


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
