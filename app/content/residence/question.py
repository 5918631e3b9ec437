"""The question to an advisor with which somebody leaves the guide: what was answered, and what came out."""

from collections.abc import Mapping
from typing import Any

from app.content.residence.guide import UNKNOWN, Step, results

_BEGINS = "I have answered your guide on residence."
_ENDS = "What follows for my investments in India?"


def question_after(step: Step, words: Mapping[str, Any]) -> str:
    """Return the words with which the form of an advisor begins, a line an answer. The visitor sees and edits them.

    `words` is the drawn guide: its names of questions, answers and tests stand in the lines.
    """
    questions = {question["parameter"]: question for question in words["questions"]}
    told = [_line(questions[parameter], value) for parameter, value in step.given.items() if value != UNKNOWN]
    tax, fema = results(step.answers)
    found = [
        f"{words[test]['heading']}: {status}"
        for test, status in (("tax", tax.status), ("fema", fema.status))
        if step.question is None and status is not None
    ]
    return "\n".join([_BEGINS, *told, *found, _ENDS])


def _line(question: Mapping[str, Any], value: str) -> str:
    labels = {option["value"]: option["label"] for option in question["options"]}
    return f"{question['short']}: {labels.get(value, value)}"
