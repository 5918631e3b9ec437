"""Blocks that frame a page: heads, tabs, the closing band, status screens."""
