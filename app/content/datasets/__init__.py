"""Rows of figures: read from CSV, summed, turned into returns, and written as CSV."""
