"""All public pages for programs: `/llms.txt` (llmstxt.org)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from app.content import markdown_signs as signs
from app.content.live_paths import twin_path
from app.content.models.site import PublicUrl, SiteDocument
from app.content.pages import PageDocument

# The format's own heading for what may be left out if room is short.
OPTIONAL = "Optional"
_OTHERS = "The firm"
_HOW_TO_READ = (
    "Every page is listed as Markdown; the page to cite is named at the head of each text. A figure has its day and "
    "its basis beside it. Past performance does not indicate future returns."
)


@dataclass(frozen=True)
class PublicPage:
    """A page that everybody may find; `name` is its name in breadcrumbs."""

    path: str
    name: str
    document: PageDocument


def furnished(ledger: Mapping[str, PublicUrl]) -> list[PublicUrl]:
    """Return the pages that everybody may find, in the ledger's order."""
    return [url for url in ledger.values() if url.state == "furnished"]


def llms_text(pages: Sequence[PublicPage], site: SiteDocument, origin: str) -> str:
    """Return the list. `origin` has no slash at its end."""
    home, legal = pages[0], {link.href for link in site.footer_legal}
    sections = _by_section(pages, legal)
    optional = sections.pop(OPTIONAL, [])
    parts = [signs.heading(1, site.firm_name), signs.quotation(home.document.head.description), _HOW_TO_READ]
    for name, members in sections.items():
        parts += [signs.heading(2, name), signs.bullets(_entry(page, origin) for page in members)]
    parts += [signs.heading(2, OPTIONAL), signs.bullets(_entry(page, origin) for page in optional)] if optional else []
    return signs.joined(parts)


def _entry(page: PublicPage, origin: str) -> str:
    head = page.document.head
    return f"{signs.link(head.title, origin + twin_path(page.path))}: {signs.words(head.description)}"


def _by_section(pages: Sequence[PublicPage], legal: Iterable[str | None]) -> dict[str, list[PublicPage]]:
    """Return pages by their folder, in their order. A folder is named by its own page."""
    folders = Counter(_folder(page) for page in pages)
    names = {page.path: page.name for page in pages}
    sections: dict[str, list[PublicPage]] = {_OTHERS: []}
    for page in pages:
        folder = _folder(page)
        name = names.get(folder, _OTHERS) if folders[folder] > 1 else _OTHERS
        sections.setdefault(OPTIONAL if page.path in legal else name, []).append(page)
    return sections


def _folder(page: PublicPage) -> str:
    return f"/{page.path.split('/')[1]}"
