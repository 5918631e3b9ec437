"""All public pages for programs: `/llms.txt` (llmstxt.org)."""

from collections import Counter
from collections.abc import Mapping

from app.content import markdown_signs as signs
from app.content.documents.render_request import PageDocument
from app.content.known_paths import twin_path
from app.content.models.page import PageHeadData
from app.content.models.site import SiteDocument

# The format's own heading for what may be left out to save room.
OPTIONAL = "Optional"
_OTHERS = "The firm"
_HOW_TO_READ = (
    "Every page is listed as Markdown; the page to cite is named at the head of each text. A figure has its day and "
    "its basis beside it. Past performance does not indicate future returns."
)


def llms_text(pages: Mapping[str, PageDocument], names: Mapping[str, str], site: SiteDocument, origin: str) -> str:
    """Return the list of pages by path, home first. `names` are those in breadcrumbs; `origin` ends without slash."""
    home, legal = next(iter(pages.values())), {link.href for link in site.footer_legal}
    folders = Counter(map(_folder, pages))
    # A folder is named by its own page.
    sections: dict[str, list[str]] = {_OTHERS: []}
    for path in pages:
        name = names.get(_folder(path), _OTHERS) if folders[_folder(path)] > 1 else _OTHERS
        sections.setdefault(OPTIONAL if path in legal else name, []).append(path)
    optional = {OPTIONAL: sections.pop(OPTIONAL)} if OPTIONAL in sections else {}
    parts = [signs.heading(1, site.firm_name), signs.quotation(home.head.description), _HOW_TO_READ]
    for name, members in (sections | optional).items():
        parts += [signs.heading(2, name), signs.bullets(_entry(path, pages[path].head, origin) for path in members)]
    return signs.joined(parts)


def _entry(path: str, head: PageHeadData, origin: str) -> str:
    return f"{signs.link(head.title, origin + twin_path(path))}: {signs.words(head.description)}"


def _folder(path: str) -> str:
    return f"/{path.split('/')[1]}"
