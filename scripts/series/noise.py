"""Chance that falls the same way on every machine and in every Python version."""

import random


class Noise:
    """A stream of numbers that its seed alone decides."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)  # noqa: S311

    def standard_normal(self) -> float:
        """Sum of twelve uniforms: `random()` gives the same numbers in every Python version, `gauss()` need not."""
        return sum(self._random.random() for _ in range(12)) - 6
