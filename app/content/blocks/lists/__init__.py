"""Blocks that list strategies or lay them side by side."""
