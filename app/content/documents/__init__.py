"""Composes the renderer's input: documents of pages, the frame, structured data."""
