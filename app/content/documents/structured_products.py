"""JSON-LD of strategy pages: the product and its data.

It never holds a past return: schema.org has no field for one that a reader could not take for a promise.
"""

from collections.abc import Iterator
from hashlib import sha256

from app.content.blocks.given_parts import Node, StructuredPage
from app.content.datasets.downloads import download_path
from app.content.models.datasets import DatasetSource, SeriesDataset
from app.content.models.page import PageSource, StrategySource
from app.content.models.stated import rupees

_TYPES = {"pms": "FinancialProduct", "aif": "InvestmentFund"}
_CATEGORIES = {"pms": "Portfolio management service", "aif": "Alternative investment fund"}
_SERIES_VARIABLES = ["Value of the portfolio", "Value of the benchmark"]
_HOLDINGS_VARIABLES = ["Company", "Sector", "Size of the company", "Weight in per cent"]


def product_id(url: str) -> str:
    """Return the id of the product that a page is about."""
    return f"{url}#product"


def product(strategy: StrategySource, url: str, firm: Node, pms_minimum: str) -> Node:
    """Return the strategy as a product that the firm distributes. A fund house that is not stated is left out.

    A PMS is a FinancialProduct, an AIF an InvestmentFund: clients of a PMS hold shares and no units. The minimum of a
    client is as stated, or for a PMS `pms_minimum`, by regulation.
    """
    node: Node = {
        "@type": _TYPES[strategy.vehicle],
        "@id": product_id(url),
        "name": strategy.name,
        "description": strategy.one_line,
        "url": url,
        "category": _CATEGORIES[strategy.vehicle],
        "broker": firm,
    }
    fees = [strategy.management_fee, strategy.exit_load]
    labelled = zip(("Management fee", "Exit load"), fees, strict=True)
    text = "; ".join(f"{label}: {fee}" for label, fee in labelled if fee is not None)
    if strategy.house is not None:
        node["provider"] = {"@type": "Organization", "name": strategy.house}
    minimum = strategy.minimum_investment or (pms_minimum if strategy.vehicle == "pms" else None)
    if minimum is not None:
        node |= _least(strategy, rupees(minimum))
    if text:
        node["feesAndCommissionsSpecification"] = text
    return node


def _least(strategy: StrategySource, sum_rupees: int) -> Node:
    """Return the minimum in schema.org's terms: only an investment has an amount, a service has offers."""
    if strategy.vehicle == "aif":
        return {"amount": {"@type": "MonetaryAmount", "currency": "INR", "minValue": sum_rupees}}
    volume: Node = {"@type": "PriceSpecification", "priceCurrency": "INR", "minPrice": sum_rupees}
    return {"offers": {"@type": "Offer", "eligibleTransactionVolume": volume}}


def datasets(structured: StructuredPage, firm: Node) -> Iterator[Node]:
    """Yield each dataset of the page whose rows are stated, with its CSV file.

    The file's address lasts, because search engines' copies are read for months. Its digest tells whether it is the
    same file.
    """
    page = structured.source
    stated = {name: dataset for name, dataset in page.datasets.items() if dataset.rows == "stated"}
    for dataset_id, dataset in stated.items():
        path = download_path(page.path or "", dataset_id)
        url = f"{structured.origin}{path}"
        # An interval of ISO 8601 for a series, a day for holdings.
        first, day, name = structured.begun.get(dataset_id), dataset.as_on.isoformat(), _name(page, dataset)
        yield {
            "@type": "Dataset",
            "@id": url,
            "name": name,
            "description": f"{name}, to {day}. {dataset.basis.rstrip('.')}. Source: {dataset.source}.",
            "url": f"{structured.origin}{page.path}",
            "creator": firm,
            "isAccessibleForFree": True,
            "temporalCoverage": day if first is None else f"{first.isoformat()}/{day}",
            "dateModified": max(page.updated_on, dataset.as_on).isoformat(),
            "variableMeasured": _SERIES_VARIABLES if isinstance(dataset, SeriesDataset) else _HOLDINGS_VARIABLES,
            "citation": dataset.source,
            "distribution": {
                "@type": "DataDownload",
                "encodingFormat": "text/csv",
                "contentUrl": url,
                "sha256": sha256(structured.files[path].body).hexdigest(),
            },
        }


def _name(page: PageSource, dataset: DatasetSource) -> str:
    if isinstance(dataset, SeriesDataset):
        return f"{dataset.name} and {dataset.benchmark}, month ends"
    return f"{page.name if isinstance(page, StrategySource) else page.title}, all holdings"
