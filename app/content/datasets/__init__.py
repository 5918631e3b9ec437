"""Rows of figures: read from CSV, summed up, turned into returns, given back as CSV."""
