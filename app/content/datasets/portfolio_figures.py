"""The figures of a portfolio as they are shown: as stated where stated, computed from the rows otherwise."""

from dataclasses import dataclass
from decimal import Decimal

from app.content.datasets import summaries
from app.content.datasets.figures import fixed, plain, rounded
from app.content.datasets.holdings import Holdings
from app.content.models.datasets import HoldingsDataset

SIZE_NAMES = {"large": "Large", "mid": "Mid", "small": "Small"}
CASH_NAME = "Cash"


@dataclass(frozen=True)
class Portfolio:
    """Holdings and what their dataset states of them. `checks` has proved that the two agree."""

    dataset: HoldingsDataset
    holdings: Holdings

    @property
    def stocks(self) -> int:
        """The number of companies held."""
        return len(self.holdings.stocks)

    @property
    def top_ten(self) -> str:
        """The weight of the ten largest companies, in percent."""
        return self._shown(self.dataset.stated.top_ten_percent, summaries.top_ten_percent(self.holdings))

    @property
    def top_five_sectors(self) -> str:
        """The weight of the five largest sectors, in percent."""
        return self._shown(
            self.dataset.stated.top_five_sectors_percent, summaries.top_five_sectors_percent(self.holdings)
        )

    @property
    def equity_percent(self) -> Decimal:
        """The weight of all companies."""
        stated = self.dataset.stated.equity_percent
        return self._rounded(summaries.weight_of(self.holdings.stocks)) if stated is None else stated

    @property
    def cash_percent(self) -> Decimal:
        """The weight of cash and equivalents."""
        return self._rounded(summaries.size_percent(self.holdings, "cash"))

    @property
    def sizes(self) -> list[tuple[str, Decimal]]:
        """Large, mid and small companies with their weights; those without any are left out."""
        stated = self.dataset.stated.market_cap
        weights = {
            name: self._rounded(summaries.size_percent(self.holdings, size))
            if stated is None
            else getattr(stated, size)
            for size, name in SIZE_NAMES.items()
        }
        return [(name, percent) for name, percent in weights.items() if percent > 0]

    @property
    def market_cap(self) -> list[tuple[str, Decimal]]:
        """The sizes, and cash where there is some."""
        return [*self.sizes, *([(CASH_NAME, self.cash_percent)] if self.cash_percent > 0 else [])]

    @property
    def bands(self) -> list[tuple[str, Decimal]]:
        """Market-cap bands with their weights."""
        if self.dataset.stated.bands:
            return [(band.name, band.percent) for band in self.dataset.stated.bands]
        return [(name, self._rounded(percent)) for name, percent in summaries.band_weights(self.holdings)]

    def spelt_size(self, percent: Decimal) -> str:
        """Return a weight of `market_cap` in words: as stated, or with the decimals of the rows."""
        return self._shown(None if self.dataset.stated.market_cap is None else percent, percent)

    def spelt_band(self, percent: Decimal) -> str:
        """Return a weight of `bands` in words, likewise."""
        return self._shown(percent if self.dataset.stated.bands else None, percent)

    def _shown(self, stated: Decimal | None, computed: Decimal) -> str:
        return fixed(computed, self.holdings.weight_decimals) if stated is None else plain(stated)

    def _rounded(self, percent: Decimal) -> Decimal:
        return rounded(percent, self.holdings.weight_decimals)
