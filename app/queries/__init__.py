"""Queries of visitors, from the form to the stored row and to the staff who read them."""
