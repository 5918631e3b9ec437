"""What staff may edit, before it has names for the panel."""

from dataclasses import dataclass
from typing import Any

from app.content.editions.published import Kind


@dataclass(frozen=True)
class Subject:
    """A strategy's figures or a section of words.

    `data` is what is published now, in the shape of an edition's; `number` 0 says it is the content folder's own.
    `base_digest` is of what the folder holds, with nothing laid over.
    """

    kind: Kind
    subject: str
    number: int
    base_digest: str
    data: dict[str, Any]
