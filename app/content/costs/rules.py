"""SEBI's limits: the least amount, and the most that entry, operation and exit may cost. Each names its source."""

from decimal import Decimal

from app.content.rupees import CRORE_RUPEES, LAKH_RUPEES

PMS_MINIMUM_RUPEES = 50 * LAKH_RUPEES
"""SEBI (Portfolio Managers) Regulations 2020, regulation 23(2)."""

AIF_MINIMUM_RUPEES = 1 * CRORE_RUPEES
"""SEBI (Alternative Investment Funds) Regulations 2012, regulation 10(c). As a rule: some investors are excepted."""

EXIT_LOAD_PERCENT = (Decimal(3), Decimal(2), Decimal(1))
"""The most that leaving may cost in the first years, in percent of what is taken out; afterwards it costs nothing.

SEBI Master Circular for portfolio managers, 16 Jul 2025, as for the operating costs.
"""

OPERATING_COSTS_PERCENT = Decimal("0.50")
"""The most that operating costs may be in a year, in percent, without brokerage."""

EXAMPLE_FEE_PERCENT = 2
"""A manager's fee in a year: an example, and no rule."""

WITH_GST = Decimal("1.18")
"""What a fee is multiplied by for its GST of 18%."""


def exit_load_percent(year: int) -> Decimal:
    """Return the most that leaving in a year, counted from 1, may cost, in percent of what is taken out."""
    return EXIT_LOAD_PERCENT[year - 1] if year <= len(EXIT_LOAD_PERCENT) else Decimal(0)
