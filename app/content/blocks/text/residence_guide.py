"""The guide to residence: one question at a time, then the status for tax and by FEMA, and what follows."""

from typing import Literal

from pydantic import field_validator, model_validator

from app.content.blocks.fact_drawings import SpansDrawing
from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.known_paths import GUIDE_PATH
from app.content.models.base import ContentModel, Section, Slug, Text
from app.content.models.rich_text import RichText
from app.content.residence.fema_residence import FemaStatus
from app.content.residence.guide import CHOICES, PARAMETERS, QUESTIONS, walk
from app.content.residence.guide_state import guide_state
from app.content.residence.tax_residence import TaxStatus


class GuideOption(ContentModel):
    """An answer to choose: as the address has it, and as it is read."""

    value: Text
    label: Text


class GuideQuestion(ContentModel):
    """A question. `short` is its subject beside an answer. Without options it takes a number."""

    parameter: Text
    question: Text
    short: Text
    hint: Text | None = None
    options: list[GuideOption] = []


class StatusMeaning(ContentModel):
    """What follows from a status: for tax or accounts, for paperwork, and what to do next."""

    status: Text
    means: RichText
    papers: RichText
    next: RichText


class GuideTest(ContentModel):
    """One of the two tests: its name, what its status decides on, the law, and the meaning of each status."""

    heading: Text
    decides: Text
    law: Text
    meanings: list[StatusMeaning]
    undecided: RichText


class ResidenceGuideSource(Section):
    """The words of the guide. `app/content/residence/` decides the order of questions and the result."""

    kind: Literal["residenceGuide"]
    id: Slug
    questions: list[GuideQuestion]
    tax: GuideTest
    fema: GuideTest
    footnote: Text

    @field_validator("questions")
    @classmethod
    def _each_question_with_its_answers(cls, questions: list[GuideQuestion]) -> list[GuideQuestion]:
        given, wanted = [question.parameter for question in questions], [PARAMETERS[name] for name in QUESTIONS]
        if given != wanted:
            raise ValueError(f"has the parameters {', '.join(given)}: write {', '.join(wanted)}, in this order")
        for name, question in zip(QUESTIONS, questions, strict=True):
            offered, known = [option.value for option in question.options], list(CHOICES.get(name, ()))
            if offered != known:
                raise ValueError(f"{question.parameter} offers {offered}: offer {known}, in this order")
        return questions

    @model_validator(mode="after")
    def _each_status_with_its_meaning(self) -> "ResidenceGuideSource":
        for test, statuses in ((self.tax, TaxStatus), (self.fema, FemaStatus)):
            given, wanted = [meaning.status for meaning in test.meanings], [str(status) for status in statuses]
            if given != wanted:
                raise ValueError(f"{test.heading} explains {given}: explain {wanted}, in this order")
        return self


class NextQuestion(ContentModel):
    """The question to answer next; `number` counts from 1, `most` may be answered, `skip_href` goes on without."""

    number: int
    parameter: str
    most: int | None
    written: str
    error: str | None
    skip_href: str


class GivenAnswer(ContentModel):
    """An earlier answer. `change_href` asks for it anew and keeps the others; a skipped one counts as not given."""

    parameter: str
    value: str
    is_skipped: bool
    change_href: str


class GuideResult(ContentModel):
    """The result of a test. Without a `status` it cannot be decided, and `missing` names what is missing."""

    status: str | None
    reason: str | None
    missing: list[str]
    days: SpansDrawing | None


class GuideResults(ContentModel):
    """The results of both tests, each by itself: they can differ for the same person."""

    tax: GuideResult
    fema: GuideResult


class GuideState(ContentModel):
    """Where somebody stands: at a question, with the limits of days left open so far, or at the results."""

    question: NextQuestion | None
    given: list[GivenAnswer]
    results: GuideResults | None
    days: SpansDrawing


class ResidenceGuideBlock(ResidenceGuideSource):
    """The guide as rendered: the words that `state` needs."""

    path: str
    state: GuideState


def compose(source: ResidenceGuideSource, _: BlockContext) -> ResidenceGuideBlock:
    """Return the guide with its first question. Answers are filled in for each request."""
    return as_rendered(source, ResidenceGuideBlock, path=GUIDE_PATH, state=guide_state(walk({}), {}, GUIDE_PATH))


KIND = BlockKind(ResidenceGuideSource, ResidenceGuideBlock, compose, only_at=GUIDE_PATH)
