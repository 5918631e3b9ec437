"""A figure that is read when somebody asks, beside those that are counted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reading:
    """One number; its labels name nothing that a visitor wrote."""

    name: str
    description: str
    value: float
    labels: Mapping[str, str] = field(default_factory=dict)


Part = Callable[[], list[Reading]]
"""Reads the figures of one part of the site. May raise."""
