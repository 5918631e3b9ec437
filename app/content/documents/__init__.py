"""Composes what the renderer is sent: documents of pages, the frame, structured data."""
