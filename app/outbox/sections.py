"""The two lists of queries by their names in the panel's addresses and on its screen."""

from enum import StrEnum


class Section(StrEnum):
    """Where in the panel a query is listed."""

    CONTACT = "contact"
    SPEAK = "speak"

    @property
    def label(self) -> str:
        """What the panel's menu says."""
        return f"{self.value.title()} Query"
