"""What is known of a version as a whole, and of each strategy for pages drawn by their query."""

from collections.abc import Mapping
from datetime import date

from app.content.errors import Fault
from app.content.models.base import ContentModel
from app.content.models.lead_rules import LeadRules
from app.content.models.site import PublicUrl, SiteDocument
from app.content.snapshots.launch_gaps import LaunchGap
from app.content.snapshots.strategy_figures import StrategyFigures


class SnapshotFacts(ContentModel):
    """The head of a snapshot.

    `content_digest` is the SHA-256 over the files it was composed of, in hex. `paths` are the pages that are stored;
    one that is drawn for each request is in the ledger alone. `comparable` are the paths of strategies by what the
    comparison's address calls them. `filter_values` are what each filter of the list can be set to. `updated_on` is
    the latest date of what each stored page shows. `cards` are the paths of pages by the digests of their cards.
    `overdue_reviews` are the pages whose words have changed since their date, each with its file and line.
    `publication_sequence` is how many publications it holds. `figures` tell of each strategy's figures; `stated_on` are
    the days of all stated figures of pages.
    `launch` is what only the firm can supply and is still missing.
    """

    version: str
    content_digest: str
    ledger: Mapping[str, PublicUrl]
    redirects: Mapping[str, str]
    paths: tuple[str, ...]
    site: SiteDocument
    lead_rules: LeadRules
    comparable: Mapping[str, str]
    filter_values: Mapping[str, list[str]]
    updated_on: Mapping[str, date]
    cards: Mapping[str, str]
    overdue_reviews: tuple[Fault, ...]
    publication_sequence: int
    figures: tuple[StrategyFigures, ...]
    stated_on: tuple[date, ...]
    launch: tuple[LaunchGap, ...]
