"""Filters and paging of lists of leads."""
