"""Words that visitors use for one another: `search-words.yaml`."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field, StringConstraints

from app.content.models.base import ContentModel

SearchWord = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+$", max_length=30)]


class SearchWords(ContentModel):
    """Groups of words that mean the same to the search, in small letters. The first one names the meaning."""

    groups: list[Annotated[list[SearchWord], Field(min_length=2)]]

    @property
    def meanings(self) -> Mapping[str, str]:
        """Return the meaning of each word."""
        return {word: group[0] for group in self.groups for word in group}
