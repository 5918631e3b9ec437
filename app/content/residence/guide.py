"""The guide through the tests of residence: which question comes next, and what has been answered. Pure.

A question is asked only if its answer can still change a result. A skipped question may leave no result, never a guess.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

from pydantic import ValidationError

from app.content.residence.answers import WORDS, Answered, PersonOrigin, ResidenceAnswers, Stay
from app.content.residence.decision import Decision
from app.content.residence.fema_residence import FemaStatus, fema_residence
from app.content.residence.tax_residence import TaxStatus, tax_residence

UNKNOWN = "unknown"
"""What stands in the address for a question that was skipped."""

QUESTIONS = (
    *("person", "stay", "days_in_year", "days_in_four_years_before"),
    *("indian_income_above_15_lakh", "taxed_in_another_country"),
    *("days_in_seven_years_before", "non_resident_years_of_ten", "days_in_preceding_year"),
)
PARAMETERS: Mapping[str, str] = {name: ResidenceAnswers.model_fields[name].alias or name for name in QUESTIONS}
"""The parameter of each question in the address."""

CHOICES: Mapping[str, Mapping[str, object]] = {
    "person": {each.value: each for each in PersonOrigin},
    "stay": {each.value: each for each in Stay},
    "indian_income_above_15_lakh": {"yes": True, "no": False},
    "taxed_in_another_country": {"yes": True, "no": False},
}
"""The choices of each question; the others take a whole number."""

# Nothing can be decided for everybody without these.
_ALWAYS_ASKED = ("person", "stay")
_ANY_CHOICE = "Choose one of the answers, or skip the question."
_ANY_NUMBER = "Write a whole number, such as 120, or skip the question."


@dataclass(frozen=True)
class Step:
    """How far somebody has come.

    `given` are the parameters that count so far, in order. `question` is the next one, None at the end; `error` says
    what is wrong with its answer if one was given. `kept` are answers to questions after it that may still count.
    """

    answers: ResidenceAnswers
    given: Mapping[str, str]
    question: str | None
    kept: Mapping[str, str]
    error: str | None = None


def walk(params: Mapping[str, str]) -> Step:
    """Follow the answers in the order of the questions, up to the first that is missing or faulty.

    An answer that can change nothing is left out, unless it contradicts one before it: then it is faulty.
    """
    answers, given = ResidenceAnswers(), dict[str, str]()
    for place, name in enumerate(QUESTIONS, start=1):
        written = params.get(PARAMETERS[name])
        if not _is_asked(name, answers) and not _contradicts(name, answers, written):
            continue
        if written is None:
            return Step(answers, given, name, _kept(answers, params, QUESTIONS[place:]))
        try:
            answers, given[PARAMETERS[name]] = _answered(answers, name, written.strip())
        except ValueError as error:
            return Step(answers, given, name, _kept(answers, params, QUESTIONS[place:]), str(error))
    return Step(answers, given, None, {})


def _is_asked(name: str, answers: ResidenceAnswers) -> bool:
    return name in _ALWAYS_ASKED or name in still_matter(answers)


def _contradicts(name: str, answers: ResidenceAnswers, written: str | None) -> bool:
    """Return whether this is an answer by itself, but not beside those before it."""
    return written is not None and _fits(ResidenceAnswers(), name, written) and not _fits(answers, name, written)


def _fits(answers: ResidenceAnswers, name: str, written: str) -> bool:
    try:
        _answered(answers, name, written.strip())
    except ValueError:
        return False
    return True


def _kept(answers: ResidenceAnswers, params: Mapping[str, str], names: Sequence[str]) -> Mapping[str, str]:
    """Return the parameters of these questions that were answered before, without what is no answer by itself."""
    kept = dict[str, str]()
    for name in names:
        if (written := params.get(PARAMETERS[name])) is not None and _is_asked(name, answers):
            with suppress(ValueError):
                _, kept[PARAMETERS[name]] = _answered(ResidenceAnswers(), name, written.strip())
    return kept


@lru_cache(maxsize=256)
def still_matter(answers: ResidenceAnswers) -> frozenset[str]:
    """Return the questions whose answers can still change the residence for tax or by FEMA."""
    tax, fema = results(answers)
    words = {*tax.missing, *fema.missing}
    return frozenset(name for name in Answered._fields if WORDS[name] in words)


@lru_cache(maxsize=256)
def results(answers: ResidenceAnswers) -> tuple[Decision[TaxStatus], Decision[FemaStatus]]:
    """Return the residence for tax and by FEMA, each undecided while an answer that matters is missing."""
    return tax_residence(answers), fema_residence(answers)


def _answered(answers: ResidenceAnswers, name: str, written: str) -> tuple[ResidenceAnswers, str]:
    """Return the answers with one more, and how the address has it. Raises ValueError, in words for visitors."""
    if written == UNKNOWN:
        return answers, written
    choices = CHOICES.get(name)
    if choices is not None and written not in choices:
        raise ValueError(_ANY_CHOICE)
    if choices is None and not (written.isascii() and written.isdigit()):
        raise ValueError(_ANY_NUMBER)
    value = int(written) if choices is None else choices[written]
    try:
        more = ResidenceAnswers.model_validate({**answers.model_dump(), name: value})
    except ValidationError as error:
        raise ValueError(_why(error, name)) from None
    return more, str(value) if choices is None else written


def _why(error: ValidationError, name: str) -> str:
    (fault, *_) = error.errors()
    if fault["type"] == "less_than_equal":
        return f"That is more than there are {WORDS[name]}: at most {most_of(name)}."
    return f"{fault['msg'].removeprefix('Value error, ')}."


def most_of(name: str) -> int:
    """Return the largest number that a question takes. Raises StopIteration for one that takes no number."""
    return next(int(rule.le) for rule in ResidenceAnswers.model_fields[name].metadata if hasattr(rule, "le"))
