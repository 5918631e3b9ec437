"""What checks find in a draft, and what it changes, as the desk shows them."""

from pydantic import Field

from app.content.models.base import ContentModel


class Finding(ContentModel):
    """A fault or question and its place: a row of a dataset, counted from 0, or a field.

    A place outside the edition is named by the message. `mayBeConfirmed`: staff may confirm that the value is right;
    then it is not a fault.
    """

    dataset: str | None = None
    row: int | None = Field(ge=0, default=None)
    column: str | None = None
    field: str = ""
    message: str
    may_be_confirmed: bool = False


class Change(ContentModel):
    """One change by an edition; null on the side that has no value."""

    label: str
    before: str | None
    after: str | None
