"""Pages that answer declared parameters of their address: what each reads, and what it puts into its stored document.

A further page is one entry of `ANSWERS`, with the block that shows it. Parameters may be about a person or their money:
no log holds a query string, and they are used only for the answer.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlencode

from app.content.costs.question import advisor_message, answer_costs, read_question
from app.content.known_paths import (
    AMOUNT_PARAMETER,
    COSTS_PATH,
    EXPLORER_PATH,
    FEE_PARAMETER,
    GUIDE_PATH,
    STRATEGY_PARAMETER,
    YEARS_PARAMETER,
    costs_query_string,
)
from app.content.residence.guide import PARAMETERS, walk
from app.content.residence.guide_state import guide_state, message_after
from app.content.snapshots.comparison_rows import JsonObject, in_a_row
from app.content.snapshots.dynamic_documents import FAULTY, block_of, entitle, take_along
from app.forms.declared import ADVISOR

Given = Mapping[str, str]
"""The declared parameters that have a value, in the order in which they are declared.

The strategies of a comparison are one value, with commas between their slugs.
"""

Stored = Callable[[str], JsonObject]
"""The document of a stored page by its path. Raises KeyError if there is none."""


@dataclass(frozen=True)
class DynamicAnswer:
    """A page with parameters of its own.

    parameters: their names.
    complete: puts the answer into the page's document; it may take words of other pages. It must not trust a value.
    or_stored: whether the stored page may stand in where the answer cannot be rendered now.
    """

    parameters: tuple[str, ...]
    complete: Callable[[JsonObject, Given, Stored], None]
    or_stored: bool = False


def _work_out_costs(document: JsonObject, given: Given, _: Stored) -> None:
    question = read_question(*map(given.get, _OF_COSTS))
    block = block_of(document, "costsAnswer")
    block["answer"] = answer_costs(question).model_dump(mode="json", by_alias=True)
    if block["ask"]["href"] is not None:
        query = costs_query_string(question.amount_rupees, question.year, question.fee)
        block["ask"]["href"] = f"{ADVISOR.page}?{query}"
    if question.errors:
        entitle(document, FAULTY)


def _begin_message(document: JsonObject, given: Given, stored: Stored) -> None:
    """Write the first words of the message. They are ours: the address gives a sum, a year, answers and strategies."""
    question, step = read_question(*map(given.get, _OF_COSTS)), walk(given)
    compared = _names(given.get(STRATEGY_PARAMETER, ""), stored)
    if {AMOUNT_PARAMETER, YEARS_PARAMETER} <= given.keys() and not question.errors:
        message = advisor_message(question)
    elif compared:
        message = f"I have compared {in_a_row(compared)}. Which fits me, and what would each cost me in rupees?"
    elif step.given:
        message = message_after(step, block_of(stored(GUIDE_PATH), "residenceGuide"))
    else:
        return
    block_of(document, "contactHead")["form"]["prefilled"] = {"message": message}


def _names(slugs: str, stored: Stored) -> list[str]:
    names = []
    for slug in dict.fromkeys(slugs.split(",")):
        # An unknown slug, or a page without a factsheet's head, begins no message.
        with suppress(KeyError, StopIteration):
            names.append(block_of(stored(f"{EXPLORER_PATH}/{slug}"), "factsheetHead")["heading"])
    return names


def _walk_on(document: JsonObject, given: Given, _: Stored) -> None:
    """Put in the question or results that the answers lead to. The title says which; a call takes the answers along."""
    step = walk(given)
    block_of(document, "residenceGuide")["state"] = guide_state(step, given, GUIDE_PATH)
    entitle(document, "Your result" if step.question is None else f"Question {len(step.given) + 1}")
    if step.given:
        take_along(document, urlencode(step.given))


_OF_COSTS = (AMOUNT_PARAMETER, YEARS_PARAMETER, FEE_PARAMETER)
_OF_GUIDE = tuple(PARAMETERS.values())
ANSWERS: Mapping[str, DynamicAnswer] = {
    COSTS_PATH: DynamicAnswer(_OF_COSTS, _work_out_costs),
    GUIDE_PATH: DynamicAnswer(_OF_GUIDE, _walk_on),
    ADVISOR.page: DynamicAnswer((*_OF_COSTS, STRATEGY_PARAMETER, *_OF_GUIDE), _begin_message, or_stored=True),
}
