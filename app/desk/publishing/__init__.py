"""Editions of figures and words as rows: drafts, who proposed and approved them, and what is published now."""
