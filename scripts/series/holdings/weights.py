"""Fits a portfolio's weights, in hundredths of a percent, exactly to stated sums."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from scripts.series.lines import Noise

ROUNDS = 400
UNEVENNESS = 0.05


@dataclass(frozen=True)
class Share:
    """A group of companies, by index in the list, and their total weight in hundredths of a percent."""

    places: frozenset[int]
    hundredths: int


def fit_weights(count: int, shares: Sequence[Share], steepness: float, seed: str) -> list[int]:
    """Return a weight for each of `count` companies, largest wished first, so that every share is met exactly.

    `steepness` is how much more the first company weighs than the last, before the shares are met.
    """
    weights = _wished_weights(count, steepness, seed)
    for _, share in product(range(ROUNDS), shares):
        factor = share.hundredths / sum(weights[place] for place in share.places)
        weights = [weight * factor if place in share.places else weight for place, weight in enumerate(weights)]
    return _settle_hundredths([round(weight) for weight in weights], shares)


def _wished_weights(count: int, steepness: float, seed: str) -> list[float]:
    noise = Noise(seed)
    heights = [1 - place / (count - 1) for place in range(count)]
    return [1 + (steepness - 1) * height * height + UNEVENNESS * noise.standard_normal() for height in heights]


def _settle_hundredths(weights: list[int], shares: Sequence[Share]) -> list[int]:
    """Move single hundredths until rounding errors are gone."""
    while missed := _total_missed(weights, shares):
        better = next((moved for moved in _moves(weights) if _total_missed(moved, shares) < missed), None)
        if better is None:
            raise ValueError(f"the shares are missed by {missed} hundredths of a percent, and no move corrects it")
        weights = better
    return weights


def _total_missed(weights: Sequence[int], shares: Sequence[Share]) -> int:
    return sum(abs(share.hundredths - sum(weights[place] for place in share.places)) for share in shares)


def _moves(weights: list[int]) -> list[list[int]]:
    """Every way to change one weight, or two against each other, by one hundredth."""
    places = range(len(weights))
    singles = [{place: change} for place, change in product(places, (1, -1))]
    pairs = [{up: 1, down: -1} for up, down in product(places, places) if up != down]
    return [[weight + move.get(place, 0) for place, weight in enumerate(weights)] for move in (*singles, *pairs)]
