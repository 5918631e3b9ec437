"""The kinds of queries as staff and the API name them; LeadKind names the forms they come through."""

from enum import StrEnum


class QueryKind(StrEnum):
    """A query to the firm, or a wish to speak with an advisor. Each kind has its list."""

    CONTACT = "contact"
    SPEAK = "speak"

    @property
    def label(self) -> str:
        """What the panel's menu says."""
        return f"{self.value.title()} Query"
