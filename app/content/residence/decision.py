"""A decision if some answers may be missing. It stands only if every possible answer leads to it."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Generic, TypeVar

from app.content.residence.answers import NESTED_DAYS, WORDS, Answered, PersonOrigin, ResidenceAnswers, Stay

Status = TypeVar("Status")

Grounds = tuple[str, ...]
Rule = Callable[[Answered], tuple[Status, Grounds]]
"""The result of the law once everything is answered: the status, and why."""

# For each answer, the values on both sides of every limit in a rule. Days also have the fewest and the most, so that
# some value agrees with what is known of the times inside and around.
_EXAMPLES: Mapping[str, Sequence[object]] = {
    "person": tuple(PersonOrigin),
    "stay": tuple(Stay),
    "days_in_year": (59, 119, 181, 365),
    "days_in_preceding_year": (0, 182, 183, 365),
    "days_in_four_years_before": (0, 364, 365, 1461),
    "days_in_seven_years_before": (0, 729, 730, 2557),
    "non_resident_years_of_ten": (8, 10),
    "indian_income_above_15_lakh": (False, True),
    "taxed_in_another_country": (False, True),
}


@dataclass(frozen=True)
class Decision(Generic[Status]):
    """`status` is None while undecided: `missing` says what to ask for. `grounds` say why, whatever is missing."""

    status: Status | None
    grounds: Grounds
    missing: tuple[str, ...]


def decide(answers: ResidenceAnswers, rule: Rule[Status], reads: Collection[str]) -> Decision[Status]:
    """Judge all completions of the answers by the rule, which depends only on the answers it `reads`."""
    outcomes = {complete: rule(complete) for complete in _completions(answers, reads)}
    possible = {status for status, _ in outcomes.values()}
    if len(possible) > 1:
        missing = tuple(WORDS[name] for name in Answered._fields if _matters(name, outcomes))
        return Decision(None, (), missing)
    (status,) = possible
    first, *others = (grounds for _, grounds in outcomes.values())
    common = tuple(ground for ground in first if all(ground in grounds for grounds in others))
    return Decision(status, common, ())


def _matters(name: str, outcomes: Mapping[Answered, tuple[Status, Grounds]]) -> bool:
    """Return whether this answer alone can change the status, if all others stay the same."""
    place = Answered._fields.index(name)
    found: dict[tuple[object, ...], Status] = {}
    return any(
        found.setdefault((*complete[:place], *complete[place + 1 :]), status) != status
        for complete, (status, _) in outcomes.items()
    )


def _completions(answers: ResidenceAnswers, reads: Collection[str]) -> Iterator[Answered]:
    bounds = [name for name in NESTED_DAYS if name in reads or getattr(answers, name) is not None]
    for values in product(*(_choices(name, answers, reads) for name in Answered._fields)):
        complete = Answered._make(values)
        spans = [getattr(complete, name) for name in bounds]
        if spans == sorted(spans):
            yield complete


def _choices(name: str, answers: ResidenceAnswers, reads: Collection[str]) -> Sequence[object]:
    if (known := getattr(answers, name)) is not None:
        return (known,)
    if name not in reads:
        return _EXAMPLES[name][:1]
    return (*_EXAMPLES[name], *_days_between(name, answers, reads)) if name in NESTED_DAYS else _EXAMPLES[name]


def _days_between(name: str, answers: ResidenceAnswers, reads: Collection[str]) -> set[int]:
    """Return days with which a time can always hold a shorter one, or lie within a longer one."""
    others = (other for other in NESTED_DAYS[: NESTED_DAYS.index(name)] if other in reads)
    shorter = (each for other in others for each in _EXAMPLES[other])
    known = (getattr(answers, other) for other in NESTED_DAYS)
    most = max(days for days in _EXAMPLES[name] if isinstance(days, int))
    return {days for days in (*shorter, *known) if isinstance(days, int) and days <= most} - set(_EXAMPLES[name])
