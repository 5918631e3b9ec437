"""Filters and paging of lists of queries."""
