"""`confirmations.yaml`: what only a named person can confirm, and who has confirmed it when."""

from datetime import date

from pydantic import Field

from app.content.models.base import ContentModel, PagePath, Text


class ReviewedBy(ContentModel):
    """The person who read a page and found it right, in which role, and the day."""

    name: Text
    role: Text
    on: date


class ReviewedPage(ContentModel):
    """A page on law, tax or terms that somebody has to review; `reviewed` is None until a named person has."""

    page: PagePath
    reviewed: ReviewedBy | None = None


class CounselConfirmation(ContentModel):
    """Counsel's answer on a topic: who gave it, and the day."""

    by: Text
    on: date


class CounselTopic(ContentModel):
    """A topic of law or tax that rests on general knowledge, the pages that mention it, and counsel's answer."""

    topic: Text
    stands_on: list[PagePath] = Field(min_length=1)
    confirmed: CounselConfirmation | None = None


class Confirmations(ContentModel):
    """Pages that wait for a reviewer and topics that wait for counsel, each with its answer once there is one."""

    reviews: list[ReviewedPage] = []
    counsel: list[CounselTopic] = []
