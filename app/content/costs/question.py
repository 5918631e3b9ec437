"""What a visitor asks: an amount, a year and a fee. A faulty value has a message and is replaced by the usual one."""

from decimal import Decimal

from app.content.costs.by_year import SHOWN_AMOUNTS, YEARS, Costs, costs_of
from app.content.costs.rules import EXAMPLE_FEE_PERCENT, PMS_MINIMUM_RUPEES
from app.content.models.base import ContentModel
from app.content.rupees import CRORE_RUPEES, in_digits, in_words, read_rupees

USUAL_YEAR = 3
_MOST_RUPEES = 100 * CRORE_RUPEES
_UNREADABLE = "Enter rupees in digits, or such as 75 lakh or 1.5 crore."
_TOO_LITTLE = f"A PMS asks for {in_words(PMS_MINIMUM_RUPEES)} or more."
_TOO_MUCH = f"Enter at most {in_words(_MOST_RUPEES)}."
_NO_YEAR = f"Choose a year from 1 to {YEARS}."
_YEARS = {str(year): year for year in range(1, YEARS + 1)}
FEES = ("1", "1.5", "2", "2.5", "3")
_USUAL_FEE = str(EXAMPLE_FEE_PERCENT)


class AmountChoice(ContentModel):
    """An amount to choose: rupees in digits as an address has them, and in words."""

    value: str
    label: str


class CostsForm(ContentModel):
    """The visitor's question, as it stands in the form. `errors` are by field: `amount`, `years` and `fee`."""

    amount: str
    year: int
    amounts: list[AmountChoice]
    years: list[int]
    fee: str
    fees: list[str] = list(FEES)
    errors: dict[str, str]


class CostsAnswer(ContentModel):
    """The form and what is worked out; `is_example` where that is not what somebody asked for."""

    form: CostsForm
    costs: Costs
    is_example: bool


class CostsQuestion(ContentModel):
    """What can be worked out, and what was wrong with the answers, by field; `is_usual`: nobody asked anything."""

    is_usual: bool = True
    amount_rupees: int = PMS_MINIMUM_RUPEES
    year: int = USUAL_YEAR
    fee: str = _USUAL_FEE
    typed_amount: str | None = None
    errors: dict[str, str] = {}


def read_question(amount: str | None, year: str | None, fee: str | None = None) -> CostsQuestion:
    """Return the question for an amount as typed, a year's and a fee's digits; None means the usual value."""
    rupees = PMS_MINIMUM_RUPEES if amount is None else read_rupees(amount)
    fault = _amount_fault(rupees)
    errors = {} if fault is None else {"amount": fault}
    if year is not None and year not in _YEARS:
        errors["years"] = _NO_YEAR
    if fee is not None and fee not in FEES:
        errors["fee"] = f"Choose one of these fees: {', '.join(FEES)}."
    return CostsQuestion(
        is_usual={amount, year, fee} == {None},
        amount_rupees=PMS_MINIMUM_RUPEES if rupees is None or fault is not None else rupees,
        year=_YEARS.get(year or "", USUAL_YEAR),
        fee=next((each for each in FEES if each == fee), _USUAL_FEE),
        typed_amount=None if fault is None else amount,
        errors=errors,
    )


def _amount_fault(rupees: int | None) -> str | None:
    if rupees is None:
        return _UNREADABLE
    if rupees < PMS_MINIMUM_RUPEES:
        return _TOO_LITTLE
    return _TOO_MUCH if rupees > _MOST_RUPEES else None


def answer_costs(question: CostsQuestion) -> CostsAnswer:
    """Return the form with the visitor's question, and the answer."""
    typed = question.typed_amount
    form = CostsForm(
        amount=in_digits(question.amount_rupees) if typed is None else typed,
        year=question.year,
        amounts=[AmountChoice(value=str(rupees), label=in_words(rupees)) for rupees in SHOWN_AMOUNTS],
        years=list(_YEARS.values()),
        fee=question.fee,
        errors=question.errors,
    )
    costs = costs_of(question.amount_rupees, question.year, Decimal(question.fee))
    return CostsAnswer(form=form, costs=costs, is_example=question.is_usual or bool(question.errors))


def advisor_message(question: CostsQuestion) -> str:
    """Return the words with which the form of an advisor begins. The visitor sees and edits them."""
    return (
        f"I am thinking of {in_words(question.amount_rupees)}, taken out in year {question.year}, at a fee of "
        f"{question.fee}%. Which strategies fit, and what would each cost me in rupees: fees, operating costs, leaving?"
    )
