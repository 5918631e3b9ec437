"""Facts about a version as a whole: its pages, the days of its figures, what is missing before the launch."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

from typing_extensions import TypedDict

from app.content.calendar import OLD_AFTER_DAYS, age_days
from app.content.errors import Fault
from app.content.models.base import ContentModel
from app.content.models.form_rules import FormRules
from app.content.models.site import PublicUrl, SiteDocument


class StrategyFigures(ContentModel):
    """A strategy and its datasets. `strategy_id` is the name of its file.

    `as_on` is the latest day of its datasets, None without any. `stated` says by id whose rows are stated, and
    `oldest_stated_on` is the earliest day of those.
    """

    strategy_id: str
    name: str
    path: str
    as_on: date | None
    stated: Mapping[str, bool]
    oldest_stated_on: date | None


@dataclass(frozen=True)
class AgedFigures:
    """A strategy whose oldest stated figures are of the day `as_on`, `age_days` ago."""

    figures: StrategyFigures
    as_on: date
    age_days: int


def to_be_renewed(figures: Iterable[StrategyFigures], today: date) -> list[AgedFigures]:
    """Return the strategies whose stated figures are overdue for newer ones, the oldest first."""
    dated = ((one, one.oldest_stated_on) for one in figures)
    aged = [AgedFigures(one, day, age_days(day, today)) for one, day in dated if day is not None]
    late = (one for one in aged if one.age_days > OLD_AFTER_DAYS)
    return sorted(late, key=lambda one: (one.as_on, one.figures.name))


class LaunchGap(TypedDict):
    """One kind of thing that only the firm can supply, and what is missing.

    `entered` says where, in words. `section` and `subject` lead there in the panel: a section alone lists its
    subjects; both are null for things outside the panel.
    """

    title: str
    missing: list[str]
    entered: str
    section: Literal["words", "figures"] | None
    subject: str | None


_NOBODY_NOTIFIED: LaunchGap = {
    "title": "Somebody who gets a mail for each query",
    "missing": ["No address is set"],
    "entered": "the machine's settings, by whoever runs it: NOTIFY_EMAIL is who gets it, SMTP_URL the mail server",
    "section": None,
    "subject": None,
}


def with_settings(gaps: Sequence[LaunchGap], *, sends_mail: bool) -> list[LaunchGap]:
    """Return what the content and the settings lack."""
    return [*gaps] if sends_mail else [*gaps, _NOBODY_NOTIFIED]


class SnapshotFacts(ContentModel):
    """The head of a snapshot."""

    version: str
    content_digest: str
    """The SHA-256, in hex, of the files it was composed of."""
    ledger: Mapping[str, PublicUrl]
    redirects: Mapping[str, str]
    paths: tuple[str, ...]
    """The pages that are stored. A page that is rendered for each request is in the ledger alone."""
    site: SiteDocument
    form_rules: FormRules
    comparable: Mapping[str, str]
    """The paths of strategies, by their names in the comparison's URL."""
    filter_values: Mapping[str, list[str]]
    """What each filter of the list can be set to."""
    updated_on: Mapping[str, date]
    """The latest date of what each stored page shows."""
    share_images: Mapping[str, str]
    """The paths of pages, by the digests of their images."""
    overdue_reviews: tuple[Fault, ...]
    """The pages whose words have changed since their date, each with its file and line."""
    publication_sequence: int
    """How many publications it holds."""
    figures: tuple[StrategyFigures, ...]
    stated_on: tuple[date, ...]
    """The days of all stated figures of pages."""
    launch: tuple[LaunchGap, ...]
    """What the firm must still supply."""
