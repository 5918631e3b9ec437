"""What a route takes that takes something else than JSON of the usual size. The guard and nginx ask for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

_ATTRIBUTE = "taken_body"
View = TypeVar("View", bound=Callable[..., Any])


@dataclass(frozen=True)
class TakenBody:
    """Media types, without parameters, and the largest length."""

    media_types: tuple[str, ...]
    most_bytes: int


def takes(body: TakenBody) -> Callable[[View], View]:
    """Declare on a view function what body it takes."""

    def declare(view: View) -> View:
        setattr(view, _ATTRIBUTE, body)
        return view

    return declare


def taken_body(view: Callable[..., Any] | None) -> TakenBody | None:
    """Return what the view declared, or None."""
    body: TakenBody | None = getattr(view, _ATTRIBUTE, None)
    return body
