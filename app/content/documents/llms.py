"""`/llms.txt`: the Markdown twins of all pages and the rows of their figures, in the format of llmstxt.org."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from app.content import markdown_signs as signs
from app.content.datasets.terms import age_text, aged
from app.content.documents.public_page import PublicPage
from app.content.live_paths import FEED_PATH, twin_path
from app.content.models.datasets import SeriesDataset
from app.content.models.site import SiteDocument

# The format's own heading for what may be left out if room is short.
OPTIONAL = "Optional"
_OTHERS = "The firm"
_HOW_TO_READ = (
    "Every page is listed as Markdown; the page to cite is named at the head of each text. A figure has its day and "
    "its basis beside it. Past performance does not indicate future returns."
)


def llms_text(pages: Sequence[PublicPage], site: SiteDocument, origin: str) -> str:
    """Return the list. `origin` has no slash at its end."""
    home, legal = pages[0], {link.href for link in site.footer_legal}
    sections = _by_section(pages, legal)
    optional = sections.pop(OPTIONAL, [])
    parts = [signs.heading(1, site.firm_name), signs.quotation(home.document.head.description), _HOW_TO_READ]
    for name, members in sections.items():
        parts += [signs.heading(2, name), signs.bullets(_entry(page, origin) for page in members)]
    files = [text for page in pages for text in _files(page, origin)]
    news = f"{signs.link('Changes', origin + FEED_PATH)}: what has changed, as an Atom feed"
    parts += [signs.heading(2, "Figures as CSV"), signs.bullets(files)] if files else []
    return signs.joined(
        [*parts, signs.heading(2, OPTIONAL), signs.bullets([*(_entry(page, origin) for page in optional), news])]
    )


def _entry(page: PublicPage, origin: str) -> str:
    head = page.document.head
    return f"{signs.link(head.title, origin + twin_path(page.path))}: {signs.words(head.description)}"


def _files(page: PublicPage, origin: str) -> Iterator[str]:
    for path, dataset in page.files():
        what = (
            f"{dataset.name} and {dataset.benchmark}, month ends"
            if isinstance(dataset, SeriesDataset)
            else f"{page.name}, holdings"
        )
        text = f"as on {aged(dataset.as_on, age_text(dataset, page.old_days))}, source: {dataset.source}"
        yield f"{signs.link(what, origin + path)}: {signs.words(text)}"


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
