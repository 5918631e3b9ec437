"""JSON-LD by schema.org, from the very words the page shows."""

from collections.abc import Iterator

from app.content.blocks.registry import kind_of
from app.content.blocks.structured_page import LANGUAGE, Node, StructuredPage
from app.content.documents import structured_products as products
from app.content.documents.site_document import registrations
from app.content.models.page import StrategySource
from app.content.models.site import OpeningHours, Site

HOME = "/"
# In what order readers meet what a page tells and offers; any other type comes last.
_ORDER = ("FAQPage", "Article", "InvestmentFund", "Dataset", "Person")


def structured_data(page: StructuredPage, site: Site) -> list[Node]:
    """Return the page's JSON-LD objects, each complete in itself."""
    nodes = [_firm(page.origin, site), _website(page.origin, site)] if page.source.path == HOME else []
    nodes.append(_web_page(page))
    if page.trail:
        nodes.append(_breadcrumb_list(page))
    nodes += sorted(_told(page, _firm_reference(page.origin, site)), key=_place_in_order)
    return [{"@context": "https://schema.org", **node} for node in nodes]


def _told(page: StructuredPage, firm: Node) -> Iterator[Node]:
    for block in page.blocks:
        yield from kind_of(block).structured_data(block, page, firm)
    if isinstance(page.source, StrategySource):
        yield products.fund(page.source, page.url, firm)
    yield from products.datasets(page.source, page.begun, page.origin, firm)


def _place_in_order(node: Node) -> int:
    return _ORDER.index(node["@type"]) if node["@type"] in _ORDER else len(_ORDER)


def _firm_id(origin: str) -> str:
    return f"{origin}/#firm"


def _firm_reference(origin: str, site: Site) -> Node:
    return {"@type": "Organization", "@id": _firm_id(origin), "name": site.firm_name}


def _website_id(origin: str) -> str:
    return f"{origin}/#website"


def _firm(origin: str, site: Site) -> Node:
    address = site.address
    node: Node = {
        "@type": ["Organization", "FinancialService"],
        "@id": _firm_id(origin),
        "name": site.firm_name,
        "legalName": site.legal_name,
        "url": f"{origin}/",
        "email": site.email,
        "telephone": site.phone_href.removeprefix("tel:"),
        "address": {
            "@type": "PostalAddress",
            "streetAddress": address.street,
            "addressLocality": address.locality,
            "postalCode": address.postal_code,
            "addressCountry": address.country,
        },
        "openingHoursSpecification": [_opening_hours(span) for span in site.hours],
    }
    held = registrations(site.registrations)
    if held:
        node["identifier"] = [{"@type": "PropertyValue", "propertyID": name, "value": number} for name, number in held]
    if site.social_links:
        node["sameAs"] = site.social_links
    return node


def _opening_hours(span: OpeningHours) -> Node:
    days = [f"https://schema.org/{day}" for day in span.days_schema]
    return {"@type": "OpeningHoursSpecification", "dayOfWeek": days, "opens": span.opens, "closes": span.closes}


def _website(origin: str, site: Site) -> Node:
    return {
        "@type": "WebSite",
        "@id": _website_id(origin),
        "url": f"{origin}/",
        "name": site.firm_name,
        "inLanguage": LANGUAGE,
        "publisher": {"@id": _firm_id(origin)},
    }


def _web_page(page: StructuredPage) -> Node:
    return {
        "@type": page.source.schema_type,
        "@id": page.url,
        "url": page.url,
        "name": page.source.title,
        "description": page.source.description,
        "dateModified": page.updated_on.isoformat(),
        "inLanguage": LANGUAGE,
        "isPartOf": {"@id": _website_id(page.origin)},
    }


def _breadcrumb_list(page: StructuredPage) -> Node:
    """Home comes first; the page itself and steps without a page carry no item (schema.org/BreadcrumbList)."""
    steps: list[Node] = [{"name": "Home", "item": f"{page.origin}/"}]
    for crumb in page.trail:
        steps.append(
            {"name": crumb.name} if crumb.href is None else {"name": crumb.name, "item": page.origin + crumb.href}
        )
    items = [{"@type": "ListItem", "position": position, **step} for position, step in enumerate(steps, start=1)]
    return {"@type": "BreadcrumbList", "itemListElement": items}
