"""Small documents without the renderer."""

from html import escape


def plain_document(heading: str, text: str, *further: str) -> str:
    """Return a complete document with a heading and paragraphs. `further` paragraphs are HTML already."""
    paragraphs = "".join(f"<p>{html}</p>" for html in (escape(text, quote=False), *further))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(heading)}</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>'
        f"<body><main><h1>{escape(heading)}</h1>{paragraphs}</main></body></html>\n"
    )
