"""The message to an advisor with which somebody leaves the guide: the answers, and the results."""

from collections.abc import Mapping
from typing import Any

from app.content.residence.guide import UNKNOWN, Step, results

_BEGINS = "I have answered your guide on residence."
_ENDS = "What follows for my investments in India?"


def message_after(step: Step, words: Mapping[str, Any]) -> str:
    """Return the first words of the advisor's form, a line for each answer. The visitor sees and edits them.

    `words` is the guide's block: the lines use its names of questions, answers and tests.
    """
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
