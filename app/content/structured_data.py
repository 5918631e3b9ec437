"""JSON-LD by schema.org, from the very words the page shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from app.content import structured_products as products
from app.content.models.block_union import Block
from app.content.models.blocks import ArticleBlock
from app.content.models.composed_blocks import FaqBlock
from app.content.models.page import Breadcrumb, PageSource, StrategySource
from app.content.models.rich_text import plain_text
from app.content.models.site import OpeningHours, Site
from app.content.site_document import registrations

LANGUAGE = "en-IN"
HOME = "/"
Node = dict[str, Any]


@dataclass(frozen=True)
class StructuredPage:
    """What a page says about itself. `url` is canonical, `origin` has no slash at its end, `trail` leaves home out."""

    url: str
    origin: str
    source: PageSource
    updated_on: date
    trail: Sequence[Breadcrumb]
    blocks: Sequence[Block]


def structured_data(page: StructuredPage, site: Site) -> list[Node]:
    """Return the page's JSON-LD objects, each complete in itself."""
    nodes = [_firm(page.origin, site), _website(page.origin, site)] if page.source.path == HOME else []
    nodes.append(_web_page(page))
    if page.trail:
        nodes.append(_breadcrumb_list(page))
    nodes += [_faq_page(page, block) for block in page.blocks if isinstance(block, FaqBlock)]
    nodes += [_article(page, site, block) for block in page.blocks if isinstance(block, ArticleBlock)]
    firm = _firm_reference(page.origin, site)
    if isinstance(page.source, StrategySource):
        nodes.append(products.fund(page.source, page.url, firm))
    nodes += products.datasets(page.source, page.origin, firm)
    nodes += products.people(page.source, page.blocks, page.url, firm)
    return [{"@context": "https://schema.org", **node} for node in nodes]


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


def _faq_page(page: StructuredPage, block: FaqBlock) -> Node:
    entries = [
        {
            "@type": "Question",
            "name": question.question,
            "acceptedAnswer": {"@type": "Answer", "text": plain_text(question.answer)},
        }
        for question in block.questions
    ]
    return {"@type": "FAQPage", "url": page.url, "inLanguage": LANGUAGE, "mainEntity": entries}


def _article(page: StructuredPage, site: Site, block: ArticleBlock) -> Node:
    firm = _firm_reference(page.origin, site)
    node: Node = {
        "@type": "Article",
        "headline": block.heading,
        "description": block.lede,
        "dateModified": page.updated_on.isoformat(),
        "inLanguage": LANGUAGE,
        "author": firm,
        "publisher": firm,
        "isPartOf": {"@id": page.url},
    }
    if block.id is not None:
        node["url"] = f"{page.url}#{block.id}"
    return node
