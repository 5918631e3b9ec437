"""The companies of each portfolio, in order of intended weight, and the sums that weights must meet, in percent."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from scripts.series.holdings.companies import Size


@dataclass(frozen=True)
class HoldingsPlan:
    """One file of the holdings. `sizes` are the sums of large, mid and small companies; with `rest` they are the whole.

    `rest` are the rows that are not stocks, by name. `top_ten` and `top_sectors` are given where they are stated; the
    sectors named are then the largest. `steepness` is how much more the first company weighs than the last.
    """

    file: str
    stocks: str
    sizes: Mapping[Size, float]
    rest: Mapping[str, float] = field(default_factory=dict)
    top_ten: float | None = None
    top_sectors: Mapping[str, float] = field(default_factory=dict)
    steepness: float = 3.0


CASH = "Cash and equivalents"
DEBT = "Government bonds and treasury bills"

PLANS = (
    HoldingsPlan(
        "ace-strategy",
        stocks="Indravati Bank, Bharani Software, Meghdoot Telecom, Indrayani Motors, Konkan Capital Goods, "
        "Satpura Finance, Wainganga Pharma, Jaladhi Petroleum, Uttara Power Grid, Doddabetta Foods, Rajgad Cement, "
        "Anegundi Estates, Ashwamedh Aerospace, Karakoram Metals, Tamraparni Hospitals, Hemavati Life Insurance, "
        "Chitra Marketplaces, Luni Circuits, Malati Home Care, Punarvasu Digital, Kiranya Renewables, Kolli Towers, "
        "Tarangini Gas Distribution, Revati Asset Managers, Patkai Defence Systems, Biligiri Laboratories, "
        "Tawa Small Finance Bank, Balaghat Homes, Yelagiri Fine Chemicals, Bakul Footwear, Ashlesha Analytics, "
        "Lekhani Software",
        sizes={"large": 63.80, "mid": 23.08, "small": 13.13},
        top_ten=45.60,
        top_sectors={
            "Financials": 17.22,
            "Industrials": 11.64,
            "Technology": 10.37,
            "Consumer discretionary": 9.13,
            "Healthcare": 8.74,
        },
    ),
    HoldingsPlan(
        "growth-leaders",
        stocks="Rajmahal Bank, Bharani Software, Kadamba Jewels, Indravati Bank, Konkan Capital Goods, "
        "Tamraparni Hospitals, Meghdoot Telecom, Revati Asset Managers, Kalsubai Two-Wheelers, Koyna Switchgear, "
        "Torsa Capital, Malati Home Care, Chitra Marketplaces, Zanskar Engineering, Wainganga Pharma, "
        "Mrigashira Systems, Luni Circuits, Anegundi Estates, Karakoram Metals, Yantrika Engineering Services, "
        "Ashwamedh Aerospace, Nallamala Specialty Chemicals, Shirish Hotels, Kabini Medical Devices, Kachnar Apparel, "
        "Kosi Cables, Lekhani Software, Tawa Small Finance Bank, Barda Ceramics, Yelagiri Fine Chemicals, "
        "Jaintia Bearings, Javadi Dairy, Lohit Brokers",
        sizes={"large": 60.12, "mid": 19.46, "small": 17.78},
        rest={CASH: 2.64},
    ),
    HoldingsPlan(
        "contra-strategy",
        stocks="Patalganga Bank, Kaimur Steel, Jaladhi Petroleum, Wainganga Pharma, Chaturang Consulting, "
        "Indravati Bank, Meghdoot Telecom, Tirap Generation, Indrayani Motors, Hemavati Life Insurance, Rajgad Cement, "
        "Pakhal Refineries, Penganga Bank, Doddabetta Foods, Zanskar Engineering, Mrigashira Systems, "
        "Karakoram Metals, Uttara Power Grid, Rajmahal Bank, Torna Auto Parts, Dhauladhar Logistics, Anegundi Estates, "
        "Nagkesar Biologics, Dhansiri Broadcasting, Velikonda Minerals, Dibang Agrochemicals, Bilva Formulations, "
        "Tamal Furniture, Jhelum Lubricants, Girna Packaging, Noyyal Edible Oils, Malaprabha Castings, Subansiri Media",
        sizes={"large": 70.36, "mid": 14.91, "small": 12.05},
        rest={CASH: 2.68},
    ),
    HoldingsPlan(
        "pipe-strategy",
        stocks="Betwa Housing Finance, Mahendragiri Transformers, Rapti Microcredit, Amaltas Retail, "
        "Ketaki Lifesciences, Khejri Electronics, Kosi Cables, Nallamala Specialty Chemicals, Penganga Bank, "
        "Tawa Small Finance Bank, Yantrika Engineering Services, Torna Auto Parts, Shevaroy Valves, Kolli Towers, "
        "Bilva Formulations, Champak Personal Care, Harishgad Developers, Ghataprabha Pumps, Kabini Medical Devices, "
        "Bhatsa Polymers, Garo Networks, Dhauladhar Logistics, Kachnar Apparel, Tarangini Gas Distribution, "
        "Nagavali Pigments, Saralya Travel, Barda Ceramics, Ashwamedh Aerospace, Jaintia Bearings, Lekhani Software, "
        "Kiranya Renewables, Girna Packaging, Torsa Capital, Javadi Dairy, Balaghat Homes, Agumbe Leasing, "
        "Vaigai Water Works, Subansiri Media",
        sizes={"large": 4.87, "mid": 46.21, "small": 45.36},
        rest={CASH: 3.56},
        steepness=2.6,
    ),
    HoldingsPlan(
        "largecap-strategy",
        stocks="Indravati Bank, Bharani Software, Meghdoot Telecom, Jaladhi Petroleum, Indrayani Motors, "
        "Rajmahal Bank, Uttara Power Grid, Konkan Capital Goods, Wainganga Pharma, Doddabetta Foods, "
        "Mrigashira Systems, Rajgad Cement, Kalsubai Two-Wheelers, Zanskar Engineering, Satpura Finance, "
        "Anegundi Estates, Kaimur Steel, Tirap Generation, Malati Home Care, Hemavati Life Insurance, "
        "Biligiri Laboratories, Harishgad Developers, Kolli Towers, Tarangini Gas Distribution",
        sizes={"large": 89.20, "mid": 10.80},
        top_ten=55.63,
        top_sectors={
            "Financials": 17.62,
            "Technology": 10.37,
            "Consumer discretionary": 9.88,
            "Industrials": 9.43,
            "Healthcare": 9.01,
        },
    ),
    HoldingsPlan(
        "multicap-pms",
        stocks="Indravati Bank, Satpura Finance, Bharani Software, Zanskar Engineering, Indrayani Motors, "
        "Meghdoot Telecom, Koyna Switchgear, Patalganga Bank, Wainganga Pharma, Amaltas Retail, Pakhal Refineries, "
        "Kumaon Exchange, Rajgad Cement, Nagkesar Biologics, Chaturang Consulting, Ashwamedh Aerospace, "
        "Kadamba Jewels, Uttara Power Grid, Patkai Defence Systems, Bhatsa Polymers, Palani Beverages, "
        "Harishgad Developers, Nabhas Cloud, Rapti Microcredit, Shevaroy Valves, Madhavi Diagnostics, "
        "Nagavali Pigments, Tamal Furniture, Garo Networks, Malaprabha Castings",
        sizes={"large": 59.38, "mid": 24.52, "small": 12.75},
        rest={CASH: 3.35},
    ),
    HoldingsPlan(
        "phoenix-portfolio",
        stocks="Mahendragiri Transformers, Torsa Capital, Biligiri Laboratories, Luni Circuits, Kalsubai Two-Wheelers, "
        "Betwa Housing Finance, Kosi Cables, Chitra Marketplaces, Karakoram Metals, Koshagar Depository, "
        "Tamraparni Hospitals, Punarvasu Digital, Ghataprabha Pumps, Shirish Hotels, Tirap Generation, "
        "Champak Personal Care, Velikonda Minerals, Tawa Small Finance Bank, Bakul Footwear, Khejri Electronics, "
        "Bilva Formulations, Kiranya Renewables, Yelagiri Fine Chemicals, Ashlesha Analytics, Balaghat Homes, "
        "Jaintia Bearings, Noyyal Edible Oils, Jhelum Lubricants",
        sizes={"large": 22.84, "mid": 44.17, "small": 28.71},
        rest={CASH: 4.28},
    ),
    HoldingsPlan(
        "high-conviction",
        stocks="Rajmahal Bank, Bharani Software, Indravati Bank, Meghdoot Telecom, Zanskar Engineering, "
        "Kadamba Jewels, Hemavati Life Insurance, Wainganga Pharma, Chitra Marketplaces, Patkai Defence Systems, "
        "Jaladhi Petroleum, Doddabetta Foods, Karakoram Metals, Revati Asset Managers, Indrayani Motors, "
        "Tirap Generation, Tamraparni Hospitals, Yantrika Engineering Services, Anegundi Estates, Koyna Switchgear, "
        "Nallamala Specialty Chemicals, Tawa Small Finance Bank, Kabini Medical Devices",
        sizes={"large": 70.43, "mid": 19.85, "small": 6.14},
        rest={CASH: 3.58},
        steepness=2.8,
    ),
    HoldingsPlan(
        "emerging-india",
        stocks="Kumaon Exchange, Khejri Electronics, Amaltas Retail, Nagkesar Biologics, Penganga Bank, "
        "Torsa Capital, Dhauladhar Logistics, Kalsubai Two-Wheelers, Rapti Microcredit, Palani Beverages, "
        "Nabhas Cloud, Koyna Switchgear, Tamraparni Hospitals, Bhatsa Polymers, Kachnar Apparel, Saralya Travel, "
        "Shevaroy Valves, Harishgad Developers, Pranhita General Insurance, Madhavi Diagnostics, Kolli Towers, "
        "Chaturang Consulting, Torna Auto Parts, Garo Networks, Velikonda Minerals, Kiranya Renewables, "
        "Ghataprabha Pumps, Dibang Agrochemicals, Barda Ceramics, Tarangini Gas Distribution, Javadi Dairy, "
        "Lohit Brokers, Malaprabha Castings, Nagavali Pigments, Vaigai Water Works",
        sizes={"large": 15.62, "mid": 51.94, "small": 29.27},
        rest={CASH: 3.17},
    ),
    HoldingsPlan(
        "absolute-freedom",
        stocks="Indravati Bank, Rajmahal Bank, Jaladhi Petroleum, Meghdoot Telecom, Mrigashira Systems, "
        "Konkan Capital Goods, Doddabetta Foods, Wainganga Pharma, Satpura Finance, Uttara Power Grid, "
        "Indrayani Motors, Bharani Software, Rajgad Cement, Malati Home Care, Patalganga Bank, Zanskar Engineering, "
        "Tirap Generation, Kaimur Steel, Hemavati Life Insurance, Kadamba Jewels, Chaturang Consulting, "
        "Pakhal Refineries, Tamraparni Hospitals, Koshagar Depository, Anegundi Estates, Ketaki Lifesciences, "
        "Champak Personal Care, Mahendragiri Transformers, Shirish Hotels, Dhansiri Broadcasting, Velikonda Minerals, "
        "Nabhas Cloud, Pranhita General Insurance, Tarangini Gas Distribution, Jaintia Bearings, Girna Packaging, "
        "Bakul Footwear, Bilva Formulations, Noyyal Edible Oils, Agumbe Leasing",
        sizes={"large": 67.93, "mid": 13.84, "small": 6.58},
        rest={DEBT: 7.46, CASH: 4.19},
        steepness=3.4,
    ),
)
