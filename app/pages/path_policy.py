"""Decides what to do with a requested path. Pure: no framework, no files."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import quote

MAXIMUM_PATH_LENGTH = 200
# Stricter than a URL: our paths need no escapes, so a percent sign, a dot or a backslash is never one of ours.
_PLAIN_PATH = re.compile(r"/[A-Za-z0-9/_-]*")
# Pages of earlier figures, and their rows, used to have addresses below their page.
_EARLIER_FIGURES = re.compile(r"(/.+)/as-on/\d{4}-\d{2}-\d{2}(?:/[a-z0-9.-]+\.csv)?")
# The panel routes in the browser: every path below this one gets the panel's page.
_PANEL = re.compile(r"(/admin/dashboard)/.+")
_REPEATED_SLASHES = re.compile(r"/{2,}")
_QUERY_SAFE = "!$&'()*+,;=:@/?%-._~"


@dataclass(frozen=True)
class PermanentRedirect:
    """The page is permanently elsewhere, in one hop. `target` is a site path and may end in a fragment."""

    target: str


@dataclass(frozen=True)
class PathIndex:
    """The paths that have a page, and the legacy paths, each also in lower case."""

    served: frozenset[str]
    served_by_lower: Mapping[str, str]
    redirected_by_lower: Mapping[str, str]

    @classmethod
    def build(cls, served: Iterable[str], redirects: Mapping[str, str]) -> "PathIndex":
        """Index canonical paths and `redirects` (legacy path to target)."""
        paths = frozenset(served)
        return cls(
            served=paths,
            served_by_lower={path.lower(): path for path in paths},
            redirected_by_lower={source.lower(): target for source, target in redirects.items()},
        )


def decide_page(raw_path: str, index: PathIndex) -> str | PermanentRedirect | None:
    """Return the canonical path of the page at a path, a redirect, or None if there is no page or it is only planned.

    The path is as the visitor sent it: undecoded, without query string.

    A wrong case, repeated slashes and trailing slashes are forgiven with a redirect, also on legacy paths. Paths of
    earlier figures lead to today's page. All paths below the staff panel answer with the panel's page.
    """
    earlier = _EARLIER_FIGURES.fullmatch(raw_path)
    if earlier is not None:
        decision = decide_page(earlier[1], index)
        return PermanentRedirect(decision) if isinstance(decision, str) else decision
    if len(raw_path) > MAXIMUM_PATH_LENGTH or not _PLAIN_PATH.fullmatch(raw_path):
        return None
    if raw_path in index.served:
        return raw_path
    inside = _PANEL.fullmatch(raw_path)
    if inside is not None and inside[1] in index.served:
        return inside[1]
    spelling = _REPEATED_SLASHES.sub("/", raw_path).rstrip("/").lower() or "/"
    target = index.served_by_lower.get(spelling) or index.redirected_by_lower.get(spelling)
    return None if target is None else PermanentRedirect(target)


def location_with_query_string(target: str, query_string: str) -> str:
    """Return the Location of a redirect in plain ASCII. It keeps the visitor's query string, before any fragment."""
    if not query_string:
        return target
    path, hash_sign, fragment = target.partition("#")
    return f"{path}?{quote(query_string, safe=_QUERY_SAFE, encoding='latin-1', errors='ignore')}{hash_sign}{fragment}"
