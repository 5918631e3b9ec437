"""Where somebody stands in the guide, and their words to an advisor; plain JSON, for processes without models."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from app.content.residence.day_limits import fema_days, tax_days
from app.content.residence.decision import Decision
from app.content.residence.guide import CHOICES, PARAMETERS, UNKNOWN, Step, most_of, results

JsonObject = dict[str, Any]


def guide_state(step: Step, params: Mapping[str, str], path: str) -> JsonObject:
    """Return the state of the rendered guide at a step. `path` is its address."""
    answers = {**step.given, **step.kept}
    return {
        "question": None if step.question is None else _question(step, step.question, params, path),
        "given": [_given(parameter, answers, path) for parameter in answers],
        "results": _results(step) if step.question is None else None,
        "days": tax_days(step.answers),
    }


def _question(step: Step, name: str, params: Mapping[str, str], path: str) -> JsonObject:
    parameter = PARAMETERS[name]
    return {
        "number": len(step.given) + 1,
        "parameter": parameter,
        "most": None if name in CHOICES else most_of(name),
        "written": params.get(parameter, "") if step.error else "",
        "error": step.error,
        "skipHref": _address(path, {**step.given, parameter: UNKNOWN, **step.kept}),
    }


def _given(parameter: str, answers: Mapping[str, str], path: str) -> JsonObject:
    others = {other: value for other, value in answers.items() if other != parameter}
    return {
        "parameter": parameter,
        "value": answers[parameter],
        "isSkipped": answers[parameter] == UNKNOWN,
        "changeHref": _address(path, others),
    }


def _results(step: Step) -> JsonObject:
    tax, fema = results(step.answers)
    return {"tax": _result(tax, tax_days(step.answers)), "fema": _result(fema, fema_days(step.answers))}


def _result(decision: Decision[Any], days: JsonObject | None) -> JsonObject:
    return {
        "status": None if decision.status is None else str(decision.status),
        "reason": _sentence("; ".join(decision.grounds)),
        "missing": list(decision.missing),
        "days": days,
    }


def _sentence(words: str) -> str | None:
    return f"{words[0].upper()}{words[1:]}." if words else None


def _address(path: str, given: Mapping[str, str]) -> str:
    return f"{path}?{urlencode(given)}" if given else path


_BEGINS = "I have answered your guide on residence."
_ENDS = "What follows for my investments in India?"


def message_after(step: Step, words: Mapping[str, Any]) -> str:
    """Return the first words of the advisor's form, a line for each answer, as the guide's block words them."""
    questions = {question["parameter"]: question for question in words["questions"]}
    answers = [_line(questions[parameter], value) for parameter, value in step.given.items() if value != UNKNOWN]
    tax, fema = results(step.answers)
    outcomes = [
        f"{words[test]['heading']}: {status}"
        for test, status in (("tax", tax.status), ("fema", fema.status))
        if step.question is None and status is not None
    ]
    return "\n".join([_BEGINS, *answers, *outcomes, _ENDS])


def _line(question: Mapping[str, Any], value: str) -> str:
    labels = {option["value"]: option["label"] for option in question["options"]}
    return f"{question['short']}: {labels.get(value, value)}"
