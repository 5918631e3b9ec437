"""The figures of a portfolio as shown: stated ones as stated, others computed from the rows."""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal

from app.content.datasets import summaries
from app.content.datasets.figures import fixed, percentage, plain, rounded
from app.content.datasets.holdings import Holdings
from app.content.models.datasets import HoldingsDataset
from app.content.models.portfolio import Share

SIZE_NAMES = {"large": "Large", "mid": "Mid", "small": "Small"}
CASH_NAME = "Cash"


@dataclass(frozen=True)
class Portfolio:
    """Holdings, and the figures that their dataset states. `checks` has verified that both agree.

    `holdings` None: there are no rows, and a figure that is not stated is None. `stated_stocks` is the number of
    companies that the strategy states.
    """

    dataset: HoldingsDataset
    holdings: Holdings | None
    stated_stocks: int | None = None

    @property
    def is_sample(self) -> bool:
        """Whether the rows are a sample, of no real portfolio."""
        return self.dataset.rows == "sample"

    @property
    def stocks(self) -> int | None:
        """The number of companies held."""
        if self.stated_stocks is not None or self.holdings is None:
            return self.stated_stocks
        return len(self.holdings.stocks)

    def sum_text(self, name: str) -> str | None:
        """Return a figure of StatedSums as stated, else with the decimals of its rows; None without both."""
        stated: Decimal | None = getattr(self.dataset.stated, name)
        if stated is not None:
            return plain(stated)
        if self.holdings is None or name not in summaries.SUMS:
            return None
        return fixed(summaries.weight_of(summaries.SUMS[name](self.holdings)), self.holdings.weight_decimals)

    @property
    def equity_percent(self) -> Decimal | None:
        """The weight of all companies."""
        stated = self.dataset.stated.equity_percent
        return self._computed(lambda held: summaries.weight_of(held.stocks)) if stated is None else stated

    @property
    def size_percents(self) -> dict[str, Decimal]:
        """The weights of large, mid and small companies. Sizes without companies are left out."""
        weights = {name: self._size_percent(size) for size, name in SIZE_NAMES.items()}
        return {name: percent for name, percent in weights.items() if percent > 0}

    @property
    def sizes(self) -> list[Share]:
        """The same as shares: spelt as stated, or with the decimals of the rows."""
        is_stated = self.dataset.stated.market_cap is not None
        return [self._share(name, percent, is_stated=is_stated) for name, percent in self.size_percents.items()]

    @property
    def market_cap(self) -> list[Share]:
        """The sizes, and cash if there is some."""
        cash = self._computed(lambda held: summaries.size_percent(held, "cash")) or Decimal(0)
        is_stated = self.dataset.stated.market_cap is not None
        return [*self.sizes, *([self._share(CASH_NAME, cash, is_stated=is_stated)] if cash > 0 else [])]

    @property
    def bands(self) -> list[Share]:
        """The market-cap bands."""
        if self.dataset.stated.bands or self.holdings is None:
            return [self._share(band.name, band.percent, is_stated=True) for band in self.dataset.stated.bands]
        decimals = self.holdings.weight_decimals
        weights = summaries.band_weights(self.holdings)
        return [self._share(name, rounded(percent, decimals), is_stated=False) for name, percent in weights]

    def _size_percent(self, size: str) -> Decimal:
        stated = self.dataset.stated.market_cap
        if stated is not None:
            return Decimal(getattr(stated, size))
        return self._computed(lambda held: summaries.size_percent(held, size)) or Decimal(0)

    def _share(self, name: str, percent: Decimal, *, is_stated: bool) -> Share:
        decimals = None if is_stated or self.holdings is None else self.holdings.weight_decimals
        spelt = plain(percent) if decimals is None else fixed(percent, decimals)
        return Share(name=name, percent=percentage(percent, spelt))

    def _computed(self, compute: Callable[[Holdings], Decimal]) -> Decimal | None:
        return None if self.holdings is None else rounded(compute(self.holdings), self.holdings.weight_decimals)
