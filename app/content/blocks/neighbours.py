"""What blocks of one page know of each other. No block imports another: one offers, the other looks for the offer
among the blocks of its page."""

from abc import ABC, abstractmethod

from app.content.models.drawings.crossings import CrossoverSource


class TellsCrossings(ABC):
    """A block that tells the odds of crossing from one size of company to another."""

    @property
    @abstractmethod
    def crossings(self) -> list[CrossoverSource]:
        """The crossings, each with its odds as stated."""


class TabulatesReturns(ABC):
    """A block that shows the returns of a dataset as a table."""

    @property
    @abstractmethod
    def tabulated_dataset(self) -> str:
        """The id of the page's dataset."""
