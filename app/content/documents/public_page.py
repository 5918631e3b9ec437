"""A page that everybody may find, with what lists of such pages need."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from app.content.datasets.downloads import download_path
from app.content.models.datasets import DatasetSource
from app.content.models.site import PublicUrl
from app.content.pages import PageDocument


@dataclass(frozen=True)
class PublicPage:
    """`name` is its name in breadcrumbs, `updated_on` the latest date of its content.

    `old_days` are the days whose stated figures are marked as old.
    """

    path: str
    name: str
    document: PageDocument
    updated_on: date
    datasets: Mapping[str, DatasetSource]
    old_days: frozenset[date]

    def files(self) -> Iterator[tuple[str, DatasetSource]]:
        """Yield the CSV files of stated rows: the path of each, and the basis of its rows."""
        for dataset_id, dataset in self.datasets.items():
            if dataset.rows == "stated":
                yield download_path(self.path, dataset_id), dataset


def furnished(ledger: Mapping[str, PublicUrl]) -> list[PublicUrl]:
    """Return the pages that everybody may find, in the ledger's order."""
    return [url for url in ledger.values() if url.state == "furnished"]
