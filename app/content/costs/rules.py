"""SEBI's limits: the least amount, and the most that entry, operation and exit may cost. Each names its source."""

from decimal import Decimal
from typing import NamedTuple

from app.content.rupees import CRORE_RUPEES, LAKH_RUPEES, in_words

PMS_MINIMUM_RUPEES = 50 * LAKH_RUPEES
"""SEBI (Portfolio Managers) Regulations 2020, regulation 23(2)."""

AIF_MINIMUM_RUPEES = 1 * CRORE_RUPEES
"""SEBI (Alternative Investment Funds) Regulations 2012, regulation 10(c). As a rule: some investors are excepted."""

EXIT_LOAD_PERCENT = (Decimal(3), Decimal(2), Decimal(1))
"""The most that leaving may cost in the first years, in percent of what is taken out; afterwards it costs nothing."""

OPERATING_COSTS_PERCENT = Decimal("0.50")
"""The most that operating costs may be in a year, in percent, without brokerage."""

EXAMPLE_FEE_PERCENT = 2
"""A manager's fee in a year: an example, and no rule."""

WITH_GST = Decimal("1.18")
"""What a fee is multiplied by for its GST of 18%."""

_REGULATIONS = "SEBI (Portfolio Managers) Regulations 2020, regulation 23(2)"
CIRCULAR = "SEBI Master Circular for portfolio managers, 16 Jul 2025"
_AIF_REGULATIONS = "SEBI (Alternative Investment Funds) Regulations 2012, regulation 10(c)"


class Rule(NamedTuple):
    """A rule as visitors read it: what it is about, its limit, and act or circular with its year."""

    subject: str
    limit: str
    source: str


def exit_load_percent(year: int) -> Decimal:
    """Return the most that leaving in a year, counted from 1, may cost, in percent of what is taken out."""
    return EXIT_LOAD_PERCENT[year - 1] if year <= len(EXIT_LOAD_PERCENT) else Decimal(0)


RULES = (
    Rule("Minimum for a PMS", in_words(PMS_MINIMUM_RUPEES), _REGULATIONS),
    Rule("Minimum for an AIF", f"{in_words(AIF_MINIMUM_RUPEES)}, as a rule", _AIF_REGULATIONS),
    Rule("Fee at the start of a PMS", "None", CIRCULAR),
    Rule(
        "Leaving a PMS, by year",
        f"At most {', '.join(f'{percent}%' for percent in EXIT_LOAD_PERCENT)} of what is taken out, then nothing",
        CIRCULAR,
    ),
    Rule("Operating costs of a PMS", f"At most {OPERATING_COSTS_PERCENT}% a year, without brokerage", CIRCULAR),
    Rule("Distributor's pay for a PMS", "Trail commission only, paid by the manager", CIRCULAR),
    Rule("PMS without a distributor", "Every manager offers direct entry", CIRCULAR),
)
