"""JSON-LD by schema.org, from the words of the page. The graph of a page resolves its own references."""

from collections.abc import Iterator

from app.content.blocks.given_parts import LANGUAGE, Node, StructuredPage, faq_nodes
from app.content.blocks.registry import kind_of
from app.content.documents.structured_nodes import (
    firm_node,
    firm_reference,
    firm_summary,
    product,
    product_id,
    website,
    website_id,
)
from app.content.known_paths import HOME
from app.content.models.page import StrategySource
from app.content.models.site import Site

# Pages about the firm. They describe it in full.
_OF_THE_FIRM = ("AboutPage", "ContactPage")


def structured_data(page: StructuredPage, site: Site) -> Node:
    """Return the page's JSON-LD: one object with the graph of all its nodes."""
    is_of_firm = page.source.path == HOME or page.source.schema_type in _OF_THE_FIRM
    firm = firm_node(page.origin, site) if is_of_firm else firm_summary(page.origin, site)
    nodes = [firm, website(page.origin, site), _web_page(page, is_of_firm=is_of_firm)]
    if page.trail:
        nodes.append(_breadcrumb_list(page))
    nodes += _nodes(page, site)
    return {"@context": "https://schema.org", "@graph": _joined(nodes)}


def _nodes(page: StructuredPage, site: Site) -> Iterator[Node]:
    firm = firm_reference(page.origin)
    answers = [answer for block in page.blocks for answer in kind_of(block).answers(block)]
    yield from faq_nodes(answers, page)
    for block in page.blocks:
        yield from kind_of(block).structured_data(block, page, firm)
    if isinstance(page.source, StrategySource):
        yield product(page.source, page.url, firm, site.pms_minimum)


def _joined(nodes: list[Node]) -> list[Node]:
    """Return each node once. A node with the id of an earlier one is merged into it."""
    joined: dict[object, Node] = {}
    for place, node in enumerate(nodes):
        joined.setdefault(node.get("@id", place), {}).update(node)
    return list(joined.values())


def _breadcrumb_id(page: StructuredPage) -> str:
    return f"{page.url}#breadcrumb"


def _web_page(page: StructuredPage, *, is_of_firm: bool) -> Node:
    node: Node = {
        "@type": page.source.schema_type,
        "@id": page.url,
        "url": page.url,
        "name": page.source.title,
        "description": page.source.description,
        "dateModified": page.updated_on.isoformat(),
        "inLanguage": LANGUAGE,
        "isPartOf": {"@id": website_id(page.origin)},
        "primaryImageOfPage": {"@type": "ImageObject", "@id": page.image_id, "url": page.image_url},
    }
    if page.source.published_on is not None:
        node["datePublished"] = page.source.published_on.isoformat()
    if page.reviewed is not None:
        node["lastReviewed"] = page.reviewed.on.isoformat()
        node["reviewedBy"] = {"@type": "Person", "name": page.reviewed.name, "jobTitle": page.reviewed.role}
    if page.trail:
        node["breadcrumb"] = {"@id": _breadcrumb_id(page)}
    if is_of_firm:
        node["mainEntity"] = firm_reference(page.origin)
    if isinstance(page.source, StrategySource):
        node["mainEntity"] = {"@id": product_id(page.url)}
    return node


def _breadcrumb_list(page: StructuredPage) -> Node:
    """Return the breadcrumbs. The page itself and steps without a page carry no item (schema.org/BreadcrumbList)."""
    steps: list[Node] = [
        {"name": crumb.name} if crumb.href is None else {"name": crumb.name, "item": page.origin + crumb.href}
        for crumb in page.trail
    ]
    items = [{"@type": "ListItem", "position": position, **step} for position, step in enumerate(steps, start=1)]
    return {"@type": "BreadcrumbList", "@id": _breadcrumb_id(page), "itemListElement": items}
