"""Every link, menu entry, redirect and page tab leads somewhere. Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from app.content.blocks.registry import kind_of
from app.content.checks.block_checks import page_anchors
from app.content.datasets.downloads import download_path, files_of
from app.content.errors import Fault, FieldPath, did_you_mean
from app.content.links import NAMES_USER, is_outside, split_fragment
from app.content.models.base import Link
from app.content.models.page import PageSource
from app.content.models.rich_text import LinkInline
from app.content.models.site import PublicUrl
from app.content.sources import ContentSources, Located


def link_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield a fault for every reference to an address that does not exist."""
    targets = _Targets.of(sources)
    for page in sources.pages:
        yield from _page_faults(page, page.value, targets)
        for block in page.value.blocks:
            for file in kind_of(block).files(block, sources):
                yield from _page_faults(file, page.value, targets)
    yield from _menu_faults(sources, targets)
    yield from _redirect_faults(sources, targets)


@dataclass(frozen=True)
class _Targets:
    """The targets of links. `downloads` are the paths of files."""

    urls: Mapping[str, PublicUrl]
    anchors: Mapping[str, frozenset[str]]
    moved: Mapping[str, str]
    downloads: frozenset[str]

    @classmethod
    def of(cls, sources: ContentSources) -> "_Targets":
        return cls(
            urls={url.path: url for url in sources.urls()},
            anchors={page.value.path: page_anchors(page.value, sources) for page in sources.pages if page.value.path},
            moved={redirect.source: redirect.target for redirect in sources.redirects.value.redirects},
            downloads=frozenset(
                download_path(page.value.path, name)
                for page in sources.pages
                if page.value.path is not None
                for name in files_of(page.value)
            ),
        )

    def problem(self, href: str) -> str | None:
        """Return why a site address leads nowhere, or None. A planned page counts; its anchors are unknown."""
        path, fragment = split_fragment(href)
        if href in self.downloads:
            return None
        if path in self.moved:
            return f"{path} has moved: write {self.moved[path]}"
        if path not in self.urls:
            return f"'{href}' leads nowhere: {path} is not in url-ledger.yaml{did_you_mean(path, self.urls)}"
        if fragment and path in self.anchors and fragment not in self.anchors[path]:
            near = did_you_mean(fragment, self.anchors[path])
            return f"'{href}' leads nowhere: {path} has no id '{fragment}'{near}"
        return None


def _page_faults(located: Located[Any], page: PageSource, targets: _Targets) -> Iterator[Fault]:
    for path, value in located.entries:
        if isinstance(value, Link | LinkInline) and (problem := _link_problem(value.href, page, targets)):
            yield located.fault((*path, "href"), problem)


def _link_problem(href: str | None, page: PageSource, targets: _Targets) -> str | None:
    if not href:
        return "is empty: write an address"
    if is_outside(href):
        return None
    if href.startswith("#") and page.path is not None:
        return targets.problem(page.path + href)
    if NAMES_USER.match(href):
        return f"'{href}' names a user before the host: write https:// and then the host"
    if not href.startswith("/"):
        return f"'{href}' is not an address: begin with /, #, https://, mailto: or tel:+"
    return targets.problem(href)


def _menu_faults(sources: ContentSources, targets: _Targets) -> Iterator[Fault]:
    site, menus = sources.site, sources.navigation
    named: list[tuple[Located[Any], FieldPath, str]] = [
        (site, ("publishingPrinciples",), site.value.publishing_principles),
        *((menus, path, value) for path, value in menus.entries if path[-1:] == ("path",) and isinstance(value, str)),
    ]
    for located, path, address in named:
        if problem := targets.problem(address):
            yield located.fault(path, problem)
    for path, value in menus.entries:
        if "covers" in path and isinstance(value, str) and not any(url.startswith(value) for url in targets.urls):
            yield menus.fault(path, f"no page is below {value}{did_you_mean(value, targets.urls)}")


def _redirect_faults(sources: ContentSources, targets: _Targets) -> Iterator[Fault]:
    located = sources.redirects
    pages = {path.lower(): path for path in targets.urls}
    seen: set[str] = set()
    for position, redirect in enumerate(located.value.redirects):
        source, target = redirect.source, redirect.target
        # A path is looked up in lower case.
        if source.lower() in pages:
            message = f"{pages[source.lower()]} is itself a page in url-ledger.yaml"
            yield located.fault(("redirects", position, "from"), message)
        if source.lower() in seen:
            yield located.fault(("redirects", position, "from"), f"{source} is here twice")
        seen.add(source.lower())
        url = targets.urls.get(split_fragment(target)[0])
        nowhere = targets.problem(target)
        if nowhere is None and url is not None and url.state == "planned":
            nowhere = f"'{target}' is only planned, and would answer 404"
        if nowhere is not None:
            yield located.fault(("redirects", position, "to"), nowhere)
