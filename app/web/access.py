"""Who may call a route. Every view must declare it; a test fails otherwise."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

_ATTRIBUTE = "declared_access"
View = TypeVar("View", bound=Callable[..., Any])


class Access(StrEnum):
    """The audiences of routes; proved staff gave password or passkey a short while ago."""

    EVERYONE = "everyone"
    STAFF = "staff"
    PROVED_STAFF = "proved staff"


def open_to(audience: Access) -> Callable[[View], View]:
    """Declare who may call a view. It must stand directly above the function, below the route."""

    def declare(view: View) -> View:
        setattr(view, _ATTRIBUTE, audience)
        return view

    return declare


def declared_access(view: Callable[..., Any]) -> Access | None:
    """Return what the view declared, or None."""
    audience: Access | None = getattr(view, _ATTRIBUTE, None)
    return audience
