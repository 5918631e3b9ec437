"""JSON-LD of the firm and its site, with which every graph begins, and of a strategy: the product.

It never holds a past return: schema.org has no field for it, and readers would take any other for a promise.
"""

from app.content.blocks.given_parts import LANGUAGE, Node
from app.content.models.opening_hours import OpenDays
from app.content.models.page import StrategySource
from app.content.models.site import Site, dialled
from app.content.models.stated import rupees

LOGO_PATH = "/icon-512.png"
_TYPES = {"pms": "FinancialProduct", "aif": "InvestmentFund"}
_CATEGORIES = {"pms": "Portfolio management service", "aif": "Alternative investment fund"}


def firm_reference(origin: str) -> Node:
    """Return the reference that stands for the firm wherever it is named."""
    return {"@id": f"{origin}/#firm"}


def website_id(origin: str) -> str:
    """Return the id of the site."""
    return f"{origin}/#website"


def website(origin: str, site: Site) -> Node:
    """Return the site that every page is part of."""
    return {
        "@type": "WebSite",
        "@id": website_id(origin),
        "url": f"{origin}/",
        "name": site.firm_name,
        "inLanguage": LANGUAGE,
        "publisher": firm_reference(origin),
    }


def firm_summary(origin: str, site: Site) -> Node:
    """Return the few facts on pages that only name the firm."""
    logo = {"@type": "ImageObject", "@id": _logo_id(origin), "url": origin + LOGO_PATH}
    return {
        "@type": "Organization",
        **firm_reference(origin),
        "name": site.firm_name,
        "url": f"{origin}/",
        "logo": logo,
    }


def _logo_id(origin: str) -> str:
    return f"{origin}/#logo"


def firm_node(origin: str, site: Site) -> Node:
    """Return everything about the firm: its name, its office, and its hours."""
    node: Node = {
        **firm_summary(origin, site),
        "@type": ["Organization", "FinancialService"],
        "legalName": site.legal_name,
        "image": {"@id": _logo_id(origin)},
        "email": site.email,
        "telephone": dialled(site.phone),
        "address": _address(site),
        "geo": {"@type": "GeoCoordinates", "latitude": site.geo.latitude, "longitude": site.geo.longitude},
        "areaServed": [{"@type": "Country", "name": name} for name in site.area_served],
        "publishingPrinciples": origin + site.publishing_principles,
        "openingHoursSpecification": [_opening_hours(span) for span in site.hours.open_days],
    }
    held = site.registrations.held
    if held:
        node["identifier"] = [{"@type": "PropertyValue", "propertyID": name, "value": number} for name, number in held]
    if site.social_links:
        node["sameAs"] = site.social_links
    return node


def _address(site: Site) -> Node:
    return {
        "@type": "PostalAddress",
        "streetAddress": site.address.street,
        "addressLocality": site.address.locality,
        "postalCode": site.address.postal_code,
        "addressCountry": site.address.country,
    }


def _opening_hours(span: OpenDays) -> Node:
    days, hours = [f"https://schema.org/{day}" for day in span.names], span.times
    return {"@type": "OpeningHoursSpecification", "dayOfWeek": days, "opens": hours.opens, "closes": hours.closes}


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
