"""The firm as Markdown: how to reach it, and who it is."""

from app.content.markdown import signs
from app.content.models.site import SiteDocument


def firm_details(site: SiteDocument) -> list[str]:
    """Return phone, e-mail, address and hours as items of a list."""
    return [
        f"Phone: {signs.link(site.phone_display, site.phone_href)}",
        f"E-mail: {signs.link(site.email, f'mailto:{site.email}')}",
        f"Address: {signs.words(', '.join(site.address_lines))}",
        f"Hours: {signs.words('; '.join(f'{span.days} {span.hours}' for span in site.hours))}",
    ]


def firm_line(site: SiteDocument) -> str:
    """Return who publishes and how to reach them, in a paragraph."""
    name = signs.words(", ".join([site.legal_name, *site.registrations]))
    return f"{name}. {'. '.join(firm_details(site))}."
