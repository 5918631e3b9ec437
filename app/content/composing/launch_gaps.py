"""What the firm must still supply before the launch. Pure."""

import re
from collections.abc import Iterable, Iterator

from app.content.blocks.firm.awards import AwardsSource
from app.content.blocks.firm.profiles import ProfilesBlock
from app.content.composing.stated_figures import strategy_figures
from app.content.models.page import StrategySource
from app.content.models.site import Site
from app.content.reading.overlay.words_sections import find_section
from app.content.snapshots.facts import LaunchGap
from app.content.sources import ContentSources

# Names that nobody can own (RFC 2606).
_NOBODYS_DOMAIN = re.compile(r"(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$")
# No real number has this many equal digits in a row.
_NOBODYS_PHONE = re.compile(r"(\d)\1{5}")


def launch_gaps(sources: ContentSources) -> tuple[LaunchGap, ...]:
    """Return what the content still lacks, in the order in which staff work on it; nothing if it is complete."""
    site = sources.site.value
    gaps = (
        _in_words("site/registrations", "Registration numbers", _registrations(site)),
        _in_words("site/contact", "A phone and an e-mail address that somebody answers", _placeholders(site)),
        _in_words("team/leadership", "Names of the firm's people", _unnamed(sources)),
        _in_words("home/awards", "Awards, each with its giver and year", _uncited(sources)),
        _in_words("confirmations/reviews", "A named person who has read each of these pages", _unread(sources)),
        _in_words("confirmations/counsel", "What counsel has to confirm", _unconfirmed(sources)),
        LaunchGap(
            title="Strategies without stated figures",
            missing=[each.name for each in strategy_figures(sources) if each.oldest_stated_on is None],
            entered="Figures, by the strategy's name",
            section="figures",
            subject=None,
        ),
    )
    return tuple(gap for gap in gaps if gap["missing"])


def _in_words(subject: str, title: str, missing: Iterable[str]) -> LaunchGap:
    section = find_section(subject)
    assert section is not None  # noqa: S101 - the sections are named in this module
    entered = f"Words, “{section.title}”"
    return {"title": title, "missing": list(missing), "entered": entered, "section": "words", "subject": subject}


def _registrations(site: Site) -> Iterator[str]:
    if not site.registrations.aprn:
        yield "APRN, the firm's number with APMI as a distributor of portfolio management services"
    if not site.registrations.arn:
        yield "ARN, the firm's number with AMFI as a distributor of mutual funds"


def _placeholders(site: Site) -> Iterator[str]:
    if _NOBODYS_PHONE.search(re.sub(r"\D", "", site.phone)):
        yield f"Phone: {site.phone} is made up"
    if _NOBODYS_DOMAIN.search(site.email.rpartition("@")[2].lower()):
        yield f"E-mail: {site.email} is made up"


def _unnamed(sources: ContentSources) -> Iterator[str]:
    """Yield the people whom the firm's pages show only by role; fund houses name those of a strategy."""
    for page in sources.pages:
        if not isinstance(page.value, StrategySource):
            for block in page.value.blocks:
                if isinstance(block, ProfilesBlock):
                    yield from (profile.role for profile in block.items if profile.name is None)


def _uncited(sources: ContentSources) -> Iterator[str]:
    blocks = (block for page in sources.pages for block in page.value.blocks)
    if any(isinstance(block, AwardsSource) and not block.items for block in blocks):
        yield "No award is entered; what the firm states of itself is shown instead"


def _unread(sources: ContentSources) -> Iterator[str]:
    reviews = [] if sources.confirmations is None else sources.confirmations.value.reviews
    yield from (review.page for review in reviews if review.reviewed is None)


def _unconfirmed(sources: ContentSources) -> Iterator[str]:
    topics = [] if sources.confirmations is None else sources.confirmations.value.counsel
    for topic in topics:
        if topic.confirmed is None:
            yield f"{topic.topic} ({', '.join(topic.stands_on)})"
