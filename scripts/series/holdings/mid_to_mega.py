"""The mid-to-mega portfolio: its companies by theme and by band of market value."""

from collections.abc import Mapping

from scripts.series.holdings.plans import CASH

FILE = "mid-to-mega"
REST: Mapping[str, float] = {CASH: 8.10}

THEMES: Mapping[str, str] = {
    "Power and capital goods": "Mahendragiri Transformers, Zanskar Engineering, Koyna Switchgear, "
    "Patkai Defence Systems, Kosi Cables",
    "Digital commerce and payments": "Chitra Marketplaces, Punarvasu Digital, Saralya Travel",
    "Financial savings": "Kumaon Exchange, Revati Asset Managers, Pranhita General Insurance",
    "Electronics manufacturing": "Luni Circuits, Khejri Electronics",
    "Consumer upgrade": "Kadamba Jewels, Palani Beverages, Bakul Footwear",
    "Healthcare": "Biligiri Laboratories, Madhavi Diagnostics",
}

# Percent of assets. Rounded, the shares are 15, 40, 5, 23, 6 and 2; together they are 91.9.
BANDS: Mapping[str, float] = {
    "Band 1": 15.20,
    "Band 2": 40.30,
    "Band 3": 5.10,
    "Band 4": 23.30,
    "Band 5": 6.20,
    "Band 6": 1.80,
}

# The companies of each band, largest wished first.
MEMBERS: Mapping[str, str] = {
    "Band 1": "Kadamba Jewels, Zanskar Engineering",
    "Band 2": "Chitra Marketplaces, Kumaon Exchange, Luni Circuits, Mahendragiri Transformers, "
    "Revati Asset Managers, Biligiri Laboratories, Koyna Switchgear",
    "Band 3": "Saralya Travel",
    "Band 4": "Khejri Electronics, Punarvasu Digital, Pranhita General Insurance, Patkai Defence Systems, "
    "Palani Beverages",
    "Band 5": "Bakul Footwear, Kosi Cables",
    "Band 6": "Madhavi Diagnostics",
}
