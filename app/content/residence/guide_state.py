"""What the guide shows at a step, put together from the words of its page. Plain JSON in, JSON out.

The processes that serve visitors do this for each request, and hold no models of content.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from app.content.residence.decision import Decision
from app.content.residence.guide import ASKED_IN_ORDER, CHOICES, PARAMETERS, UNKNOWN, Step, most_of, results

JsonObject = dict[str, Any]
_SKIPPED = "not told"


def guide_state(words: JsonObject, step: Step, params: Mapping[str, str], path: str) -> JsonObject:
    """Return the state of the drawn guide at a step. `words` are those of its page, `path` is its address."""
    questions = {question["asks"]: question for question in words["questions"]}
    at_the_end = step.asked is None
    return {
        "asked": None if step.asked is None else _asked(step, step.asked, questions, params, path),
        "given": [_given(asks, step.given, questions[asks], path) for asks in step.given],
        "results": _results(step, words) if at_the_end else [],
    }


def _asked(
    step: Step, name: str, questions: Mapping[str, JsonObject], params: Mapping[str, str], path: str
) -> JsonObject:
    asks = PARAMETERS[name]
    return {
        "number": len(step.given) + 1,
        "question": questions[asks],
        "most": None if name in CHOICES else most_of(name),
        "written": params.get(asks, "") if step.error else "",
        "error": step.error,
        "skipHref": _address(path, {**step.given, asks: UNKNOWN}),
    }


def _given(asks: str, given: Mapping[str, str], question: JsonObject, path: str) -> JsonObject:
    value, order = given[asks], [PARAMETERS[name] for name in ASKED_IN_ORDER]
    labels = {option["value"]: option["label"] for option in question["options"]}
    before = {other: told for other, told in given.items() if order.index(other) < order.index(asks)}
    return {
        "asks": asks,
        "value": value,
        "short": question["short"],
        "shown": _SKIPPED if value == UNKNOWN else labels.get(value, value),
        "changeHref": _address(path, before),
    }


def _results(step: Step, words: JsonObject) -> list[JsonObject]:
    tax, fema = results(step.answers)
    return [_result(tax, words["tax"]), _result(fema, words["fema"])]


def _result(decision: Decision[Any], test: JsonObject) -> JsonObject:
    status = None if decision.status is None else str(decision.status)
    meanings = {meaning["status"]: meaning for meaning in test["meanings"]}
    return {
        "heading": test["heading"],
        "decides": test["decides"],
        "law": test["law"],
        "status": status,
        "reason": _sentence("; ".join(decision.grounds)),
        "missing": list(decision.missing),
        "meaning": None if status is None else meanings[status],
        "undecided": test["undecided"],
    }


def _sentence(words: str) -> str | None:
    return f"{words[0].upper()}{words[1:]}." if words else None


def _address(path: str, given: Mapping[str, str]) -> str:
    return f"{path}?{urlencode(given)}" if given else path
