"""Blocks that list strategies or compare them side by side."""
