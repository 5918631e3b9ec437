"""Questions and answers: `faqs/<id>.yaml`."""

from datetime import date

from app.content.models.base import AskedAs, ContentModel, Slug, Text
from app.content.models.rich_text import RichText


class Question(ContentModel):
    """One question with its answer."""

    id: Slug
    question: Text
    answer: RichText
    also_asked: AskedAs = []


class Faq(ContentModel):
    """`faqs/<id>.yaml`: a list of questions, reviewed on a date."""

    reviewed_on: date
    questions: list[Question]
