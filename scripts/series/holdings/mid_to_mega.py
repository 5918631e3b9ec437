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
    "Above ₹1,00,000 Cr": 15.20,
    "₹75,000–1,00,000 Cr": 40.30,
    "₹50,000–75,000 Cr": 5.10,
    "₹25,000–50,000 Cr": 23.30,
    "₹10,000–25,000 Cr": 6.20,
    "Below ₹10,000 Cr": 1.80,
}

# The companies of each band, largest wished first.
MEMBERS: Mapping[str, str] = {
    "Above ₹1,00,000 Cr": "Kadamba Jewels, Zanskar Engineering",
    "₹75,000–1,00,000 Cr": "Chitra Marketplaces, Kumaon Exchange, Luni Circuits, Mahendragiri Transformers, "
    "Revati Asset Managers, Biligiri Laboratories, Koyna Switchgear",
    "₹50,000–75,000 Cr": "Saralya Travel",
    "₹25,000–50,000 Cr": "Khejri Electronics, Punarvasu Digital, Pranhita General Insurance, Patkai Defence Systems, "
    "Palani Beverages",
    "₹10,000–25,000 Cr": "Bakul Footwear, Kosi Cables",
    "Below ₹10,000 Cr": "Madhavi Diagnostics",
}
