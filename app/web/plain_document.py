"""Small documents for the moments when no page can be drawn."""

from html import escape


def plain_document(heading: str, text: str, *further: str) -> str:
    """Return a complete document of a heading and paragraphs. What comes after the text is HTML already."""
    paragraphs = "".join(f"<p>{html}</p>" for html in (escape(text, quote=False), *further))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(heading)}</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>'
        f"<body><main><h1>{escape(heading)}</h1>{paragraphs}</main></body></html>\n"
    )
