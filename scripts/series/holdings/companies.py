"""Invented companies: none of them exists. A company has the same sector and size in every portfolio."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Size = Literal["large", "mid", "small", "cash"]


@dataclass(frozen=True)
class Company:
    """Something a portfolio holds."""

    name: str
    sector: str
    size: Size


_NAMES: Mapping[str, Mapping[Size, str]] = {
    "Financials": {
        "large": "Indravati Bank, Rajmahal Bank, Satpura Finance, Hemavati Life Insurance, Patalganga Bank, "
        "Torsa Capital",
        "mid": "Pranhita General Insurance, Kumaon Exchange, Betwa Housing Finance, Koshagar Depository, "
        "Revati Asset Managers, Penganga Bank",
        "small": "Rapti Microcredit, Tawa Small Finance Bank, Lohit Brokers, Agumbe Leasing",
    },
    "Technology": {
        "large": "Bharani Software, Mrigashira Systems, Chaturang Consulting",
        "mid": "Punarvasu Digital, Yantrika Engineering Services, Nabhas Cloud",
        "small": "Ashlesha Analytics, Garo Networks, Lekhani Software",
    },
    "Communication": {
        "large": "Meghdoot Telecom",
        "mid": "Dhansiri Broadcasting, Kolli Towers",
        "small": "Subansiri Media",
    },
    "Consumer discretionary": {
        "large": "Indrayani Motors, Kalsubai Two-Wheelers, Kadamba Jewels",
        "mid": "Shirish Hotels, Amaltas Retail, Saralya Travel, Torna Auto Parts, Chitra Marketplaces",
        "small": "Bakul Footwear, Kachnar Apparel, Barda Ceramics, Tamal Furniture",
    },
    "Consumer staples": {
        "large": "Doddabetta Foods, Malati Home Care",
        "mid": "Palani Beverages, Champak Personal Care",
        "small": "Javadi Dairy, Noyyal Edible Oils",
    },
    "Healthcare": {
        "large": "Wainganga Pharma, Tamraparni Hospitals",
        "mid": "Biligiri Laboratories, Ketaki Lifesciences, Nagkesar Biologics",
        "small": "Madhavi Diagnostics, Kabini Medical Devices, Bilva Formulations",
    },
    "Industrials": {
        "large": "Konkan Capital Goods, Zanskar Engineering, Ashwamedh Aerospace",
        "mid": "Koyna Switchgear, Patkai Defence Systems, Dhauladhar Logistics, Mahendragiri Transformers, "
        "Luni Circuits, Khejri Electronics",
        "small": "Ghataprabha Pumps, Malaprabha Castings, Jaintia Bearings, Shevaroy Valves, Kosi Cables",
    },
    "Materials": {
        "large": "Rajgad Cement, Kaimur Steel, Karakoram Metals",
        "mid": "Nallamala Specialty Chemicals, Velikonda Minerals, Bhatsa Polymers",
        "small": "Nagavali Pigments, Girna Packaging, Yelagiri Fine Chemicals, Dibang Agrochemicals",
    },
    "Energy": {
        "large": "Jaladhi Petroleum, Pakhal Refineries",
        "mid": "Tarangini Gas Distribution",
        "small": "Jhelum Lubricants",
    },
    "Utilities": {
        "large": "Uttara Power Grid, Tirap Generation",
        "mid": "Kiranya Renewables",
        "small": "Vaigai Water Works",
    },
    "Real estate": {
        "large": "Anegundi Estates",
        "mid": "Harishgad Developers",
        "small": "Balaghat Homes",
    },
    "Debt": {"cash": "Government bonds and treasury bills"},
    "Cash": {"cash": "Cash and equivalents"},
}  # fmt: skip

COMPANIES: Mapping[str, Company] = {
    name: Company(name, sector, size)
    for sector, sizes in _NAMES.items()
    for size, names in sizes.items()
    for name in names.split(", ")
}
