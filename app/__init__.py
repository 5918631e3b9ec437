"""The site's Python. `flask` looks here for `create_app`, imported only then: no other process needs all of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask

    from app.commands import create_app

__all__ = ["create_app"]


def __getattr__(name: str) -> "Callable[..., Flask]":
    if name != "create_app":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from app.commands import create_app  # noqa: PLC0415

    return create_app
