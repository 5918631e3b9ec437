"""Asking the renderer for a document, and judging what it replies."""
