"""The frame every page shares, from the brand and the menus."""

from app.content.blocks.kind import as_rendered
from app.content.links import LinkResolver
from app.content.models.site import HeaderGroup, Navigation, NavigationGroup, SiteDocument, dialled
from app.content.sources import ContentSources


def compose_site(sources: ContentSources, resolver: LinkResolver, year: int) -> SiteDocument:
    """Return what header and footer are rendered from; `year` is the year in India."""
    site, navigation = sources.site.value, sources.navigation.value
    return as_rendered(
        site,
        SiteDocument,
        registrations=[f"{name} {number}" for name, number in site.registrations.held],
        phone_display=site.phone,
        phone_href=f"tel:{dialled(site.phone)}",
        address_lines=site.address.lines,
        hours=site.hours.open_days,
        header=[_header_group(group, navigation, resolver) for group in navigation.header],
        action=resolver.navigation([navigation.action])[0],
        search=None if navigation.search is None else resolver.navigation([navigation.search])[0],
        footer_firm=resolver.navigation(navigation.footer_firm),
        footer_strategies=resolver.navigation(navigation.footer_strategies),
        footer_funds=resolver.navigation(navigation.footer_funds),
        footer_legal=resolver.navigation(navigation.footer_legal),
        copyright_year=year,
        wordmark=None if sources.wordmark is None else sources.wordmark.value,
    )


def _header_group(group: NavigationGroup, navigation: Navigation, resolver: LinkResolver) -> HeaderGroup:
    linked = {link.path for link in group.links}
    strategies = [link for link in navigation.footer_strategies if link.path not in linked]
    return HeaderGroup(
        id=group.id,
        label=group.label,
        href=resolver.href(group.path),
        overview=None if group.overview is None else resolver.navigation([group.overview])[0],
        links=resolver.navigation(group.links),
        strategies=resolver.navigation(strategies) if group.names_strategies else [],
        covers=group.covers,
    )
