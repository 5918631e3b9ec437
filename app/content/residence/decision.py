"""A decision if some answers may be missing. It stands only if every possible answer leads to it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Generic, TypeVar

from app.content.residence.answers import NESTED_DAYS, WORDS, Answered, Person, ResidenceAnswers, Stay

Status = TypeVar("Status")

Grounds = tuple[str, ...]
Rule = Callable[[Answered], tuple[Status, Grounds]]
"""The result of the law once everything is answered: the status, and why."""

# For each answer the values on both sides of every limit that a rule knows; of days the fewest and the most as well, so
# that some agree with whatever is known of the times inside and around.
_EXAMPLES: Mapping[str, Sequence[object]] = {
    "person": tuple(Person),
    "stay": tuple(Stay),
    "days_in_year": (59, 119, 181, 366),
    "days_in_preceding_year": (0, 182, 183, 366),
    "days_in_four_years_before": (0, 364, 365, 1461),
    "days_in_seven_years_before": (0, 729, 730, 2557),
    "non_resident_years_of_ten": (8, 10),
    "indian_income_above_15_lakh": (False, True),
    "taxed_in_another_country": (False, True),
}


@dataclass(frozen=True)
class Decision(Generic[Status]):
    """The decision on a person.

    `status` is None while it cannot be decided: then `missing` names, in words, what to ask for. `possible` are the
    statuses that remain. `grounds` say why, if they are the same whatever is missing.
    """

    status: Status | None
    possible: frozenset[Status]
    grounds: Grounds
    missing: tuple[str, ...]


def decide(answers: ResidenceAnswers, rule: Rule[Status]) -> Decision[Status]:
    """Judge all completions of the answers by the rule."""
    outcomes = {complete: rule(complete) for complete in _completions(answers)}
    possible = frozenset(status for status, _ in outcomes.values())
    if len(possible) > 1:
        missing = tuple(WORDS[name] for name in Answered._fields if _matters(name, outcomes))
        return Decision(None, possible, (), missing)
    (status,) = possible
    first, *others = (grounds for _, grounds in outcomes.values())
    common = tuple(ground for ground in first if all(ground in grounds for grounds in others))
    return Decision(status, possible, common, ())


def _matters(name: str, outcomes: Mapping[Answered, tuple[Status, Grounds]]) -> bool:
    """Tell whether this answer alone can change the status, if all others stay the same."""
    place = Answered._fields.index(name)
    found: dict[tuple[object, ...], Status] = {}
    return any(
        found.setdefault((*complete[:place], *complete[place + 1 :]), status) != status
        for complete, (status, _) in outcomes.items()
    )


def _completions(answers: ResidenceAnswers) -> Iterator[Answered]:
    for values in product(*(_choices(name, answers) for name in Answered._fields)):
        complete = Answered._make(values)
        spans = [getattr(complete, name) for name in NESTED_DAYS]
        if spans == sorted(spans):
            yield complete


def _choices(name: str, answers: ResidenceAnswers) -> Sequence[object]:
    known = getattr(answers, name)
    return _EXAMPLES[name] if known is None else (known,)
