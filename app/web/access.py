"""Who may call a route. Every view says so; a test fails for one that does not."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

_ATTRIBUTE = "declared_access"
View = TypeVar("View", bound=Callable[..., Any])


class Access(StrEnum):
    """The audiences there are; proved staff gave password or passkey a short while ago."""

    EVERYONE = "everyone"
    STAFF = "staff"
    PROVED_STAFF = "proved staff"


def open_to(audience: Access) -> Callable[[View], View]:
    """Declare on a view function who may call it. Stands directly above the function, below the route."""

    def declare(view: View) -> View:
        setattr(view, _ATTRIBUTE, audience)
        return view

    return declare


def declared_access(view: Callable[..., Any]) -> Access | None:
    """Return what the view declared, or None."""
    audience: Access | None = getattr(view, _ATTRIBUTE, None)
    return audience
