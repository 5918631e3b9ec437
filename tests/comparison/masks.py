"""Values that differ between two runs of one site, and why. All else is recorded unchanged."""

import re
from dataclasses import dataclass

HIDDEN = "…"
ADDRESS = "address"
BODY = "body"


@dataclass(frozen=True)
class Mask:
    """Hides what `pattern` finds, except its groups. `where` is a header's name, sent or received, or a part."""

    where: str
    pattern: str
    reason: str

    def hide(self, text: str) -> str:
        """Return the text without the values that differ between runs."""
        return re.sub(self.pattern, _hidden, text)


def _hidden(found: re.Match[str]) -> str:
    before, after = found.groups() or ("", "")
    return f"{before}{HIDDEN}{after}"


_BUILT_NAME = r"([/.][a-z-]+\.)(?:[0-9A-Z]{8}|[0-9a-f]{10})(\.(?:js|css|woff2))"

MASKS = (
    Mask(ADDRESS, _BUILT_NAME, "a digest of the built file"),
    Mask(ADDRESS, r"(-data/)(?!0{24})[0-9a-f]{24}(/seen)", "the id of a query, made of the moment and of chance"),
    Mask("Cookie", r"(staff-(?:session|device)=)[^;]+()", "a random token"),
    Mask("If-None-Match", r"()[0-9a-f]{10,}()", "a digest of the body, in which built files are named"),
    Mask("Date", r".+", "the moment of the answer"),
    Mask("X-Request-Id", r"^[0-9a-f]{16}$", "drawn anew for each request"),
    Mask("ETag", r"()[0-9a-f]{10,}()", "a digest of the body, in which built files are named"),
    Mask("Link", _BUILT_NAME, "a digest of the built file"),
    Mask("Retry-After", r"^\d+$", "seconds until the count begins anew"),
    Mask("Set-Cookie", r"(staff-(?:session|device)=)[^;]+()", "a random token"),
    Mask("Set-Cookie", r"(Expires=)(?!Thu, 01 Jan 1970)[^;]+()", "counted from now"),
    Mask("Content-Disposition", r"(queries-)\d{4}-\d\d-\d\d(\.)", "the day of the export"),
    Mask(BODY, _BUILT_NAME, "a digest of the built file"),
    Mask(BODY, r'("_id": ?")[0-9a-f]{24}(")', "the id of a query, made of the moment and of chance"),
    Mask(BODY, r'("nextCursor": ?")[^"]+(")', "names an id"),
    Mask(BODY, r"()\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z)", "the moment something happened"),
    Mask(BODY, r"()\d{4}-\d\d-\d\d \d\d:\d\d:\d\d()", "the moment a query came, in an export"),
    Mask(BODY, r'("date": ?")\d{4}-\d\d-\d\d(")', "the dashboard's days end today"),
    Mask(BODY, r'("medianMinutesToFirstOpen": ?)[0-9.]+()', "how long this run took"),
    Mask(BODY, r'("(?:published|wanted)": ?")[0-9a-f]{16}(")', "a digest of content, client build and contract"),
)
"""Each mask with its reason, in the order in which they are applied."""


def masked(where: str, text: str) -> str:
    """Return a header's value, an address or a body with all its masks applied."""
    for mask in MASKS:
        if mask.where == where:
            text = mask.hide(text)
    return text
