"""Headers of files to take away."""

from app.web.response_headers import Header, stands_for

# `header=present`: the first line names the columns (RFC 4180, section 3).
CSV = "text/csv; charset=utf-8; header=present"


def csv_headers(filename: str, page_url: str, cache_control: str) -> list[Header]:
    """Return what a dataset says of itself beside what protects it. `page_url` is whole: of the page it is of."""
    return [
        *stands_for(page_url),
        ("Content-Type", CSV),
        ("Content-Disposition", f'attachment; filename="{filename}"'),
        ("Cache-Control", cache_control),
    ]
