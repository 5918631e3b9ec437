"""The firm and the frame of every page: site, navigation, redirects, URL ledger, accessibility report."""

import re
from datetime import date
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, PositiveInt, StringConstraints, model_validator

from app.content.models.base import ContentModel, Link, PagePath, SitePath, Slug, Text
from app.content.models.opening_hours import ShownHours, WeekHours
from app.content.models.stated import Rupees

Version = Annotated[str, StringConstraints(pattern=r"^\d+(\.\d+)+$")]
Degrees = Annotated[str, StringConstraints(pattern=r"^-?\d{1,3}\.\d{4,6}$")]
# Seven to fifteen digits with those of the country, as E.164 has them.
_WITH_COUNTRY = re.compile(r"\+[1-9](?:[ -]?[0-9]){6,14}")
_NO_DIGIT = re.compile(r"[^0-9]")


def dialled(phone: str) -> str:
    """Return "+911140000000" for "+91 11 4000 0000"."""
    return f"+{_NO_DIGIT.sub('', phone)}"


def with_its_country(typed: str) -> str:
    """Return a phone number as shown. Raises ValueError for one without its country."""
    if _WITH_COUNTRY.fullmatch(typed) is None:
        raise ValueError(f"'{typed}' is not a phone number with its country code: write it like +91 11 4000 0000")
    return typed


PhoneNumber = Annotated[Text, AfterValidator(with_its_country)]
"""A number as shown: a plus sign, the country, and digits in groups."""


class Claim(ContentModel):
    """A count or a year as the firm states it; `plus`: so many and more."""

    id: Slug
    count: int | None = Field(ge=0, default=None)
    plus: bool = False
    year: int | None = Field(ge=1900, le=2100, default=None)
    label: Text
    explanation: Text | None = None

    @model_validator(mode="after")
    def _count_or_year(self) -> "Claim":
        if (self.count is None) == (self.year is None):
            raise ValueError("a claim has either a count or a year")
        return self


class Claims(ContentModel):
    """Every claim of the firm with the date it was stated."""

    as_on: date
    basis: Text
    items: list[Claim]


class Address(ContentModel):
    """Postal address; `lines` are shown, the parts go into structured data."""

    lines: list[Text]
    street: Text
    locality: Text
    postal_code: Text
    country: Literal["IN"]


class Geo(ContentModel):
    """Where the office is, by WGS 84, in degrees as written: "28.6295"; four places are eleven metres."""

    latitude: Degrees
    longitude: Degrees


class Registrations(ContentModel):
    """Regulatory registration numbers; an empty one is not shown and `flask content check` warns."""

    aprn: str = ""
    arn: str = ""

    @property
    def held(self) -> list[tuple[str, str]]:
        """The registrations that the firm holds: name and number."""
        return [(name, number) for name, number in (("APRN", self.aprn), ("ARN", self.arn)) if number]


class Wordmark(ContentModel):
    """The native-script name as one SVG path, shaped once; drawn in the home footer."""

    view_box: Text
    path: str


class Site(ContentModel):
    """`site.yaml`: the brand. A change of it needs no change of code.

    `pms_minimum` is the minimum that regulation requires of a client of a PMS; `area_served` names countries.
    `publishing_principles` is where the site says how it states figures.
    """

    product: Text
    firm_name: Text
    legal_name: Text
    registrations: Registrations
    email: str = Field(pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]{2,}$")
    phone: PhoneNumber
    address: Address
    geo: Geo
    area_served: list[Text] = Field(min_length=1)
    publishing_principles: SitePath
    hours: WeekHours
    social_links: list[Annotated[str, StringConstraints(pattern=r"^https://\S+$")]] = []
    claims: Claims
    pms_minimum: Rupees
    risk_line: Text
    rights_line: Text


class NavigationLink(ContentModel):
    """A menu entry; without a path it is plain text."""

    label: Text
    path: SitePath | None = None


class NavigationGroup(ContentModel):
    """One entry of the header: a link to `path`, or a dropdown of links.

    `overview` is the page that leads to all of a dropdown's: its name is a link there, and on phones, where the name
    unfolds the links, this one stands before them. `covers`: further folders in which the group is marked as current.
    `names_strategies`: the strategies of the footer stand beside the links.
    """

    id: Slug
    label: Text
    path: SitePath | None = None
    overview: NavigationLink | None = None
    links: list[NavigationLink] = []
    names_strategies: bool = False
    covers: list[SitePath] = []


class Navigation(ContentModel):
    """`navigation.yaml`: header groups, its action, the search, and the footer's lists, in order of appearance."""

    header: list[NavigationGroup]
    action: NavigationLink
    search: NavigationLink | None = None
    footer_firm: list[NavigationLink]
    footer_strategies: list[NavigationLink]
    footer_funds: list[NavigationLink]
    footer_legal: list[NavigationLink]


class Redirect(ContentModel):
    """A permanent move, in one hop."""

    source: SitePath = Field(alias="from")
    target: SitePath = Field(alias="to")


class Redirects(ContentModel):
    """`redirects.yaml`."""

    redirects: list[Redirect]


class PublicUrl(ContentModel):
    """One public path, its name in breadcrumbs, and the state of its page.

    `furnished`: also in the sitemap, as the only state. `planned`: plain text in menus, answers 404. `unlisted`:
    stored, not indexed. `private`: stored, not indexed, and never cached. `dynamic`: for a query string, not indexed.
    `under`: the page below which breadcrumbs name it, where its path does not say so.
    """

    path: PagePath
    name: Text
    under: PagePath | None = None
    state: Literal["furnished", "planned", "unlisted", "private", "dynamic"]


class UrlLedger(ContentModel):
    """`url-ledger.yaml`: every public path there is."""

    urls: list[PublicUrl]


class HeaderGroup(ContentModel):
    """A header group as rendered: links to planned pages have no href. `strategies` stand beside the links."""

    id: str
    label: str
    href: str | None
    overview: Link | None
    links: list[Link]
    strategies: list[Link]
    covers: list[str]


class SiteDocument(ContentModel):
    """The data for the frame of every page."""

    product: str
    firm_name: str
    legal_name: str
    registrations: list[Text]
    email: str
    phone_display: str
    phone_href: str
    address_lines: list[str]
    hours: list[ShownHours]
    header: list[HeaderGroup]
    action: Link
    search: Link | None
    footer_firm: list[Link]
    footer_strategies: list[Link]
    footer_funds: list[Link]
    footer_legal: list[Link]
    risk_line: str
    rights_line: str
    copyright_year: int
    wordmark: Wordmark | None


class AccessibilityReport(ContentModel):
    """`accessibility-report.yaml`: what the accessibility tests covered when they last ran without a fault."""

    tested_on: date
    pages: PositiveInt
    checks: PositiveInt
    widths_px: list[PositiveInt] = Field(min_length=1)
    axe: Version
    chromium: Version
