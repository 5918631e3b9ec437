"""JSON-LD of the firm and its site. Every page's graph begins with them."""

from app.content.blocks.given_parts import LANGUAGE, Node
from app.content.models.opening_hours import OpenDays
from app.content.models.site import Site, dialled

LOGO_PATH = "/icon-512.png"


def firm_reference(origin: str) -> Node:
    """Return the reference that stands for the firm wherever it is named."""
    return {"@id": f"{origin}/#firm"}


def website_id(origin: str) -> str:
    """Return the id of the site."""
    return f"{origin}/#website"


def website(origin: str, site: Site, search_template: str | None) -> Node:
    """Return the site that every page is part of, and, with `search_template`, how to search it."""
    node: Node = {
        "@type": "WebSite",
        "@id": website_id(origin),
        "url": f"{origin}/",
        "name": site.firm_name,
        "inLanguage": LANGUAGE,
        "publisher": firm_reference(origin),
    }
    if search_template is not None:
        node["potentialAction"] = {
            "@type": "SearchAction",
            "target": {"@type": "EntryPoint", "urlTemplate": search_template},
            "query-input": "required name=search_term_string",
        }
    return node


def firm_card(origin: str, site: Site) -> Node:
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
        **firm_card(origin, site),
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
    days, hours = [f"https://schema.org/{day}" for day in span.names], span.hours
    return {"@type": "OpeningHoursSpecification", "dayOfWeek": days, "opens": hours.opens, "closes": hours.closes}
