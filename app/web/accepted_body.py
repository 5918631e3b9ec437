"""Declares bodies other than JSON of the usual size. The request guard and the nginx configuration read this."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

_ATTRIBUTE = "accepted_body"
View = TypeVar("View", bound=Callable[..., Any])


@dataclass(frozen=True)
class AcceptedBody:
    """The accepted media types, without parameters, and the maximum length."""

    media_types: tuple[str, ...]
    most_bytes: int


def takes(body: AcceptedBody) -> Callable[[View], View]:
    """Declare on a view function what body it takes."""

    def declare(view: View) -> View:
        setattr(view, _ATTRIBUTE, body)
        return view

    return declare


def accepted_body(view: Callable[..., Any] | None) -> AcceptedBody | None:
    """Return what the view declared, or None."""
    body: AcceptedBody | None = getattr(view, _ATTRIBUTE, None)
    return body
