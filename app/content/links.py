"""The targets of links, and links to planned pages, which become plain text."""

import operator
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import BaseModel

from app.content.models.base import Link
from app.content.models.site import NavigationLink, PublicUrl

Model = TypeVar("Model", bound=BaseModel)

_HOST = r"(?:[a-z0-9-]+\.)+[a-z0-9-]+"
# The schemes of https://www.iana.org/assignments/uri-schemes that content may use. A host is spelt as browsers read it:
# without a user before it, and without characters that they read as another one. A mail link holds only the recipient.
_OUTSIDE = re.compile(
    rf"https://(?P<web>{_HOST})(?::\d{{1,5}})?(?:[/?#][^\s\\\"<>]*)?"
    rf"|mailto:[^@\s?&,;%:/]+@(?P<mail>{_HOST})"
    r"|tel:\+\d{7,15}",
    re.IGNORECASE | re.ASCII,
)
NAMES_USER = re.compile(r"https?:[/\\]*[^/?#\\]*@", re.IGNORECASE)
"""An address that names a user before its host: readers would take the user for the host."""


def is_outside(href: str) -> bool:
    """Whether the link leaves the site: https, mailto or tel."""
    return _OUTSIDE.fullmatch(href) is not None


def outside_host(href: str) -> str | None:
    """Return the host to which a link out of the site leads or writes, in small letters; None if it has none."""
    found = _OUTSIDE.fullmatch(href)
    host = (found["web"] or found["mail"]) if found else None
    return host and host.lower()


def split_fragment(href: str) -> tuple[str, str]:
    """Return path and fragment, without a query. The path is "" for a link within the page."""
    path, _, fragment = href.partition("#")
    return path.partition("?")[0], fragment


@dataclass(frozen=True)
class LinkResolver:
    """Removes the href of links to planned pages; `downloads` maps the addresses of files to those of their bytes."""

    ledger: Mapping[str, PublicUrl]
    downloads: Mapping[str, str] = field(default_factory=dict)

    def href(self, href: str | None) -> str | None:
        """Return the href, or None if the page is only planned."""
        if href is None or is_outside(href):
            return href
        if href in self.downloads:
            return self.downloads[href]
        path = split_fragment(href)[0]
        is_planned = path not in self.ledger or self.ledger[path].state == "planned"
        return None if path and is_planned else href

    def navigation(self, links: Iterable[NavigationLink]) -> list[Link]:
        """Return menu entries as links."""
        return [Link(label=link.label, href=self.href(link.path)) for link in links]

    def resolve(self, model: Model) -> Model:
        """Return the model with every `href` inside it resolved; the same model if nothing changes."""
        resolved: Model = rewritten(model, lambda name, value: self.href(value) if name == "href" else value)
        return resolved


def rewritten(value: Any, change: Callable[[str, Any], Any], name: str = "") -> Any:  # noqa: ANN401 - as is given
    """Return a value with what `change` makes of each value inside it; the same value if nothing changes.

    `change` gets the name of the field, and the value. It is then applied inside each value that it left unchanged.
    """
    changed = change(name, value)
    if changed is not value:
        return changed
    if isinstance(value, BaseModel):
        fields = ((each, getattr(value, each)) for each in type(value).model_fields)
        updates = {each: new for each, old in fields if (new := rewritten(old, change, each)) is not old}
        return value.model_copy(update=updates) if updates else value
    if isinstance(value, list):
        items = [rewritten(item, change, name) for item in value]
        return value if all(map(operator.is_, items, value)) else items
    return value
